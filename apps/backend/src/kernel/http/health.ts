import type { FastifyInstance } from 'fastify';
import { findUnavailable } from '../database/database-errors.ts';

export type HealthOptions = {
  readonly ping: () => Promise<void>;
  readonly isDraining: () => boolean;
  /** Whether it answers as quickly as it will. */
  readonly isWarm: () => boolean;
};

/** A process that is about to end is not ill: a balancer that knows the difference sends nobody more, and leaves who is there (decision 119). */
const codes = { ready: 200, 'warming up': 503, 'database unreachable': 503, draining: 404 } as const;

/** `/healthz`: the process lives. `/readyz`: it may get visitors. Neither tells anything about versions (R108). */
export function registerHealth(app: FastifyInstance, { ping, isDraining, isWarm }: HealthOptions): void {
  const databaseState = watchDatabase(ping);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const status = isDraining() ? 'draining' : isWarm() ? await databaseState() : 'warming up';
    return reply.code(codes[status]).send({ status });
  });
}

type DatabaseState = 'ready' | 'database unreachable';

/** Who asks waits no longer for the database: a balancer takes a late answer for a process that hangs, and would let all of them go at once. */
const patienceMs = 250;

/** What the database said last, asked anew each time. */
function watchDatabase(ping: () => Promise<void>): () => Promise<DatabaseState> {
  let last: DatabaseState = 'ready';
  let asked: Promise<void> | undefined;
  // A database that is merely busy would take every process out of rotation at once; only one that is away does.
  const ask = async (): Promise<void> => {
    try {
      await ping();
      last = 'ready';
    } catch (error) {
      last = findUnavailable(error)?.reason === 'busy' ? 'ready' : 'database unreachable';
    } finally {
      asked = undefined;
    }
  };
  return async () => {
    asked ??= ask();
    const limit = Promise.withResolvers<void>();
    const timer = setTimeout(limit.resolve, patienceMs);
    await Promise.race([asked, limit.promise]);
    clearTimeout(timer);
    return last;
  };
}
