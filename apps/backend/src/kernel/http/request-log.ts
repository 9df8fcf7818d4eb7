import type { FastifyInstance } from 'fastify';
import { maskUrl, type Logger } from '../logger.ts';

/** One line a request, without anything personal: no address, no query of GraphQL reads (R149, R201). */
export function registerRequestLog(app: FastifyInstance, logger: Logger): void {
  if (!logger.isOn('info')) return;
  app.addHook('onResponse', async (request, reply) => {
    logger.info('request', {
      requestId: request.id,
      method: request.method,
      url: maskUrl(request.originalUrl),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
