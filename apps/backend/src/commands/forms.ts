import { openFormsDesk } from '#modules/forms/index.ts';
import { command } from './command.ts';
import { readFormCommand } from './forms/form-command.ts';
import { withShopDatabase } from './open-shop.ts';

/** `npm run forms -- list|show`: what customers sent in, for staff. */
await command(async (args) => {
  const work = readFormCommand(args);
  return withShopDatabase(({ database }) => work(openFormsDesk(database)));
});
