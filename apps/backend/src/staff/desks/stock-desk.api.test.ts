import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { commandActor, commandParts } from './command-parts.ts';
import { notedStockDesk } from './stock-desk.ts';

const sku = 'MA-SIE-6202';
let shop: TestShop;
// Only PostgreSQL lets two in at once.
before(async () => {
  shop = await createTestShop({}, 'postgres');
});
after(() => shop.close());

type Noted = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** What the log says of the pieces of the shop on the web, in the order it was written. */
async function noted(): Promise<readonly Noted[]> {
  const { rows } = await shop.database.query<{ changes: readonly Noted[] }>(
    "select changes from audit_entry where entity = 'stock' and entity_id = $1 order by id",
    [sku],
  );
  return rows.flatMap(({ changes }) => changes.filter(({ field }) => field === 'WEB'));
}

async function countAtOnce(quantities: readonly number[]): Promise<readonly Noted[]> {
  const seen = (await noted()).length;
  const desk = notedStockDesk(commandParts(shop.database, shop.clock), commandActor);
  await Promise.all(quantities.map((quantity) => desk.set({ sku, source: 'WEB', quantity })));
  return (await noted()).slice(seen);
}

/** Each change begins with what the one before has left. */
function assertChain(changes: readonly Noted[], first: number): void {
  let expected: unknown = first;
  for (const change of changes) {
    assert.equal(change.before, expected);
    expected = change.after;
  }
}

describe('people who count the same product at once', () => {
  it('each leave what they found and what they left in the log', async () => {
    await shop.database.query("update stock_level set quantity = 5, reserved = 0 where sku = $1 and source_code = 'WEB'", [sku]);
    const changes = await countAtOnce([11, 12, 13, 14, 15, 16]);
    assert.equal(changes.length, 6);
    assertChain(changes, 5);
  });

  it('also when none of it lay anywhere', async () => {
    await shop.database.query('delete from stock_level where sku = $1', [sku]);
    const changes = await countAtOnce([21, 22, 23, 24]);
    assert.equal(changes.length, 4);
    assertChain(changes, 0);
  });
});
