import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, before, it } from 'node:test';
import type { Database } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { emptyEmbeddedFolder } from '#kernel/database/test-databases.ts';
import { silentLogger } from '#kernel/logger.ts';
import type { Inventory } from './open-inventory.ts';
import { openInventory, setStock, setStockSources } from './open-inventory.ts';

let folder: string;
let database: Database;
let inventory: Inventory;
const set = (sku: string, quantity: number): Promise<void> =>
  database.transaction((tx) => setStock(tx, [{ sku, source: 'WEB', quantity }]));

before(async () => {
  folder = await emptyEmbeddedFolder();
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined, databasePool: 1 }, silentLogger);
  await migrate(database, fileURLToPath(new URL('../../../migrations', import.meta.url)));
  await database.transaction((tx) => setStockSources(tx, [{ code: 'WEB', kind: 'web' }]));
  inventory = await openInventory({ database, logger: silentLogger });
});

after(async () => {
  await inventory.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a level that was set is seen by its writer after a refresh, as a new object', async () => {
  const earlier = inventory.current();
  await set('A', 4);
  await inventory.refresh();
  assert.equal(inventory.current().web('A'), 4);
  assert.notEqual(inventory.current(), earlier);
});

it('a level is never negative', async () => {
  await set('B', 1);
  await assert.rejects(set('B', -1), { constraint: 'stock_level_not_negative' });
});
