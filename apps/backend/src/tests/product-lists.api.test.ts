import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PlacedPart } from '#kernel/database/placed-rows.ts';
import { productsStatement } from '#modules/catalog/list/find-products.ts';
import type { ProductsWanted } from '#modules/catalog/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
  await shop.database.query(
    `insert into product (id, sku, type, is_enabled, is_visible, attributes, is_made_to_order, has_animal_parts, materials, care, created_at, updated_at)
     select 900000 + n, 'TEST-' || n, 'simple', true, true, '{}', false, false, '[]', '{}', now(), now() from generate_series(1, 8000) as n`,
  );
  await shop.database.query(
    `insert into product_summary (product_id, created_at, type, is_enabled, brand_id, categories, missing, is_incomplete, attributes, words)
     select 900000 + n, timestamptz '2026-01-01' + n * interval '1 minute', case when n % 300 = 0 then 'bundle' else 'simple' end, n % 200 <> 0,
       n % 90, array[n % 70, 500], case when n % 150 = 0 then array['alt'] else '{}' end, n % 150 = 0,
       array['kleur:' || n % 60, 'maat:' || n % 15, 'mouw:1'], array_to_tsvector(array['test-' || n, 'dirndl', 'liesl' || n])
     from generate_series(1, 8000) as n`,
  );
  await shop.database.query('analyze product_summary');
});
after(() => shop.close());

const from = { place: { at: new Date('2026-01-03T00:00:00Z'), id: 903_000 }, isBackwards: false };
const parts: Readonly<Record<string, PlacedPart>> = {
  first: { isOldestFirst: false, limit: 51 },
  next: { isOldestFirst: false, limit: 51, from },
  previous: { isOldestFirst: false, limit: 51, from: { ...from, isBackwards: true } },
};
const lists: Readonly<Record<string, ProductsWanted>> = {
  'all products': { tab: 'all' },
  'those in the shop': { tab: 'on' },
  'those that are not': { tab: 'off' },
  'those that lack something': { tab: 'incomplete' },
  'what lacks words for pictures': { tab: 'all', missing: 'alt' },
  bundles: { tab: 'all', type: 'bundle' },
  'a brand': { tab: 'all', brandId: 7 },
  'a category': { tab: 'all', categoryId: 7 },
  'a colour and a size': { tab: 'all', attributes: ['kleur:7', 'maat:7'] },
  'what nearly all have': { tab: 'on', attributes: ['mouw:1'] },
  'a SKU': { tab: 'all', search: 'test-77' },
  'two words': { tab: 'on', search: 'dirndl liesl7' },
};

type Node = { readonly 'Node Type': string; readonly Plans?: readonly Node[] };
const nodesOf = (node: Node): readonly string[] => [node['Node Type'], ...(node.Plans ?? []).flatMap(nodesOf)];

describe('a list of products for staff, of thousands', () => {
  for (const [name, wanted] of Object.entries(lists)) {
    it(`reads an index for ${name}, on every page`, async () => {
      for (const [page, part] of Object.entries(parts)) {
        const { text, values } = productsStatement(wanted, part);
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
});
