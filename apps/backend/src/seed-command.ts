import { demoShop } from '@shop/demo-data';
import { systemClock } from '#kernel/clock.ts';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { StartError } from '#kernel/errors.ts';
import { createLogger } from '#kernel/logger.ts';
import { fileURLToPath } from 'node:url';
import { openMedia } from './open-modules.ts';
import { isSeeded, seedShop } from './seed/seed-shop.ts';
import { runCommand } from './start-server.ts';

/** `npm run seed`: writes the demo shop into an empty database, also in production. */
await runCommand(async () => {
  loadEnvFile();
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const database = await openDatabase(config, logger);
  try {
    await migrate(database, fileURLToPath(new URL('../migrations', import.meta.url)));
    if (await isSeeded(database)) throw new StartError('The database has a shop already: nothing was written.');
    await seedShop({
      shop: demoShop,
      database,
      media: openMedia(config, logger),
      clock: systemClock,
      hasDemoCustomers: config.mode === 'demo',
    });
    process.stderr.write('The demo shop is written.\n');
  } finally {
    await database.close();
  }
});
