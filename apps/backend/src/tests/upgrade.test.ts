import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { migrate, migrationFiles } from '#kernel/database/migrate.ts';
import { describeOnBothDatabases } from '#kernel/database/test-databases.ts';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
const files = migrationFiles(folder);
// In plain SQL: today's code need not be able to write a database of yesterday.
const storeView = `insert into store_view (code, id, name, language, locale, currency, website_id, website_code, website_name, group_code, group_name,
  is_default, is_active, sort_order, root_category_id, price_format, settings)
  values ('nl', 1, 'Maas & Alm', 'nl', 'nl-NL', 'EUR', 1, 'base', 'Maas & Alm', 'maas_alm', 'Maas & Alm', true, true, 1, 2, 'plain', '{}')`;

const isLong = process.env['TEST_SIZE'] === 'long';
/** The oldest one goes through all files, the newest is what is in use; the long suite has those in between. */
const olderOnes = files.slice(0, -1).filter((_file, index, { length }) => isLong || index === 0 || index === length - 1);

describeOnBothDatabases('an older database', ({ open }, kind) => {
  // The files are the same SQL on both: the embedded database takes its time to open, and is tried with the oldest one only.
  for (const last of isLong || kind === 'server' ? olderOnes : olderOnes.slice(0, 1)) {
    const index = files.indexOf(last);
    it(`that ends with ${last} is brought up to date and keeps what it holds`, async () => {
      const database = await open();
      await migrate(database, folder, files.slice(0, index + 1));
      await database.query(storeView);
      assert.deepEqual(await migrate(database, folder), files.slice(index + 1));
      assert.deepEqual((await database.query('select code from store_view')).rows, [{ code: 'nl' }]);
      const { rows } = await database.query('select name from seller');
      assert.deepEqual(rows, last < '0003' ? [{ name: 'Maas & Alm' }] : []);
    });
  }
});
