import type { FastifyInstance } from 'fastify';
import { notFound, ShopError } from '#kernel/errors.ts';
import { send } from '#kernel/graphql/routes.ts';
import { isMaskedId } from '#kernel/ids.ts';
import { findReturnIn, readPhoto, type PhotoSize } from '#modules/returns/index.ts';
import { authorize } from './grants.ts';
import type { Parts } from './parts.ts';
import { cookieOf, foreignReadOf, refusal, type StaffPlace } from './route.ts';

type Wanted = { readonly number: string; readonly photo: string; readonly size: string };

const isSize = (text: string): text is PhotoSize => text === 'thumb' || text === 'full';

/** Where a photograph of a return is shown. */
export const photoPath = (number: string, photo: string, size: PhotoSize): string => `/staff/photo/${number}/${photo}/${size}`;

/** `GET /staff/photo/:number/:photo/:size`: for who may see the return, on its page and nowhere else. */
export function registerReturnPhotos(app: FastifyInstance, parts: Parts, { url, cookieName, isHere }: StaffPlace): void {
  app.get<{ Params: Wanted }>('/staff/photo/:number/:photo/:size', { exposeHeadRoute: false }, async (request, reply) => {
    if (!isHere(request)) return reply.callNotFound();
    try {
      const foreign = foreignReadOf(request, url);
      if (foreign) throw foreign;
      const bytes = await read(parts, cookieOf(request.headers.cookie, cookieName), request.params);
      return await reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        })
        .type('image/webp')
        .send(bytes);
    } catch (error) {
      if (error instanceof ShopError) return send(request, reply, refusal(error));
      throw error;
    }
  });
}

/** What is of another branch, another return or nobody has one answer. */
async function read({ database, clock, settings, staff }: Parts, token: string | undefined, wanted: Wanted): Promise<Buffer> {
  const identity = token === undefined ? undefined : await staff.sessions.identify(token);
  const scope = authorize(identity, { permission: 'returns.read', isOfBranch: true, stepUp: false }, settings, clock.now());
  const { number, photo, size } = wanted;
  const back = isMaskedId(photo) && isSize(size) && /^[\w-]{1,40}$/.test(number) ? await findReturnIn(database, number, scope) : undefined;
  const bytes = back && isSize(size) ? await readPhoto(database, back.id, photo, size) : undefined;
  if (!bytes) throw notFound('There is no such photograph.');
  return bytes;
}
