import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Database, Tx } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { describeOnBothDatabases } from '#kernel/database/test-databases.ts';
import {
  changeHoldEnd,
  checkStock,
  endDueReservations,
  moveStock,
  readSalable,
  releaseStock,
  reserveStock,
  sellReserved,
  setStock,
  setStockSources,
} from './index.ts';

const now = new Date('2026-11-15T11:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

describeOnBothDatabases('held stock', (databases) => {
  let database: Database;
  before(async () => {
    database = await databases.open();
    await migrate(database, fileURLToPath(new URL('../../../migrations', import.meta.url)));
    await database.transaction((tx) =>
      setStockSources(tx, [
        { code: 'WEB', kind: 'web' },
        { code: 'SIT', kind: 'branch' },
      ]),
    );
  });
  const set = (sku: string, quantity: number): Promise<void> =>
    database.transaction((tx) => setStock(tx, [{ sku, source: 'WEB', quantity }]));
  const free = async (sku: string): Promise<number | undefined> => (await readSalable(database, [sku])).get(sku)?.['WEB'];
  const hold = (reference: string, pieces: readonly (readonly [string, number])[], endsAt?: Date) =>
    database.transaction(async (tx) => {
      const rows = pieces.map(([sku, quantity]) => ({ sku, source: 'WEB', quantity }));
      const shortage = await reserveStock(tx, { reference, reason: 'order', now, endsAt, pieces: rows });
      if (shortage) throw Object.assign(new Error('short'), shortage);
    });

  it('cannot be sold to others until it is given back, and is given back once (R008)', async () => {
    await set('A', 3);
    await hold('order-1', [['A', 2]]);
    assert.equal(await free('A'), 1);
    const released = await Promise.all([1, 2].map(() => database.transaction((tx) => releaseStock(tx, 'order-1', now))));
    assert.equal(released.filter(Boolean).length, 1);
    assert.equal(await free('A'), 3);
    assert.deepEqual(await checkStock(database, now), []);
  });

  it('sums the same product over lines and says what is missing (R005)', async () => {
    await set('B', 3);
    await assert.rejects(
      hold('order-2', [
        ['B', 2],
        ['B', 2],
      ]),
      { sku: 'B', source: 'WEB', free: 3 },
    );
    assert.equal(await free('B'), 3);
  });

  it('ends when its time is over (R010, I8)', async () => {
    await set('C', 1);
    await hold('order-3', [['C', 1]], later(60));
    assert.deepEqual(await endDueReservations(database, later(59)), []);
    assert.match((await checkStock(database, later(63)))[0] ?? '', /^I8: reservation/);
    assert.deepEqual(await endDueReservations(database, later(60)), ['order-3']);
    assert.equal(await free('C'), 1);
    assert.deepEqual(await checkStock(database, later(63)), []);
  });

  it('does not end when its time was lengthened after it was found to be over', async () => {
    await set('I', 1);
    await hold('order-6', [['I', 1]], later(60));
    const lengthens = Object.assign(Object.create(database) as Database, {
      transaction: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
        await database.transaction((tx) => changeHoldEnd(tx, 'order-6', later(120)));
        return database.transaction(work);
      },
    });
    assert.deepEqual([await endDueReservations(lengthens, later(60)), await free('I')], [[], 0]);
    assert.deepEqual(await endDueReservations(database, later(120)), ['order-6']);
    assert.equal(await free('I'), 1);
  });

  it('leaves the shelf when it is sold, with a movement', async () => {
    await set('D', 5);
    await hold('order-4', [['D', 2]]);
    assert.ok(await database.transaction((tx) => sellReserved(tx, 'order-4', now)));
    assert.ok(!(await database.transaction((tx) => sellReserved(tx, 'order-4', now))));
    assert.equal(await free('D'), 3);
    const { rows } = await database.query(`select change, reason, reference from stock_movement where sku = 'D' order by id`);
    assert.deepEqual(rows, [
      { change: 5, reason: 'count', reference: null },
      { change: -2, reason: 'sale', reference: 'order-4' },
    ]);
    assert.deepEqual(await checkStock(database, now), []);
  });

  it('is neither counted away nor moved away', async () => {
    await set('E', 4);
    await hold('order-5', [['E', 3]]);
    await assert.rejects(set('E', 2), /3 pieces of E in WEB are held for orders/);
    await assert.rejects(
      database.transaction((tx) => moveStock(tx, { sku: 'E', from: 'WEB', to: 'SIT', quantity: 2 })),
      /fewer than 2 pieces/,
    );
    await database.transaction((tx) => moveStock(tx, { sku: 'E', from: 'WEB', to: 'SIT', quantity: 1 }));
    assert.equal(await free('E'), 0);
    assert.deepEqual(await checkStock(database, now), []);
  });

  it('is held as often as there are pieces, however many ask at once and in whichever order (R002 to R004)', async () => {
    await set('F', 10);
    await set('G', 10);
    const orders = Array.from({ length: 40 }, (_, index) =>
      hold(
        `race-${index}`,
        index % 2 === 0
          ? [
              ['F', 1],
              ['G', 1],
            ]
          : [
              ['G', 1],
              ['F', 1],
            ],
      ).then(
        () => true,
        (error: Error) => {
          assert.equal(error.message, 'short');
          return false;
        },
      ),
    );
    assert.equal((await Promise.all(orders)).filter(Boolean).length, 10);
    assert.deepEqual([await free('F'), await free('G')], [0, 0]);
    assert.deepEqual(await checkStock(database, now), []);
  });

  it('that does not add up is found (R009)', async () => {
    await set('H', 2);
    await database.query(`update stock_level set quantity = 3, reserved = 1 where sku = 'H'`);
    const faults = await checkStock(database, now);
    assert.deepEqual(
      faults.filter((fault) => fault.includes(' H ')),
      ['I1: H in WEB: on hand 3, movements add up to 2', 'I1: H in WEB: 1 held, open reservations add up to 0'],
    );
  });
});
