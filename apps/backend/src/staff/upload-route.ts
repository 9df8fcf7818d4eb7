import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticationError, ShopError } from '#kernel/errors.ts';
import { noStore, type GraphqlResponse } from '#kernel/graphql/endpoint.ts';
import { limitAddresses, refuse, send, type Protection } from '#kernel/graphql/routes.ts';
import { isUploadKind, UploadRefused, type StaffIdentity, type UploadKind } from '#modules/staff/index.ts';
import { authorize, type Rule } from './grants.ts';
import type { Parts } from './parts.ts';
import { cookieOf, forgeryOf, refusal, type StaffPlace } from './route.ts';

const path = '/staff/upload';
const longestName = 200;
const statuses: Readonly<Record<UploadRefused['code'], number>> = {
  'too-large': 413,
  type: 415,
  pixels: 422,
  'too-many': 409,
  empty: 400,
  broken: 400,
  full: 507,
  // Not 503, which a proxy says of the shop itself.
  away: 424,
};

/** Fresh factors are asked for when the file is used: sending it may take longer than they stay fresh. */
const rules: Readonly<Record<UploadKind, Rule>> = {
  csv: { permission: 'import.run', isOfBranch: false, stepUp: false },
  sheet: { permission: 'catalog.bulk', isOfBranch: false, stepUp: false },
  picture: { permission: 'returns.inspect', isOfBranch: true, stepUp: false },
  media: { permission: 'media.edit', isOfBranch: false, stepUp: false },
};

/**
 * `POST /staff/upload?kind=csv&name=…`, from a page of the back office: the body is the file, and is kept for a day under the id of the
 * answer. Who may not send one is refused before a byte of it is kept.
 */
export function registerStaffUpload(app: FastifyInstance, parts: Parts, place: StaffPlace, protection: Protection): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // It stays a stream, whatever its sender calls it.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const inTurn = limitAddresses(scope, protection);
    scope.addHook('onRequest', (request, reply, done) => {
      if (place.isHere(request)) done();
      else reply.callNotFound();
    });
    scope.post(path, async (request, reply) => {
      const answer = await inTurn(request, () => receive(parts, request, place));
      // Who was not let in need not send the rest of it; who was reads the answer behind it.
      if (answer.status === 401 || answer.status === 403) void reply.header('connection', 'close');
      return send(request, reply, answer);
    });
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: path,
      handler: async (request, reply) => send(request, reply.header('allow', 'POST'), refuse(405, 'Only POST is allowed.')),
    });
  });
}

async function receive(parts: Parts, request: FastifyRequest, place: StaffPlace): Promise<GraphqlResponse> {
  try {
    const identity = await admit(parts, request, place);
    const { kind, name } = wantedOf(request);
    if (!isUploadKind(kind)) return refuse(400, 'This kind of file is not taken.');
    authorize(identity, rules[kind], parts.settings, parts.clock.now());
    const upload = await parts.staff.uploads.receive(identity.id, { kind, name }, bytesOf(request));
    const { id, fileName, bytes, expiresAt } = upload;
    return { status: 200, headers: noStore, body: { data: { upload: { id, kind, fileName, bytes, expiresAt: expiresAt.toISOString() } } } };
  } catch (error) {
    if (error instanceof ShopError) return refusal(error);
    if (error instanceof UploadRefused) return refuse(statuses[error.code], error.message);
    throw error;
  }
}

async function admit({ staff, settings, clock }: Parts, request: FastifyRequest, place: StaffPlace): Promise<StaffIdentity> {
  const forged = forgeryOf(request, place.url);
  if (forged) throw forged;
  const token = cookieOf(request.headers.cookie, place.cookieName);
  const identity = token === undefined ? undefined : await staff.sessions.identify(token);
  authorize(identity, { permission: 'self', isOfBranch: false, stepUp: false }, settings, clock.now());
  if (!identity) throw authenticationError('Log in first.');
  return identity;
}

function wantedOf({ query }: FastifyRequest): { readonly kind: string; readonly name: string } {
  const { kind, name } = query as { readonly kind?: unknown; readonly name?: unknown };
  // What it is called where it came from is for people to read, never a place.
  const plain = typeof name === 'string' ? (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, longestName) : '';
  return { kind: typeof kind === 'string' ? kind : '', name: plain === '' ? 'file' : plain };
}

/** The body as it comes; one that breaks off is no file. What is refused on the way is read to its end, or its sender would not read why. */
async function* bytesOf({ body }: FastifyRequest): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) return;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array;
  } catch (error) {
    throw new UploadRefused('broken', 'The file did not arrive.', { cause: error });
  } finally {
    body.resume();
  }
}
