import { systemClock } from '#kernel/clock.ts';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import { ShopError, StartError } from '#kernel/errors.ts';
import { createLogger } from '#kernel/logger.ts';
import { manageOrders } from './manage-orders.ts';
import { openBackend } from '../app/open-backend.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run orders -- list|show|paid|ready|ship|cancel|refund|refund-again|refund-settled|resend`: staff at work on orders; mails go out by the running shop. */
await runCommand(async () => {
  loadEnvFile();
  const backend = await openBackend({
    config: readConfig(process.env),
    clock: systemClock,
    logger: createLogger({ level: 'warn' }),
    workers: false,
  });
  try {
    for (const line of await manageOrders(backend.orders.desk, process.argv.slice(2))) process.stdout.write(`${line}\n`);
  } catch (error) {
    throw error instanceof ShopError ? new StartError(error.message) : error;
  } finally {
    await backend.close();
  }
});
