import { changeStock } from '../import-export/catalogue/change-stock.ts';
import { withShopDatabase } from '../import-export/catalogue/with-shop-database.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run stock -- set|move|list`: pieces per source, for staff; running shops show a change within two seconds. */
await runCommand(() =>
  withShopDatabase(async ({ database }) => {
    for (const line of await changeStock(database, process.argv.slice(2))) process.stdout.write(`${line}\n`);
  }),
);
