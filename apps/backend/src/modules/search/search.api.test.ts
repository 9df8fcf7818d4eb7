import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeUid } from '#kernel/ids.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { fullSelection } from '#testing/full-selection.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

type Item = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly created_at: string;
  readonly sales_data: { readonly qty_ordered: number };
  readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number } } };
};
type Products = {
  readonly items: readonly Item[];
  readonly total_count: number;
  readonly page_info: { readonly current_page: number; readonly page_size: number; readonly total_pages: number };
};

const selection = `total_count page_info { current_page page_size total_pages }
  items { id sku name created_at sales_data { qty_ordered } price_range { minimum_price { final_price { value } } } }`;
const find = async (argument: string, store = 'nl'): Promise<Products> => {
  const { data, errors } = await shop.ask<{ products: Products }>(`{ products(${argument}) { ${selection} } }`, { headers: { store } });
  assert.deepEqual(errors, [], argument);
  return data.products;
};
const skus = async (argument: string, store = 'nl'): Promise<readonly string[]> =>
  (await find(argument, store)).items.map(({ sku }) => sku);
const refusal = async (argument: string): Promise<unknown> => {
  const { status, errors } = await shop.ask(`{ products${argument} { total_count } }`);
  return { status, errors: errors.map(({ message, extensions }) => [message, extensions?.['category']]) };
};
const input = (message: string): unknown => ({ status: 200, errors: [[message, 'graphql-input']] });

const dirndls = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `MA-DIR-100${digit}`);
const onSale = ['MA-DIR-1002', 'MA-DIR-1006', 'MA-DIR-1009', 'MA-LED-2002', 'MA-LED-2004', 'MA-BLU-3102', 'MA-GIL-3301', 'MA-TAS-6101'];
const newest = ['MA-DIR-1003', 'MA-DIR-1004', 'MA-LED-2006', 'MA-HEM-3002', 'MA-SCH-3202', 'MA-JAN-3402', 'MA-DOE-6401'];

describe('a filter of products', () => {
  const cases: readonly (readonly [what: string, filter: string, skus: readonly string[]])[] = [
    ['a category by number', '{category_id: {eq: "110"}}', dirndls],
    ['a category by uid', `{category_uid: {eq: "${encodeUid(110)}"}}`, dirndls],
    ['a category by path', '{category_url_path: {eq: "dames/dirndls"}}', dirndls],
    [
      'several categories',
      '{category_id: {in: ["111", "113", null, "99999"]}}',
      ['MA-DIR-1002', 'MA-DIR-1003', 'MA-DIR-1006', 'MA-DIR-1007'],
    ],
    ['two ways that agree', '{category_id: {eq: "110"}, category_url_path: {eq: "dames/dirndls"}}', dirndls],
    ['two ways that do not agree', '{category_id: {eq: "110"}, category_url_path: {eq: "dames"}}', []],
    ['an unknown category', '{category_id: {eq: "99999"}}', []],
    ['a category that is no number', '{category_id: {eq: "x"}}', []],
    ['a sku', '{sku: {eq: "MA-SIE-6202"}}', ['MA-SIE-6202']],
    ['several skus', '{sku: {in: ["MA-SIE-6202", null, "unknown", "MA-HAA-6501"]}}', ['MA-SIE-6202', 'MA-HAA-6501']],
    ['a variant, which is not found on its own', '{sku: {eq: "MA-DIR-1001-DG-L60-38"}}', []],
    ['a url key', '{url_key: {eq: "charivari-nepomuk"}}', ['MA-SIE-6202']],
    ['a url key of another language', '{url_key: {eq: "dirndlbluse-vroni"}}', []],
    ['a missing url key', '{url_key: {eq: "unknown"}}', []],
    ['a price', '{price: {from: "14.95", to: "14.95"}}', ['MA-SIE-6201', 'MA-ONV-6602']],
    ['a lower end', '{price: {from: "699"}}', ['MA-DIR-1008', 'MA-LED-2005']],
    ['an upper end', '{price: {to: "9.95"}}', ['MA-ONV-6603', 'MA-GRP-7101']],
    ['a range upside down', '{price: {from: "20", to: "10"}}', []],
    ['reductions', '{sale: {eq: "1"}}', onSale],
    ['new products', '{new: {eq: "1"}}', newest],
    ['new dirndls', '{new: {eq: "1"}, category_id: {eq: "110"}}', ['MA-DIR-1003', 'MA-DIR-1004']],
    ['a word of the name', '{name: {match: "LIESL"}}', ['MA-DIR-1001']],
    ['half a word', '{name: {match: "lies"}}', []],
    ['half a word, partially', '{name: {match: "lies", match_type: PARTIAL}}', ['MA-DIR-1001']],
  ];
  for (const [what, filter, expected] of cases) {
    it(`by ${what} finds ${expected.length}`, async () => {
      const { items, total_count } = await find(`filter: ${filter}`);
      assert.deepEqual(items.map(({ sku }) => sku).sort(), [...expected].sort());
      assert.equal(total_count, expected.length);
    });
  }

  it('finds everything that is not reduced when asked for that', async () => {
    const rest = await skus('filter: {sale: {eq: "0"}}, pageSize: 100');
    assert.equal(rest.length, 46 - onSale.length);
    assert.ok(!rest.some((sku) => onSale.includes(sku)));
  });

  it('says nothing where its values are missing', async () => {
    for (const filter of [
      '{}',
      '{sku: {}}',
      '{sku: {eq: null}}',
      '{sku: null}',
      '{price: {}}',
      '{name: {}}',
      '{category_id: {eq: null, in: null}}',
    ]) {
      assert.equal((await find(`filter: ${filter}`)).total_count, 46, filter);
    }
  });

  it('knows the words of its store view', async () => {
    assert.deepEqual(await skus('filter: {url_key: {eq: "dirndlbluse-vroni"}}', 'de'), ['MA-BLU-3101']);
    assert.deepEqual(
      await skus('filter: {category_url_path: {eq: "damen/dirndl/mini-dirndl"}}', 'de'),
      await skus('filter: {category_id: {eq: "111"}}'),
    );
    assert.deepEqual(await skus('filter: {category_id: {eq: "110"}}', 'nl_limburg'), dirndls);
  });

  it('takes variables as clients send them', async () => {
    const query =
      'query ($filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput) { products(filter: $filter, sort: $sort) { items { sku } } }';
    const { data, errors } = await shop.ask<{ products: Products }>(query, {
      variables: { filter: { sku: { in: ['MA-HAA-6501', null, 'MA-SIE-6202'] } }, sort: { price: 'DESC' } },
    });
    assert.deepEqual(errors, []);
    assert.deepEqual(data.products.items, [{ sku: 'MA-SIE-6202' }, { sku: 'MA-HAA-6501' }]);
  });

  it('refuses a uid that is none and an amount that is none', async () => {
    assert.deepEqual(await refusal('(filter: {category_uid: {eq: "not base64!"}})'), input('Value of uid "not base64!" is incorrect.'));
    assert.deepEqual(await refusal('(filter: {price: {from: "cheap"}})'), input('"cheap" is not an amount.'));
  });

  it('refuses an attribute the schema does not have, as a validation error', async () => {
    const { status, errors } = await shop.ask('{ products(filter: {unheard_of: {eq: "1"}}) { total_count } }');
    assert.equal(status, 200);
    assert.match(errors[0]?.message ?? '', /unheard_of/);
    assert.equal(errors[0]?.extensions, undefined);
  });
});

describe('a search text', () => {
  const cases: readonly (readonly [argument: string, skus: readonly string[]])[] = [
    ['search: "LiEsL"', ['MA-DIR-1001']],
    ['search: "ma-sie-6202"', ['MA-SIE-6202']],
    ['search: "  charivari "', ['MA-SIE-6202']],
    ['search: "x"', []],
    ['search: ""', []],
    ['search: "zzzz"', []],
    ['search: "dirndl", filter: {category_id: {eq: "111"}}', ['MA-DIR-1002', 'MA-DIR-1003']],
    ['search: "", filter: {sku: {eq: "MA-SIE-6202"}}', ['MA-SIE-6202']],
  ];
  for (const [argument, expected] of cases) {
    it(`asked ${argument} finds ${expected.join(', ') || 'nothing'}`, async () => {
      assert.deepEqual([...(await skus(argument))].sort(), expected);
    });
  }
});

describe('the order of products', () => {
  const price = ({ price_range: { minimum_price: minimum } }: Item): number => minimum.final_price.value;
  const collator = new Intl.Collator('nl-NL', { numeric: true, sensitivity: 'base' });
  const keys: Readonly<Record<string, (a: Item, b: Item) => number>> = {
    name: (a, b) => collator.compare(a.name, b.name),
    price: (a, b) => price(a) - price(b),
    created_at: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
    num_sales: (a, b) => a.sales_data.qty_ordered - b.sales_data.qty_ordered,
  };
  for (const [key, compare] of Object.entries(keys)) {
    for (const [direction, sign] of [
      ['ASC', 1],
      ['DESC', -1],
    ] as const) {
      it(`follows ${key} ${direction}, equal ones by id in the same direction`, async () => {
        const { items } = await find(`filter: {}, sort: {${key}: ${direction}}, pageSize: 100`);
        assert.equal(items.length, 46);
        const expected = [...items].sort((a, b) => sign * (compare(a, b) || a.id - b.id));
        assert.deepEqual(items, expected);
      });
    }
  }

  it('follows the position in the one category of the filter, both ways', async () => {
    assert.deepEqual(await skus('filter: {category_id: {eq: "110"}}'), dirndls);
    assert.deepEqual(await skus('filter: {category_id: {eq: "110"}}, sort: {position: ASC}'), dirndls);
    assert.deepEqual(await skus('filter: {category_id: {eq: "110"}}, sort: {position: DESC}'), [...dirndls].reverse());
  });

  it('is the newest id first without a search text, a sort or one category', async () => {
    for (const filter of ['{}', '{category_id: {in: ["110", "210"]}}', '{sku: {in: ["MA-SIE-6202", "MA-HAA-6501"]}}']) {
      const ids = (await find(`filter: ${filter}, pageSize: 100`)).items.map(({ id }) => id);
      assert.deepEqual(
        ids,
        [...ids].sort((a, b) => b - a),
        filter,
      );
    }
  });

  it('is relevance with a search text: the whole word before a part of one', async () => {
    const found = await skus('search: "lederhose", pageSize: 100');
    assert.ok(found.length > 3);
    assert.ok(found.indexOf('MA-LED-2002') < found.indexOf('MA-LED-2001'), '"Korte lederhose" before "Kniebundlederhose"');
    assert.deepEqual(await skus('search: "lederhose", sort: {relevance: DESC}, pageSize: 100'), found);
    const backwards = await skus('search: "lederhose", sort: {relevance: ASC}, pageSize: 100');
    assert.deepEqual([...backwards].reverse(), found);
  });

  it('can be chosen from names in the language of the view', async () => {
    const query = (argument: string) => `{ products(${argument}) { sort_fields { default options { value label } } } }`;
    type Answer = { products: { sort_fields: { default: string; options: { value: string; label: string }[] } } };
    const german = await shop.ask<Answer>(query('filter: {}'), { headers: { store: 'de' } });
    assert.deepEqual(
      german.data.products.sort_fields.options.map(({ value }) => value),
      ['position', 'name', 'price', 'created_at', 'num_sales'],
    );
    assert.equal(german.data.products.sort_fields.options[2]?.label, 'Preis');
    const searched = await shop.ask<Answer>(query('search: "dirndl"'));
    assert.equal(searched.data.products.sort_fields.default, 'relevance');
  });
});

describe('pages of products', () => {
  it('hold 20 unless asked otherwise, and every product once', async () => {
    const first = await find('filter: {}');
    assert.deepEqual(first.page_info, { current_page: 1, page_size: 20, total_pages: 3 });
    const pages = await Promise.all([1, 2, 3].map((page) => find(`filter: {}, currentPage: ${page}`)));
    assert.deepEqual(
      pages.map(({ items }) => items.length),
      [20, 20, 6],
    );
    assert.equal(new Set(pages.flatMap(({ items }) => items.map(({ sku }) => sku))).size, 46);
  });

  const refused: readonly (readonly [argument: string, message: string])[] = [
    ['', "'search' or 'filter' input argument is required."],
    ['(search: null, filter: null)', "'search' or 'filter' input argument is required."],
    ['(sort: {price: ASC})', "'search' or 'filter' input argument is required."],
    ['(filter: {}, currentPage: 0)', 'currentPage value must be greater than 0.'],
    ['(filter: {}, currentPage: -1)', 'currentPage value must be greater than 0.'],
    ['(filter: {}, pageSize: 0)', 'pageSize value must be greater than 0.'],
    ['(filter: {}, pageSize: 301)', 'Maximum pageSize is 300'],
    ['(filter: {}, currentPage: 4)', 'currentPage value 4 specified is greater than the 3 page(s) available.'],
  ];
  for (const [argument, message] of refused) {
    it(`asked ${argument || 'for nothing'} are refused: ${message}`, async () => {
      assert.deepEqual(await refusal(argument), input(message));
    });
  }

  it('may hold 300, with every plain field of each product', async () => {
    const { errors, data } = await shop.ask<{ products: Products }>(
      `{ products(filter: {}, pageSize: 300) { items { ${fullSelection('ProductInterface', 1)} } } }`,
    );
    assert.deepEqual(errors, []);
    assert.equal(data.products.items.length, 46);
  });

  it('are empty without an error when nothing is found, whatever the page', async () => {
    for (const argument of ['search: "zzzz"', 'search: "zzzz", currentPage: 7', 'filter: {sku: {eq: "unknown"}}']) {
      const { items, total_count, page_info } = await find(argument);
      assert.deepEqual([items, total_count, page_info.total_pages], [[], 0, 0]);
    }
  });

  it('of a category are those of the filter by that category', async () => {
    const query = (sort: string) =>
      `{ categories(filters: {ids: {eq: "110"}}) { items { products(pageSize: 4, currentPage: 2${sort}) { total_count page_info { total_pages } items { sku } } } } }`;
    for (const sort of ['', ', sort: {price: DESC}']) {
      const { data, errors } = await shop.ask<{ categories: { items: { products: Products }[] } }>(query(sort));
      assert.deepEqual(errors, []);
      const products = data.categories.items[0]?.products;
      assert.equal(products?.total_count, 9);
      assert.deepEqual(
        products?.items.map(({ sku }) => sku),
        await skus(`filter: {category_id: {eq: "110"}}, pageSize: 4, currentPage: 2${sort}`),
      );
    }
  });
});
