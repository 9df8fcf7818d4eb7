import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { smallShop } from '@shop/demo-data';
import { migrate, migrationFiles } from '#kernel/database/migrate.ts';
import { describeOnBothDatabases } from '#kernel/database/test-databases.ts';
import { seedStores } from './seed/stores.ts';

const folder = fileURLToPath(new URL('../migrations', import.meta.url));
const files = migrationFiles(folder);

describeOnBothDatabases('an older database', ({ open }) => {
  for (const [index, last] of files.entries()) {
    if (index === files.length - 1) continue;
    it(`that ends with ${last} is brought up to date and keeps what it holds`, async () => {
      const database = await open();
      await migrate(database, folder, files.slice(0, index + 1));
      await database.transaction((tx) => seedStores(tx, smallShop));
      assert.deepEqual(await migrate(database, folder), files.slice(index + 1));
      const { rows } = await database.query<{ code: string }>('select code from store_view order by id');
      assert.deepEqual(
        rows.map(({ code }) => code),
        ['nl', 'de', 'en', 'nl_limburg'],
      );
    });
  }
});
