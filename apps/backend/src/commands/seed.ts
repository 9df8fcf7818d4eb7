import { systemClock } from '#kernel/clock.ts';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import { longTransaction } from '#kernel/database/long-transaction.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { StartError } from '#kernel/errors.ts';
import { createLogger } from '#kernel/logger.ts';
import { fileURLToPath } from 'node:url';
import { openMedia } from '../app/open-modules.ts';
import { readShop } from '../seed/seed-arguments.ts';
import { isSeeded, seedShop } from '../seed/seed-shop.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run seed`: writes the demo shop, or with --scale a larger one for measuring, into an empty database, also in production. */
await runCommand(async () => {
  const shop = readShop(process.argv.slice(2));
  loadEnvFile();
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const database = await openDatabase(config, logger);
  try {
    await migrate(database, fileURLToPath(new URL('../../migrations', import.meta.url)));
    if (await isSeeded(database)) throw new StartError('The database has a shop already: nothing was written.');
    await seedShop({
      shop,
      database,
      media: openMedia(config, logger),
      clock: systemClock,
      hasDemoCustomers: config.mode === 'demo',
    });
    // A server gathers statistics a minute later by itself; whoever measures does not wait for it.
    await longTransaction(database, 'begin', (run) => run('analyze'));
    process.stderr.write('The demo shop is written.\n');
  } finally {
    await database.close();
  }
});
