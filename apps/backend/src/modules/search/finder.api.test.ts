import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

type Facet = {
  readonly attribute_code: string;
  readonly label: string;
  readonly options: readonly { value: string; label: string; count: number }[];
};
type Products = {
  readonly total_count: number;
  readonly items: readonly { readonly sku: string }[];
  readonly aggregations: readonly Facet[];
};
const keys = ['type_id', 'brand_id', 'model_id', 'year_id', 'cilinder_id'] as const;
type Chosen = Partial<Record<(typeof keys)[number], string>>;

const written = (chosen: Chosen): string =>
  `{${Object.entries(chosen)
    .map(([key, value]) => `${key}: {eq: "${value}"}`)
    .join(', ')}}`;
const find = async (chosen: Chosen, rest = '', store = 'nl'): Promise<Products> => {
  const { data, errors } = await shop.ask<{ partfinderSearch: Products }>(
    `{ partfinderSearch(partFilters: ${written(chosen)}, filter: {}${rest}) { total_count items { sku } aggregations { attribute_code label options { value label count } } } }`,
    { headers: { store } },
  );
  assert.deepEqual(errors, []);
  return data.partfinderSearch;
};
const options = ({ aggregations }: Products, key: string) => aggregations.find(({ attribute_code: code }) => code === key)?.options ?? [];

describe('the outfit finder', () => {
  it('has five selectors under the names of the part finder, in the words of the shop', async () => {
    const { aggregations, total_count: all } = await find({});
    assert.deepEqual(
      aggregations.map(({ attribute_code: code, label }) => [code, label]),
      [
        ['type_id', 'Gelegenheid'],
        ['brand_id', 'Voor'],
        ['model_id', 'Kledingstuk'],
        ['year_id', 'Maat'],
        ['cilinder_id', 'Kleur'],
      ],
    );
    assert.equal(all, 46);
    assert.deepEqual(
      (await find({}, '', 'de')).aggregations.map(({ label }) => label),
      ['Anlass', 'Für', 'Kleidungsstück', 'Größe', 'Farbe'],
    );
  });

  it('is linked: an option promises what choosing it finds, under every other choice', async () => {
    const chosen: Chosen = {};
    for (const key of keys) {
      const offered = options(await find(chosen), key);
      for (const { value, label, count } of offered) {
        assert.equal((await find({ ...chosen, [key]: value })).total_count, count, `${key} ${label}`);
      }
      const best = [...offered].sort((a, b) => b.count - a.count)[0];
      if (best) chosen[key] = best.value;
    }
    assert.ok(Object.keys(chosen).length >= 4);
    const found = await find(chosen);
    assert.ok(found.total_count > 0);
    for (const key of keys) {
      const others = Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== key));
      assert.deepEqual(options(found, key), options(await find(others), key), key);
    }
  });

  it('shows its colours', async () => {
    const { data } = await shop.ask<{
      partfinderSearch: { aggregations: { attribute_code: string; options: { swatch_data: unknown }[] }[] };
    }>('{ partfinderSearch(partFilters: {}, filter: {}) { aggregations { attribute_code options { swatch_data { type value } } } } }');
    const swatches = (code: string) =>
      data.partfinderSearch.aggregations
        .find(({ attribute_code }) => attribute_code === code)
        ?.options.map(({ swatch_data }) => swatch_data);
    for (const swatch of swatches('cilinder_id') ?? []) assert.match(JSON.stringify(swatch), /"type":"1","value":"#/);
    assert.deepEqual(new Set(swatches('year_id')), new Set([null]));
  });

  it('knows a size once, whatever it is the size of', async () => {
    const labels = options(await find({}), 'year_id').map(({ label }) => label);
    assert.equal(new Set(labels).size, labels.length);
  });

  it('restricts products() by the same choices', async () => {
    const [garment] = options(await find({}), 'model_id');
    const finder = await find({ model_id: garment?.value ?? '' });
    const { data } = await shop.ask<{ products: Products }>(
      `{ products(filter: {partfinder: {model_id: {eq: "${garment?.value}"}}}, pageSize: 12) { total_count items { sku } aggregations { attribute_code } } }`,
    );
    assert.equal(data.products.total_count, finder.total_count);
    assert.deepEqual(data.products.items, finder.items);
    assert.ok(data.products.aggregations.some(({ attribute_code: code }) => code === 'merk'));
  });

  it('sorts, pages and filters like any list', async () => {
    const { items, total_count: count } = await find({}, ', sort: {price: DESC}, pageSize: 3, currentPage: 2');
    const { data } = await shop.ask<{ products: Products }>(
      '{ products(filter: {}, sort: {price: DESC}, pageSize: 3, currentPage: 2) { items { sku } } }',
    );
    assert.deepEqual(items, data.products.items);
    assert.equal(count, 46);
  });
});

describe('bestsellers', () => {
  type Bestsellers = {
    tab_count: number;
    tabs: {
      title: string;
      option_id: number;
      item_count: number;
      items: { sku: string; stock_status: string; sales_data: { qty_ordered: number } }[];
    }[];
  };
  const best = async (argument: string): Promise<Bestsellers | null> => {
    const { data, errors } = await shop.ask<{ bestsellers: Bestsellers | null }>(
      `{ bestsellers${argument} { tab_count tabs { title option_id item_count items { sku stock_status sales_data { qty_ordered } } } } }`,
    );
    assert.deepEqual(errors, []);
    return data.bestsellers;
  };

  it('come in tabs, the best first, what is in stock before what is not', async () => {
    const found = await best('(categoryId: 2, sources: [{priority: 1, type: "category", sourceField: "up_sell"}], limit: 5)');
    assert.ok(found && found.tab_count > 2);
    assert.equal(found.tabs.length, found.tab_count);
    for (const { items, item_count: count } of found.tabs) {
      assert.equal(items.length, count);
      assert.ok(count > 0 && count <= 5);
      const order = items.map(({ stock_status: status, sales_data: { qty_ordered: sold } }) => (status === 'IN_STOCK' ? 1e6 : 0) + sold);
      assert.deepEqual(
        order,
        [...order].sort((a, b) => b - a),
      );
    }
  });

  it('are ten of the root unless asked otherwise, and null for a category that is none', async () => {
    assert.deepEqual(await best(''), await best('(categoryId: 2, limit: 10)'));
    assert.equal(await best('(categoryId: 99999)'), null);
    assert.deepEqual(await best('(categoryId: 110, limit: 0)'), { tab_count: 0, tabs: [] });
  });
});

describe('brands', () => {
  type Brands = {
    total_count: number;
    items: { title: string; urlKey: string; option_id: number; positionInSlider: number }[];
    page_info: { page_size: number };
  };
  const brands = async (argument: string): Promise<Brands> => {
    const { data, errors } = await shop.ask<{ brands: Brands }>(
      `{ brands${argument} { total_count items { title urlKey option_id positionInSlider } page_info { page_size } } }`,
    );
    assert.deepEqual(errors, []);
    return data.brands;
  };

  it('come by title, fifteen a page, with two names for the page', async () => {
    const all = await brands('(pageSize: 100)');
    const titles = all.items.map(({ title }) => title);
    assert.deepEqual(titles, [...titles].sort(new Intl.Collator('nl-NL', { sensitivity: 'base' }).compare));
    assert.equal((await brands('')).page_info.page_size, 15);
    assert.deepEqual((await brands('(limit: 2, page: 2)')).items, all.items.slice(2, 4));
  });

  it('lead to the category they belong to, in the words of the view', async () => {
    const { data } = await shop.ask<{ brands: { items: { category: { name: string; url_path: string } | null }[] } }>(
      '{ brands(pageSize: 100) { items { category { name url_path } } } }',
      { headers: { store: 'de' } },
    );
    assert.ok(data.brands.items.every(({ category }) => category));
    assert.ok(data.brands.items.some(({ category }) => category?.name === 'Dirndl' && category.url_path === 'damen/dirndl'));
  });

  it('are found by key, option, word and slider, and nothing is not an error', async () => {
    const [first] = (await brands('')).items;
    assert.deepEqual((await brands(`(filter: {urlKey: {eq: "${first?.urlKey}"}}, limit: 15, page: 1)`)).items, [first]);
    assert.deepEqual((await brands(`(filter: {option_id: {in: ["${first?.option_id}"]}})`)).items, [first]);
    assert.deepEqual((await brands('(filter: {urlKey: {eq: "unknown"}})')).items, []);
    const shown = await brands('(filter: {showInSlider: {eq: "1"}}, sort: {positionInSlider: DESC}, pageSize: 100)');
    const positions = shown.items.map(({ positionInSlider }) => positionInSlider);
    assert.ok(positions.length > 0);
    assert.deepEqual(
      positions,
      [...positions].sort((a, b) => b - a),
    );
    const hidden = await brands('(filter: {showInSlider: {eq: "0"}}, pageSize: 100)');
    assert.equal(shown.total_count + hidden.total_count, (await brands('(pageSize: 100)')).total_count);
  });
});
