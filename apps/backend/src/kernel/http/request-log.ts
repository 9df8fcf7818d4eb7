import type { FastifyInstance } from 'fastify';
import { addressForLog } from '@shop/rules/log-address';
import type { Logger } from '../logger.ts';

/** One line a request, without anything personal: not who asked, and nothing of a query (R149, R201). */
export function registerRequestLog(app: FastifyInstance, logger: Logger): void {
  if (!logger.isOn('info')) return;
  app.addHook('onResponse', async (request, reply) => {
    logger.info('request', {
      requestId: request.id,
      method: request.method,
      url: addressForLog(request.originalUrl),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
