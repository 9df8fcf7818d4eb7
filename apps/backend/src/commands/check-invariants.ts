import { systemClock } from '#kernel/clock.ts';
import { withShopDatabase } from '../import-export/catalogue/with-shop-database.ts';
import { checkInvariants } from '../app/check-invariants.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run check:invariants`: says what does not add up in stock and coupons; exit code 1 when anything does not. */
await runCommand(() =>
  withShopDatabase(async ({ database }) => {
    const faults = await checkInvariants(database, systemClock.now());
    for (const fault of faults) process.stdout.write(`${fault}\n`);
    process.stdout.write(faults.length === 0 ? 'Everything adds up.\n' : `${faults.length} faults.\n`);
    if (faults.length > 0) process.exitCode = 1;
  }),
);
