import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PlacedPart } from '#kernel/database/placed-rows.ts';
import { customersStatement, type CustomersWanted } from '#modules/customer/desk/find-customers.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
  await shop.database.query(
    `insert into customer (email, email_key, store_code, firstname, lastname, approval, blocked_at, created_at, updated_at, words)
     select 'n' || n || '@example.nl', 'n' || n || '@example.nl', 'nl', 'Anna', 'Bakker' || n,
       case when n % 400 = 0 then 'waiting' when n % 100 = 0 then 'approved' else 'private' end,
       case when n % 900 = 0 then now() end, timestamptz '2026-01-01' + n * interval '1 minute', now(),
       array_to_tsvector(array['anna', 'bakker' || n, 'n' || n || '@example.nl'])
     from generate_series(1, 8000) as n`,
  );
  await shop.database.query('analyze customer');
});
after(() => shop.close());

const from = { place: { at: new Date('2026-01-03T00:00:00Z'), id: 3_000 }, isBackwards: false };
const parts: Readonly<Record<string, PlacedPart>> = {
  first: { isOldestFirst: false, limit: 51 },
  next: { isOldestFirst: false, limit: 51, from },
  previous: { isOldestFirst: false, limit: 51, from: { ...from, isBackwards: true } },
};
const lists: Readonly<Record<string, CustomersWanted>> = {
  'all customers': { tab: 'all' },
  'businesses that wait': { tab: 'waiting' },
  businesses: { tab: 'business' },
  'who is blocked': { tab: 'blocked' },
  'a name': { tab: 'all', search: 'bakker77' },
  'two words': { tab: 'all', search: 'anna bakker7' },
  'a mail address': { tab: 'all', search: 'n4711@' },
};

type Node = { readonly 'Node Type': string; readonly Plans?: readonly Node[] };
const nodesOf = (node: Node): readonly string[] => [node['Node Type'], ...(node.Plans ?? []).flatMap(nodesOf)];

describe('a list of customers for staff, of thousands', () => {
  for (const [name, wanted] of Object.entries(lists)) {
    it(`reads an index for ${name}, on every page`, async () => {
      for (const [page, part] of Object.entries(parts)) {
        const { text, values } = customersStatement(wanted, part);
        assert.doesNotMatch(text, /\*|offset/);
        const { rows } = await shop.database.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(
          `explain (format json) ${text}`,
          values,
        );
        const nodes = rows[0] ? nodesOf(rows[0]['QUERY PLAN'][0]?.Plan ?? assert.fail('no plan')) : [];
        assert.ok(!nodes.includes('Seq Scan') && nodes.some((node) => /Index/.test(node)), `${page}: ${nodes.join(', ')}`);
      }
    });
  }

  it('looks up what few have by its words, and then puts it in order', async () => {
    for (const search of ['bakker77', 'n4711@'])
      for (const [page, part] of Object.entries(parts)) {
        const { text, values } = customersStatement({ tab: 'all', search }, part, true);
        const { rows } = await shop.database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        assert.match(plan, /customer_words/, page);
        assert.doesNotMatch(plan, /Seq Scan|Index Scan (?:Backward )?using customer_created/, page);
      }
  });
});
