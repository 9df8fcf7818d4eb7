import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Database } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { describeOnDatabase } from '#kernel/database/test-databases.ts';
import { checkStock, countAway, readSalable, reserveStock, setStock, setStockSources } from './index.ts';

const now = new Date('2026-11-15T11:00:00Z');

describeOnDatabase('pieces that do not lie where they came back to', (databases) => {
  let database: Database;
  before(async () => {
    database = await databases.open();
    await migrate(database, fileURLToPath(new URL('../../../migrations', import.meta.url)));
    await database.transaction((tx) => setStockSources(tx, [{ code: 'WEB', kind: 'web' }]));
  });

  it('are counted away, but for those somebody else has ordered meanwhile', async () => {
    const row = (quantity: number) => ({ sku: 'A', source: 'WEB', quantity });
    await database.transaction((tx) => setStock(tx, [row(3)]));
    await database.transaction((tx) => reserveStock(tx, { reference: 'other', reason: 'order', now, pieces: [row(2)] }));
    for (let times = 0; times < 2; times++)
      await database.transaction((tx) => countAway(tx, 'order', [row(2), { ...row(1), sku: 'NOWHERE' }]));
    assert.deepEqual((await readSalable(database, ['A'])).get('A'), { WEB: 0 });
    const { rows } = await database.query<{ change: number; reference: string | null }>(
      `select change, reference from stock_movement where reason = 'count' order by id`,
    );
    assert.deepEqual(rows, [
      { change: 3, reference: null },
      { change: -1, reference: 'order' },
    ]);
    assert.deepEqual(await checkStock(database, now), []);
  });
});
