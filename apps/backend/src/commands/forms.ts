import { command } from './command.ts';
import { readFormCommand } from './forms/form-command.ts';
import { withBackend } from './open-shop.ts';

/** `npm run forms -- list|show|accept|reject|goods-in|refunded|returned`: what customers sent in, for staff; mails go out by the running shop. */
await command(async (args) => {
  const work = readFormCommand(args);
  return withBackend((backend) => work(backend.forms.desk));
});
