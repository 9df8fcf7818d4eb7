import type { FastifyInstance } from 'fastify';
import { findUnavailable } from '../database/database-errors.ts';

export type HealthOptions = {
  readonly ping: () => Promise<void>;
  readonly isDraining: () => boolean;
  /** Whether it answers as quickly as it will. */
  readonly isWarm: () => boolean;
};

/** `/healthz`: the process lives. `/readyz`: it may get visitors. Neither tells anything about versions (R108). */
export function registerHealth(app: FastifyInstance, { ping, isDraining, isWarm }: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const status = isDraining() ? 'draining' : isWarm() ? await databaseState(ping) : 'warming up';
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
}

// A database that is merely busy would take every process out of rotation at once; only one that is away does.
async function databaseState(ping: () => Promise<void>): Promise<'ready' | 'database unreachable'> {
  try {
    await ping();
    return 'ready';
  } catch (error) {
    return findUnavailable(error)?.reason === 'busy' ? 'ready' : 'database unreachable';
  }
}
