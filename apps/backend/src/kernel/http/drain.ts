import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logger.ts';

export type Drain = {
  /** True from the first signal on; readiness answers 404 then. */
  readonly isDraining: () => boolean;
  /** Ends the process politely; the signals call it. */
  readonly begin: (signal: string) => Promise<void>;
};

export type DrainOptions = {
  readonly app: FastifyInstance;
  readonly logger: Logger;
  /** Runs when the last request is answered: stop the jobs, close the database. */
  readonly stop: () => Promise<void>;
  /** Time for a load balancer to notice it before the port closes. */
  readonly noticeMs?: number;
  readonly limitMs?: number;
  readonly exit?: (code: number) => void;
  readonly signals?: Pick<NodeJS.Process, 'on'>;
  /** One of several processes of a primary, which ends it at once by itself. */
  readonly isWorker?: boolean;
};

/**
 * Ends the process on SIGTERM or SIGINT without a failed request (R106): not ready at once, requests in flight finish,
 * connections are closed after their answer, exit 0 within the limit. A second signal ends it at once; not a worker, which hears that of a
 * terminal twice: a terminal signals the whole group, and its primary passes signals on.
 */
export function createDrain(options: DrainOptions): Drain {
  const { app, logger, stop, noticeMs = 0, limitMs = 25_000, exit = (code) => process.exit(code), signals = process } = options;
  const { isWorker = cluster.isWorker } = options;
  let draining = false;

  const begin = async (signal: string): Promise<void> => {
    if (draining) {
      if (isWorker) return;
      logger.warn('server.stopped_at_once', { signal });
      exit(1);
      return;
    }
    draining = true;
    logger.info('server.draining', { signal });
    const limit = setTimeout(() => {
      logger.error('server.drain_too_slow', { limitMs });
      exit(1);
    }, limitMs);
    limit.unref();
    try {
      await new Promise((resolve) => setTimeout(resolve, noticeMs));
      await app.close();
      await stop();
      logger.info('server.stopped');
      exit(0);
    } catch (error) {
      logger.error('server.stop_failed', { error });
      exit(1);
    } finally {
      clearTimeout(limit);
    }
  };

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close');
    done(null, payload);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) signals.on(signal, () => void begin(signal));
  return { isDraining: () => draining, begin };
}
