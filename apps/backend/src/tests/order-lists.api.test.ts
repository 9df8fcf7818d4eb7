import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Queryable } from '#kernel/database/database.ts';
import { readPickList, readPickups } from '#modules/orders/index.ts';
import {
  countStatement,
  findOrders,
  listStatement,
  orderTabs,
  type OrdersPlace,
  type OrdersWanted,
  type OrderTab,
} from '#modules/orders/list/find-orders.ts';
import { readChoices } from '#modules/orders/list/list-choices.ts';
import { countWaiting } from '#modules/orders/waiting-orders.ts';
import type { Scope } from '#modules/staff/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { checkInvariants } from '../app/check-invariants.ts';
import { seedManyOrders } from '../seed/many-orders.ts';
import { ordersByText } from '../staff/lists/orders.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
  await shop.database.transaction((tx) => seedManyOrders(tx, 4_000, shop.clock));
  // As a server does it by itself: without it nothing is known of how many rows a condition leaves.
  await shop.database.query('vacuum analyze sales_order');
  await shop.database.query('vacuum analyze order_shipment');
});
after(() => shop.close());

const everywhere = { all: true } as Scope;
const sittard = { all: false, branches: ['SIT'] } as unknown as Scope;
const all: OrdersWanted = { tab: 'all', today: '2026-06-01', filter: {}, search: undefined, seesContact: true };
const tabs = Object.keys(orderTabs) as OrderTab[];
const middle = { placedAt: new Date('2026-02-01T00:00:00Z'), id: 2_000 };
const size = { limit: 51 };
/** A tenth of what there is, as ten thousand of a hundred thousand. */
const countLimit = 401;
/** Both sorts, from both ends of the list and from its middle, forwards and backwards. */
const pages: Readonly<Record<string, OrdersPlace>> = Object.fromEntries(
  [false, true].flatMap((isOldestFirst) => [
    [`the first, oldest first ${isOldestFirst}`, { isOldestFirst, ...size }],
    ...[false, true].map((isBackwards) => [
      `from the middle, oldest first ${isOldestFirst}, backwards ${isBackwards}`,
      { isOldestFirst, ...size, from: { place: middle, isBackwards } },
    ]),
  ]),
);
const filters: Readonly<Record<string, OrdersWanted['filter']>> = {
  'some statuses': { statuses: ['processing', 'holded'] },
  'what has left in part': { fulfilments: ['part'] },
  'what has not left, or in part': { fulfilments: ['none', 'part'] },
  'a branch': { branch: 'SIT' },
  'a branch without orders': { branch: 'NOWHERE' },
  'a country': { country: 'DE' },
  'a way to pay': { payment: 'banktransfer' },
  'some days': { placedFrom: new Date('2026-06-01'), placedBefore: new Date('2026-06-03') },
  'some numbers': { numbers: ['100000042', '100001042'] },
  'an account': { customerId: 1 },
  'all but some numbers': { except: ['100000042', '100001042'] },
  'a country, a way to pay and some days': { country: 'NL', payment: 'multisafepay_ideal', placedFrom: new Date('2026-06-01') },
};
const searches: Readonly<Record<string, string>> = {
  'a word': 'greta',
  'two words': 'anna fisch',
  'a mail address': 'anna.bakker.168@',
  'a number': '100002',
  'a telephone': '06 1000 01',
  'a word nobody has': 'zzzz',
};
const lists: Readonly<Record<string, OrdersWanted>> = Object.fromEntries([
  ...tabs.map((tab) => [`the tab ${tab}`, { ...all, tab }] as const),
  ...Object.entries(filters).map(([name, filter]) => [name, { ...all, filter }] as const),
  ...Object.entries(searches).map(([name, search]) => [name, { ...all, search }] as const),
  ['two words in a tab', { ...all, tab: 'complete', search: 'anna fisch' }],
]);

type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Node[];
};
const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const large: readonly string[] = ['sales_order', 'order_shipment'];

/** How the database means to answer; what reads a large table from end to end is a fault. */
async function planOf({ text, values }: Statement, name: string): Promise<readonly string[]> {
  const { rows } = await shop.database.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(`explain (format json) ${text}`, values);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? assert.fail('there is no plan');
  const nodes = nodesOf(plan);
  const read = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''));
  assert.deepEqual(read, [], `${name}: ${JSON.stringify(plan)}`);
  return nodes.flatMap((node) => node['Index Name'] ?? []);
}

/** What some work asks of the database, statement by statement. */
async function statementsOf(work: (sql: Queryable) => Promise<unknown>): Promise<readonly Statement[]> {
  const asked: Statement[] = [];
  await work({
    query: (text, values = [], name) => {
      asked.push({ text, values });
      return shop.database.query(text, values, name);
    },
  });
  assert.ok(asked.length > 0);
  return asked;
}

describe('a list of orders for staff, of thousands', () => {
  for (const [name, wanted] of Object.entries(lists)) {
    it(`reads an index for ${name}, on every page, and never the snapshot`, async () => {
      for (const [page, place] of Object.entries(pages)) {
        for (const scope of [everywhere, sittard]) {
          const statement = listStatement(wanted, place, scope);
          assert.doesNotMatch(statement.text, /snapshot|\*|offset/);
          assert.ok((await planOf(statement, page)).length > 0, page);
          if (wanted.search === undefined) continue;
          const rare = listStatement(wanted, place, scope, true);
          assert.doesNotMatch(rare.text, /snapshot|\*|offset [^0]/);
          assert.ok((await planOf(rare, page)).length > 0, page);
        }
      }
    });

    it(`counts ${name} by an index, up to a limit`, async () => {
      for (const scope of [everywhere, sittard]) {
        const statement = countStatement(wanted, countLimit, scope);
        assert.match(statement.text, /limit \$/);
        assert.doesNotMatch(statement.text, /snapshot/);
        assert.ok((await planOf(statement, 'the count')).length > 0);
      }
    });
  }

  it('begins at the end it is asked for: what is read grows with the page, not with the list', async () => {
    for (const tab of tabs) {
      for (const [page, place] of Object.entries(pages)) {
        const { text, values } = listStatement({ ...all, tab }, place, everywhere);
        type Read = {
          'QUERY PLAN': readonly { readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number } }[];
        };
        const { rows } = await shop.database.query<Read>(`explain (analyze, buffers, timing off, format json) ${text}`, values);
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
        const blocks = (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
        assert.ok(blocks > 0 && blocks < 250, `${tab}, ${page}: ${blocks} blocks`);
      }
    }
  });

  it('that few orders are on is found by their words, wherever in the list they are', async () => {
    for (const search of ['anna.bakker.168@', 'greta fischer 0610', '100002042', 'zzzz']) {
      const wanted = { ...all, search };
      for (const [page, place] of Object.entries(pages)) {
        const asked = await statementsOf((sql) => findOrders(sql, wanted, place, everywhere));
        assert.equal(asked.length, 1, 'the words are looked up once');
        for (const statement of asked) {
          assert.doesNotMatch(statement.text, /snapshot/);
          assert.deepEqual(await planOf(statement, page), ['sales_order_words'], page);
        }
        const { text, values } = listStatement(wanted, place, everywhere);
        const { rows } = await shop.database.query<{ number: string }>(text, values);
        const found = await findOrders(shop.database, wanted, place, everywhere);
        const read = place.from?.isBackwards ? rows.toReversed() : rows;
        assert.deepEqual(
          found.map(({ number }) => number),
          read.map(({ number }) => number),
          `${search}, ${page}`,
        );
      }
    }
  });

  it('comes from orders that add up', async () => {
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });
});

describe('beside the lists', () => {
  it('a typed text is found by the index of words, from any screen', async () => {
    for (const scope of [everywhere, sittard])
      for (const statement of await statementsOf((sql) =>
        ordersByText(sql, 'anna fisch', { scope, seesContact: true, seesCustomers: true }, shop.clock.now()),
      ))
        assert.ok((await planOf(statement, 'find')).includes('sales_order_words'));
  });

  it('the tiles of today count what waits, and what is late, by an index and never by the snapshot', async () => {
    for (const wait of ['payment', 'picking', 'late', 'partSent', 'onHold', 'refund'] as const) {
      for (const branches of [null, ['SIT']]) {
        for (const statement of await statementsOf((sql) => countWaiting(sql, wait, branches, 1_001, shop.clock.now()))) {
          const used = await planOf(statement, wait);
          assert.ok(
            used.some((index) => index.startsWith('sales_order_')),
            wait,
          );
          assert.doesNotMatch(statement.text, /snapshot/);
        }
      }
    }
  });

  it('the lists of what is picked, collected, under way and canceled on the way read shipments by an index, and the choices of a filter step through an index', async () => {
    for (const source of ['WEB', 'SIT'])
      for (const statement of await statementsOf((sql) => readPickList(sql, source, everywhere))) await planOf(statement, source);
    for (const branch of ['SIT', 'ROE']) {
      const asked = await statementsOf((sql) => readPickups(sql, branch, everywhere));
      const read = asked.filter(({ text }) => text.includes('order_shipment'));
      assert.equal(read.length, 3, 'what lies ready or was not collected, what is under way, what was canceled');
      for (const statement of read)
        assert.ok(
          (await planOf(statement, branch)).some((index) => /^order_shipment_(?:standing|turned|order)$/.test(index)),
          branch,
        );
    }
    for (const statement of await statementsOf(readChoices)) assert.ok((await planOf(statement, 'choices')).length > 0);
  });
});
