import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inputError } from '../errors.ts';
import { readAddress } from './address-values.ts';
import { shopErrorBody } from './format-errors.ts';
import { waitRefusal, type GraphqlRequest, type GraphqlResponse } from './endpoint.ts';
import { networkOf } from '@shop/rules/network-of';
import type { RateLimiter } from './rate-limit.ts';
import { createTurns } from './turns.ts';
import { serializeBodyOnce, returnScratchBuffer, etagOf } from '../memory/scratch-buffers.ts';

type Handle = (request: GraphqlRequest) => Promise<GraphqlResponse>;

/** How a port keeps one address from taking it from all others; without a rate limiter it does not. */
export type Protection = {
  readonly rateLimiter: RateLimiter | undefined;
  /** How long somebody waits who is over the limit: who asks again at once costs a refusal a second, not thousands. */
  readonly refusalDelayMs?: number;
};

const allowed = { allow: 'GET, POST, OPTIONS' };

/** `/graphql` over HTTP: GET for queries, POST JSON for both, OPTIONS answered empty. */
export function registerGraphqlRoutes(app: FastifyInstance, handle: Handle, protection: Protection): void {
  void app.register(async (scope) => {
    takeAnyBody(scope);
    const inTurn = limitAddresses(scope, protection);
    scope.options('/graphql', async (_request, reply) => reply.code(204).headers(allowed).send());
    scope.get('/graphql', async (request, reply) => send(request, reply, await inTurn(request, () => handle(fromAddress(request)))));
    scope.post('/graphql', async (request, reply) => send(request, reply, await inTurn(request, () => post(request, handle))));
    scope.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: '/graphql',
      handler: async (request, reply) =>
        send(request, reply.headers(allowed), refuse(405, `The method ${request.method} is not allowed, only GET, POST and OPTIONS are.`)),
    });
  });
}

/** Everything that is no JSON gets the contract's answer instead of the framework's. */
export function takeAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode === 413) return send(request, reply, refuse(413, 'The request is too large.'));
    if (statusCode < 500) return send(request, reply, refuse(400, 'Unable to parse the request.'));
    throw error;
  });
}

type InTurn = (request: FastifyRequest, answer: () => Promise<GraphqlResponse>) => Promise<GraphqlResponse>;

/** Refusals that wait to be sent; beyond them connections are cut. */
const maxHeld = 1_000;

/** Counts a request before anything of it is read (R161), and lets those of one address begin one after the other. */
export function limitAddresses(scope: FastifyInstance, { rateLimiter, refusalDelayMs = 1_000 }: Protection): InTurn {
  if (!rateLimiter) return (_request, answer) => answer();
  let held = 0;
  scope.addHook('onRequest', (request, reply, done) => {
    const wait = rateLimiter.countRequest(request.ip);
    if (wait === undefined) return done();
    if (held >= maxHeld) {
      reply.hijack();
      return void request.raw.destroy();
    }
    held += 1;
    // The rest of the request, which nobody wants: a connection that is closed on unread bytes loses the answer.
    request.raw.resume();
    setTimeout(() => {
      held -= 1;
      send(request, reply.header('connection', 'close'), waitRefusal(wait));
    }, refusalDelayMs);
  });
  const inTurn = createTurns({ pauseOf: (network) => rateLimiter.pauseOf(network) });
  return async (request, answer) => {
    const answered = await inTurn(networkOf(request.ip), async () => {
      // Sixty that arrive at once are all counted before the first of them has cost anything.
      const wait = rateLimiter.waitOf(request.ip);
      return wait === undefined ? answer() : waitRefusal(wait);
    });
    return answered ?? waitRefusal(1);
  };
}

/** A read, whose parameters are taken out of its address only when somebody looks at them. */
function fromAddress(request: FastifyRequest): GraphqlRequest {
  const { name, valueOf } = readAddress(request.originalUrl);
  return {
    ...fromHeaders(request),
    method: 'GET',
    address: name,
    get query() {
      return valueOf('query');
    },
    get variables() {
      return valueOf('variables');
    },
    get operationName() {
      return valueOf('operationName');
    },
    get extensions() {
      return valueOf('extensions');
    },
  };
}

function post(request: FastifyRequest, handle: Handle): Promise<GraphqlResponse> {
  return handle({ ...fromHeaders(request), method: 'POST', ...readBody(request) });
}

export function readBody({
  headers,
  body,
}: FastifyRequest): Pick<GraphqlRequest, 'malformed' | 'query' | 'variables' | 'operationName' | 'extensions'> {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return { malformed: 'Request content type must be application/json' };
  const malformed = 'Unable to parse the request.';
  try {
    const parsed: unknown = JSON.parse(String(body));
    if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return { malformed };
    const { query, variables, operationName, extensions } = parsed as Readonly<Record<string, unknown>>;
    return { query, variables, operationName, extensions };
  } catch {
    return { malformed };
  }
}

function fromHeaders(
  request: FastifyRequest,
): Pick<GraphqlRequest, 'isOverHttp' | 'store' | 'currency' | 'authorization' | 'ip' | 'requestId'> {
  const single = (name: string): string | undefined => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  return {
    isOverHttp: true,
    store: single('store'),
    currency: single('content-currency'),
    authorization: request.headers.authorization,
    ip: request.ip,
    requestId: request.id,
  };
}

export function refuse(status: number, message: string): GraphqlResponse {
  return { status, headers: { 'cache-control': 'no-store' }, body: { errors: [shopErrorBody(inputError(message))] } };
}

export function send(request: FastifyRequest, reply: FastifyReply, response: GraphqlResponse): FastifyReply {
  const body = response.bytes ?? serializeBodyOnce(response.body);
  // When all of it has left; a connection that broke before may still read it.
  reply.raw.once('finish', () => returnScratchBuffer(body));
  void reply.headers(response.headers).type('application/json; charset=utf-8');
  if (request.method === 'GET' && response.headers['cache-control']?.startsWith('public')) {
    const etag = response.etag ?? etagOf(body);
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  return reply.code(response.status).send(body);
}
