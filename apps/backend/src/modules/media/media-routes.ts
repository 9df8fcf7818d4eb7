import type { FastifyInstance, FastifyReply } from 'fastify';
import { StorageAwayError } from '#kernel/storage/object-store.ts';
import { contentTypes, readAddress, type Format } from './address.ts';
import { QueueFullError } from './work-queue.ts';

export type Answer = {
  readonly bytes: Buffer;
  readonly format: Format;
  /** False for a stand-in until the real one is made. */
  readonly isFinal: boolean;
};

/** Pictures are content only: no script, no frame, no other origin, and never another type than said. */
const safetyHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Mails are read in another origin, and a picture of a product is no secret. */
const forEverybody = { ...safetyHeaders, 'cross-origin-resource-policy': 'cross-origin' } as const;

const forever = 'public, max-age=31536000, immutable';
/** A stand-in must not outlive the real one by long. */
const shortly = 'public, max-age=60';
const retrySeconds = 2;

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply
    .code(status)
    .headers({ ...safetyHeaders, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(message);

/** Serves `/media/{hash}/{width}.{format}`; `find` makes what is missing. */
export function registerMediaRoutes(
  app: FastifyInstance,
  find: (address: Exclude<ReturnType<typeof readAddress>, string>) => Promise<Answer | undefined>,
): void {
  app.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const address = readAddress(request.params.hash, request.params.file);
    if (address === 'unknown') return refuse(reply, 404, 'Not found');
    if (address === 'refused') return refuse(reply, 400, 'No such width or format');
    try {
      const answer = await find(address);
      if (!answer) return refuse(reply, 404, 'Not found');
      return reply
        .headers({ ...forEverybody, 'cache-control': answer.isFinal ? forever : shortly })
        .type(contentTypes[answer.format])
        .send(answer.bytes);
    } catch (error) {
      if (!(error instanceof QueueFullError || error instanceof StorageAwayError)) throw error;
      return refuse(reply.header('retry-after', retrySeconds), 503, 'Busy, try again');
    }
  });
}
