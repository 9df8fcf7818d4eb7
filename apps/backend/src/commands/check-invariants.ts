import { systemClock } from '#kernel/clock.ts';
import { checkInvariants } from '../app/check-invariants.ts';
import { command } from './command.ts';
import { withShopDatabase } from './open-shop.ts';

/** `npm run check:invariants`: says what does not add up in stock, coupons and orders; exit code 1 when anything does not. */
await command(async () => {
  const faults = await withShopDatabase(({ database }) => checkInvariants(database, systemClock.now()));
  if (faults.length > 0) process.exitCode = 1;
  return [...faults, faults.length === 0 ? 'Everything adds up.' : `${faults.length} faults.`];
});
