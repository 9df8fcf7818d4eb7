import { systemClock } from '#kernel/clock.ts';
import { withShopDatabase } from '../import-export/catalogue/with-shop-database.ts';
import { manageCoupons } from './manage-coupons.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run coupons -- list|add|disable`: coupons for staff; a change counts with the next look at a cart. */
await runCommand(() =>
  withShopDatabase(async ({ database }) => {
    for (const line of await manageCoupons(database, process.argv.slice(2), systemClock.now())) process.stdout.write(`${line}\n`);
  }),
);
