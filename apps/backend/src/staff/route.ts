import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticationError, authorizationError, type ShopError } from '#kernel/errors.ts';
import { shopErrorBody } from '#kernel/graphql/format-errors.ts';
import type { GraphqlRequest, GraphqlResponse } from '#kernel/graphql/endpoint.ts';
import { limitAddresses, readBody, refuse, send, takeAnyBody, type Protection } from '#kernel/graphql/routes.ts';

/** A request to the back office, with what a browser says of itself. */
export type StaffRequest = GraphqlRequest & {
  readonly token: string | undefined;
  readonly browser: string;
  readonly screen: string | undefined;
};

/** Where the back office is. */
export type StaffPlace = {
  /** Its address: requests come from its pages alone. */
  readonly url: string;
  readonly cookieName: string;
  /** Whether a request came to its host; one with a host of its own answers nowhere else. */
  readonly isHere: (request: FastifyRequest) => boolean;
};

export function staffPlace(url: string, publicUrl: string): StaffPlace {
  const { host } = new URL(url);
  return { url, cookieName: cookieName(url), isHere: (request) => url === publicUrl || request.host === host };
}

type Options = {
  readonly handle: (request: StaffRequest) => Promise<GraphqlResponse>;
  readonly place: StaffPlace;
  readonly protection: Protection;
};

const path = '/staff/graphql';

/** A cookie that is sent over https alone says so in its name, and a browser holds it to that. */
export const cookieName = (url: string): string => (url.startsWith('https:') ? '__Secure-staff' : 'staff');

/** `POST /staff/graphql`, from a page of the back office: everything else is refused before anything of it is run. */
export function registerStaffRoute(app: FastifyInstance, { handle, place, protection }: Options): void {
  void app.register(async (scope) => {
    takeAnyBody(scope);
    const inTurn = limitAddresses(scope, protection);
    scope.addHook('onRequest', (request, reply, done) => {
      if (place.isHere(request)) done();
      else reply.callNotFound();
    });
    scope.post(path, async (request, reply) =>
      send(
        request,
        reply,
        await inTurn(request, async () => {
          const forged = forgeryOf(request, place.url);
          return forged ? refusal(forged) : handle(read(request, place.cookieName));
        }),
      ),
    );
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: path,
      handler: async (request, reply) => send(request, reply.header('allow', 'POST'), refuse(405, 'Only POST is allowed.')),
    });
  });
}

/** A browser says of a plain read where it comes from only when it is not the same site. */
export function foreignReadOf({ headers }: FastifyRequest, url: string): ShopError | undefined {
  const isForeign = (headers.origin ?? url) !== url || (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin';
  if (isForeign) return authorizationError('This request does not come from the back office.');
  if (headers.authorization !== undefined) return authenticationError('The back office takes no token.');
  return undefined;
}

/** For a shop without a back office. */
export function registerNoStaff(app: FastifyInstance): void {
  app.all('/staff', (_request, reply) => reply.callNotFound());
  app.all('/staff/*', (_request, reply) => reply.callNotFound());
}

/**
 * What another site could have sent: it can neither choose `Origin` nor set a header of its own without being asked by the browser first.
 * A bearer is no credential here, not even beside a cookie: what a program has must never be mixed up with what a person has.
 */
export function forgeryOf({ headers }: FastifyRequest, url: string): ShopError | undefined {
  if (headers.origin !== url) return authorizationError('This request does not come from the back office.');
  if (headers['x-staff'] !== '1') return authorizationError('The header x-staff is missing.');
  if (headers.authorization !== undefined) return authenticationError('The back office takes no token.');
  return undefined;
}

export function refusal(error: ShopError): GraphqlResponse {
  const status = error.category === 'authentication' ? 401 : error.category === 'no-such-entity' ? 404 : 403;
  return { status, headers: { 'cache-control': 'no-store' }, body: { errors: [shopErrorBody(error)] } };
}

function read(request: FastifyRequest, name: string): StaffRequest {
  const screen = request.headers['x-screen'];
  return {
    method: 'POST',
    isOverHttp: true,
    ...readBody(request),
    ip: request.ip,
    requestId: request.id,
    token: cookieOf(request.headers.cookie, name),
    browser: request.headers['user-agent'] ?? '',
    screen: typeof screen === 'string' ? screen.slice(0, 100) : undefined,
  };
}

/** Of two cookies with the name none is taken: one of them was put there by somebody else. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined;
}
