import { systemClock } from '#kernel/clock.ts';
import { longStatement } from '#kernel/database/long-transaction.ts';
import { StartError } from '#kernel/errors.ts';
import { openMedia } from '../app/open-modules.ts';
import { runCommand } from '../app/start-server.ts';
import { readCustomers, readOrders, readShop } from './seed/seed-arguments.ts';
import { isSeeded, seedShop } from '../seed/seed-shop.ts';
import { withShopDatabase } from './open-shop.ts';

/** `npm run seed`: writes the demo shop, or with --scale, --orders and --customers a larger one for measuring, into an empty database, also in production. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const [shop, furtherOrders, furtherCustomers] = [readShop(args), readOrders(args), readCustomers(args)];
  await withShopDatabase(async ({ config, logger, database }) => {
    if (await isSeeded(database)) throw new StartError('The database has a shop already: nothing was written.');
    await seedShop({
      shop,
      furtherOrders,
      furtherCustomers,
      database,
      media: openMedia(config, logger),
      clock: systemClock,
      hasDemoCustomers: config.mode === 'demo',
    });
    // A server does so a minute later by itself, for whoever measures too late; the embedded database never does.
    await longStatement(database, 'vacuum analyze');
    process.stderr.write('The demo shop is written.\n');
  });
});
