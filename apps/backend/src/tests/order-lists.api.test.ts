import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Scope } from '#modules/staff/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { checkInvariants } from '../app/check-invariants.ts';
import { seedManyOrders } from '../seed/many-orders.ts';
import {
  countStatement,
  listStatement,
  orderTabs,
  type OrdersPlace,
  type OrdersWanted,
  type OrderTab,
} from '#modules/orders/list/find-orders.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
  await shop.database.transaction((tx) => seedManyOrders(tx, 4_000, shop.clock));
  await shop.database.query('analyze sales_order');
});
after(() => shop.close());

const everywhere = { all: true } as Scope;
const sittard = { all: false, branches: ['SIT'] } as unknown as Scope;
const all: OrdersWanted = { tab: 'all', filter: {}, search: undefined, seesContact: true };
const middle = { placedAt: new Date('2026-02-01T00:00:00Z'), id: 2_000 };
const pages: Readonly<Record<string, OrdersPlace>> = {
  first: { isOldestFirst: false, limit: 51 },
  last: { isOldestFirst: true, limit: 51 },
  next: { isOldestFirst: false, limit: 51, from: { place: middle, isBackwards: false } },
  previous: { isOldestFirst: false, limit: 51, from: { place: middle, isBackwards: true } },
};
const lists: Readonly<Record<string, OrdersWanted>> = {
  ...Object.fromEntries((Object.keys(orderTabs) as OrderTab[]).map((tab) => [`the tab ${tab}`, { ...all, tab }])),
  'some statuses': { ...all, filter: { statuses: ['processing', 'holded'] } },
  'a country': { ...all, filter: { country: 'DE' } },
  'a way to pay': { ...all, filter: { payment: 'banktransfer' } },
  'some days': { ...all, filter: { placedFrom: new Date('2026-06-01'), placedBefore: new Date('2026-06-03') } },
  'a word': { ...all, search: 'greta' },
  'two words': { ...all, search: 'anna fisch' },
  'a mail address': { ...all, search: 'anna.bakker.168@' },
  'a number': { ...all, search: '100002' },
};

type Node = { readonly 'Node Type': string; readonly Plans?: readonly Node[] };
const nodesOf = (node: Node): readonly string[] => [node['Node Type'], ...(node.Plans ?? []).flatMap(nodesOf)];

async function planOf({ text, values }: { readonly text: string; readonly values: readonly unknown[] }): Promise<readonly string[]> {
  const { rows } = await shop.database.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(`explain (format json) ${text}`, values);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  assert.ok(plan);
  return nodesOf(plan);
}

describe('a list of orders for staff, of thousands', () => {
  for (const [name, wanted] of Object.entries(lists)) {
    it(`reads an index for ${name}, on every page, and never the snapshot`, async () => {
      for (const [page, place] of Object.entries(pages)) {
        for (const scope of [everywhere, sittard]) {
          const statement = listStatement(wanted, place, scope);
          assert.doesNotMatch(statement.text, /snapshot|\*|offset/);
          const nodes = await planOf(statement);
          assert.ok(!nodes.includes('Seq Scan') && nodes.some((node) => /Index/.test(node)), `${page}: ${nodes.join(', ')}`);
        }
      }
    });
  }

  it('counts the tabs with something to do by an index, up to a limit', async () => {
    for (const tab of ['toPay', 'toPick', 'partSent', 'onHold'] as const) {
      const statement = countStatement({ ...all, tab }, 10_001, everywhere);
      assert.match(statement.text, /limit \$/);
      assert.ok(!(await planOf(statement)).includes('Seq Scan'), tab);
    }
  });

  it('comes from orders that add up', async () => {
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });
});
