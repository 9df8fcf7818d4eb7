import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

type Purge = (tags: readonly string[] | undefined) => void;

/** The names in an expression as the backend writes it; undefined for everything, which is also what nobody can read. */
export function tagsIn(pattern: string): readonly string[] | undefined {
  const parts = pattern.split('|(').map((part) => /\(\^\|,\)(.+)\(,\|\$\)\)$/.exec(part)?.[1]?.replace(/\\(.)/g, '$1'));
  return parts.every((tag) => tag !== undefined) ? parts : undefined;
}

/** Takes the calls with which a backend elsewhere tells of changes (`PURGE_URLS` there): `PURGE /` with its token. */
export function takePurges(app: FastifyInstance, token: string, purge: Purge): void {
  const expected = Buffer.from(`Bearer ${token}`);
  app.addHttpMethod('PURGE');
  app.route({
    method: 'PURGE',
    url: '/',
    handler: async (request, reply) => {
      const given = Buffer.from(request.headers.authorization ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.code(403).send();
      const pattern = request.headers['x-magento-tags-pattern'];
      if (typeof pattern !== 'string' || pattern === '') return reply.code(400).send();
      purge(tagsIn(pattern));
      return reply.code(200).send();
    },
  });
}
