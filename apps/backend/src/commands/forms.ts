import { StartError } from '#kernel/errors.ts';
import { withShopDatabase } from '../import-export/catalogue/with-shop-database.ts';
import { reportSubmissions, formsUsage } from './forms-report.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run forms -- list|show`: what customers sent in, for staff. */
await runCommand(async () => {
  const words = process.argv.slice(2);
  if (words.length === 0) throw new StartError(formsUsage);
  await withShopDatabase(async ({ database }) => {
    for (const line of await reportSubmissions(database, words)) process.stdout.write(`${line}\n`);
  });
});
