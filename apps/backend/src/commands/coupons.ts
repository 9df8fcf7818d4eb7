import { systemClock } from '#kernel/clock.ts';
import { commandActor, commandParts } from '../staff/desks/command-parts.ts';
import { openCouponDesk } from '../staff/desks/coupon-desk.ts';
import { command } from './command.ts';
import { readCouponCommand } from './coupons/coupon-command.ts';
import { withShopDatabase } from './open-shop.ts';

/** `npm run coupons -- list|add|disable`: coupons for staff; a change counts with the next look at a cart. */
await command(async (args) => {
  const work = readCouponCommand(args, systemClock.now());
  return withShopDatabase(({ database }) => work(openCouponDesk(commandParts(database, systemClock), commandActor)));
});
