import cluster from 'node:cluster';
import Fastify from 'fastify';
import { createDrain } from '../../../backend/src/kernel/http/drain.ts';
import { createLogger } from '../../../backend/src/kernel/logger.ts';
import { isFirstProcess } from '../../../backend/src/kernel/process-number.ts';
import { runCluster } from '../run-cluster.ts';

/** Two processes on one port that end as the shop does, and sell nothing. */
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

async function serve(): Promise<void> {
  const app = Fastify();
  const drain = createDrain({ app, logger: createLogger({ write: say }), stop: async () => undefined, limitMs: 600_000 });
  app.get('/slow', async () => {
    say('asked slowly');
    while (!drain.isDraining()) await new Promise((resolve) => setTimeout(resolve, 10));
    // Longer than it takes a primary to pass its signal on.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return 'done';
  });
  app.get('/never', () => {
    say('asked for ever');
    return new Promise(() => undefined);
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  say(`open ${process.pid} ${isFirstProcess() ? 'first' : 'next'} ${address}`);
}

if (cluster.isPrimary) runCluster(2);
else await serve();
