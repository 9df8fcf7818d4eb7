import { command } from './command.ts';
import { withBackend } from './open-shop.ts';
import { readOrderCommand } from './orders/order-command.ts';

/** `npm run orders -- list|show|paid|ready|ship|cancel|refund|refund-again|refund-settled|resend`: staff at work on orders; mails go out by the running shop. */
await command(async (args) => {
  const work = readOrderCommand(args);
  return withBackend((backend) => work(backend.orders.desk));
});
