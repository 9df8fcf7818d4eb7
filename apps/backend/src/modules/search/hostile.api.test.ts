import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const document = `query ($search: String, $filter: ProductAttributeFilterInput, $page: Int, $size: Int) {
  products(search: $search, filter: $filter, currentPage: $page, pageSize: $size) {
    total_count items { sku } aggregations { attribute_code options { value count } } suggestions { search }
    search_suggestions { query_text results_count } search_recommendations { query_text } } }`;
const ask = (variables: object) => shop.ask<{ products: { total_count: number; aggregations: object[] } | null }>(document, { variables });
const many = (text: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${text}${index}`);

/** What it guards against takes minutes, on any machine. */
const timeout = 60_000;

describe('input nobody means well with', { timeout }, () => {
  const texts: readonly (readonly [what: string, text: string])[] = [
    ['ten thousand characters', 'dirndl '.repeat(1_430)],
    ['one word of ten thousand characters', 'x'.repeat(10_000)],
    ['a pattern', '(a+)+$ .*[x]{1,9} \\d ^'],
    ['null bytes', 'dirn\u0000dl \u0000'],
    ['emoji', '👗👢 dirndl 🥨'],
    ['half a surrogate', '\ud83d dirndl'],
    ['another script', 'дирндль 民族服装 ديرندل'],
    ['SQL', "'; drop table product; --"],
    ['accents without end', 'e'.concat('\u0301'.repeat(5_000))],
    ['blanks', ' \t\n'.repeat(3_000)],
  ];
  for (const [what, search] of texts) {
    it(`as a search text: ${what}`, async () => {
      const { status, errors, data } = await ask({ search });
      assert.deepEqual([status, errors], [200, []]);
      assert.ok((data.products?.total_count ?? -1) >= 0);
    });
    it(`as a word of a name, part of a word, key and sku: ${what}`, async () => {
      for (const filter of [
        { name: { match: search } },
        { description: { match: search, match_type: 'PARTIAL' } },
        { sku: { eq: search } },
        { url_key: { in: [search] } },
        { category_url_path: { eq: search } },
        { category_id: { eq: search } },
        { merk: { eq: search } },
      ]) {
        const { status, errors } = await ask({ filter });
        assert.deepEqual([status, errors], [200, []]);
      }
    });
  }

  it('as five hundred values in every list', async () => {
    const codes = [
      'merk',
      'maat_dirndl',
      'kleur',
      'lengte',
      'stof',
      'gelegenheid',
      'gender',
      'sku',
      'url_key',
      'category_id',
      'rating_summary',
    ];
    const filter = Object.fromEntries(codes.map((code) => [code, { in: many('1', 500) }]));
    const { errors, data } = await ask({ filter });
    assert.deepEqual(errors, []);
    assert.equal(data.products?.total_count, 0);
  });

  it('as every filter there is, at once', async () => {
    const { data: schema } = await shop.ask<{ __type: { inputFields: { name: string; type: { name: string } }[] } }>(
      '{ __type(name: "ProductAttributeFilterInput") { inputFields { name type { name } } } }',
    );
    const filter = Object.fromEntries(
      schema.__type.inputFields.map(({ name, type }) => [
        name,
        type.name === 'FilterRangeTypeInput'
          ? { from: '0', to: '999999999' }
          : type.name === 'FilterMatchTypeInput'
            ? { match: 'dirndl' }
            : type.name === 'PartfinderFilterInput'
              ? { type_id: { eq: '1' }, year_id: { eq: '1' } }
              : { in: [name === 'category_uid' ? 'Mg==' : '1'] },
      ]),
    );
    const { errors, data } = await ask({ filter });
    assert.deepEqual(errors, []);
    assert.equal(data.products?.total_count, 0);
  });

  it('as a page beyond all pages, or numbers that are none', async () => {
    const { errors } = await ask({ filter: {}, page: 1_000_000_000 });
    assert.match(errors[0]?.message ?? '', /^currentPage value 1000000000 specified is greater than the 3 page\(s\) available\.$/);
    for (const price of [{ from: '1e9' }, { to: '-1' }, { from: 'NaN' }, { to: '9'.repeat(4_000) }, { from: '0x10' }]) {
      const refused = await ask({ filter: { price } });
      assert.equal(refused.errors[0]?.extensions?.['category'], 'graphql-input');
      assert.ok((refused.errors[0]?.message.length ?? 0) < 100);
    }
    assert.equal((await ask({ filter: {}, page: 2_147_483_648 })).errors.length, 1);
  });

  it('as names every object has', async () => {
    for (const value of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const { errors, data } = await ask({ filter: { merk: { eq: value }, sku: { in: [value] } } });
      assert.deepEqual(errors, []);
      assert.equal(data.products?.total_count, 0);
    }
  });
});
