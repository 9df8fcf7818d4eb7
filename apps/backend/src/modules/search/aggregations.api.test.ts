import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeUid } from '#kernel/ids.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

type Option = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly swatch_data: { type: string; value: string } | null;
};
type Facet = {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number | null;
  readonly is_range: boolean;
  readonly min_value: number | null;
  readonly max_value: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly options: readonly Option[];
};
type Products = {
  readonly total_count: number;
  readonly aggregations: readonly Facet[];
  readonly items: readonly { readonly sku: string }[];
};

const selection = `total_count items { sku } aggregations { attribute_code label count position is_range min_value max_value from to
  options { value label count swatch_data { type value } } }`;
const find = async (argument: string, store = 'nl'): Promise<Products> => {
  const { data, errors } = await shop.ask<{ products: Products }>(`{ products(${argument}) { ${selection} } }`, { headers: { store } });
  assert.deepEqual(errors, [], argument);
  return data.products;
};
const facetOf = ({ aggregations }: Pick<Products, 'aggregations'>, code: string): Facet => {
  const facet = aggregations.find(({ attribute_code: one }) => one === code);
  assert.ok(facet, `${code} among ${aggregations.map(({ attribute_code: one }) => one).join()}`);
  return facet;
};
const total = async (filter: string): Promise<number> => (await find(`filter: {${filter}}`)).total_count;
const dirndls = 'category_id: {eq: "110"}';

/** Products of a category, with a variant of an option that can be bought, straight from the tables. */
async function variantCount(categoryId: number, attribute: string, optionId: number): Promise<number> {
  const { rows } = await shop.database.query<{ count: number }>(
    `with recursive below as (
       select id from category where id = $1 union select category.id from category join below on category.parent_id = below.id
     ), unit as (
       select product.id as product_id, coalesce(variant.sku, product.sku) as sku, coalesce(variant.is_made_to_order, product.is_made_to_order) as made,
         coalesce(variant.attributes -> $2, product.attributes -> $2) as options
       from product left join product_variant on product_variant.product_id = product.id left join product variant on variant.id = product_variant.variant_id
       where product.is_visible and product.is_enabled
     )
     select count(distinct unit.product_id)::int as count from unit
     where unit.options @> to_jsonb($3::int) and (unit.made or unit.product_id in (select id from product where type in ('bundle', 'grouped')) or
         (select coalesce(sum(quantity), 0) from stock_level where stock_level.sku = unit.sku) > 0)
       and unit.product_id in (select product_id from product_category where category_id in (select id from below))`,
    [categoryId, attribute, optionId],
  );
  return rows[0]?.count ?? -1;
}

describe('aggregations', () => {
  it('of a category are its facets in the order of the attributes, without options that find nothing', async () => {
    const { aggregations, total_count: all } = await find(`filter: {${dirndls}}`);
    assert.deepEqual(
      aggregations.slice(0, 4).map(({ attribute_code: code, position }) => [code, position]),
      [
        ['category_uid', null],
        ['price', null],
        ['merk', 1],
        ['maat_dirndl', 2],
      ],
    );
    for (const { attribute_code: code, options, count } of aggregations) {
      assert.equal(count, options.length, code);
      assert.ok(
        options.every((option) => option.count > 0 && option.count <= (code === 'category_uid' ? 46 : all)),
        code,
      );
    }
    assert.equal(facetOf({ aggregations }, 'maat_dirndl').label, 'Maat');
  });

  it('promise what a click then finds: every option of every facet', async () => {
    const { aggregations } = await find(`filter: {${dirndls}}`);
    for (const { attribute_code: code, options } of aggregations.filter((facet) => !facet.is_range)) {
      for (const { value, count } of options) {
        const filter = code === 'category_uid' ? `category_uid: {eq: "${value}"}` : `${dirndls}, ${code}: {eq: "${value}"}`;
        assert.equal(await total(filter), count, `${code} ${value}`);
      }
    }
  });

  it('count a size as the tables have it in stock', async () => {
    const sizes = facetOf(await find(`filter: {${dirndls}}`), 'maat_dirndl').options;
    const { rows } = await shop.database.query<{ id: number }>(
      `select id from attribute_option where attribute_id = (select id from attribute where code = 'maat_dirndl') order by position`,
    );
    for (const { id } of rows) {
      const shown = sizes.find(({ value }) => value === String(id))?.count ?? 0;
      assert.equal(shown, await variantCount(110, 'maat_dirndl', id), String(id));
    }
    assert.deepEqual(
      sizes.map(({ value }) => Number(value)),
      rows.map(({ id }) => id).filter((id) => sizes.some(({ value }) => value === String(id))),
    );
  });

  it('name the branches that have a piece; a branch and a size meet in one variant (UX-6)', async () => {
    const branches = facetOf(await find(`filter: {${dirndls}}`), 'filiaal');
    assert.deepEqual(branches.label, 'Op voorraad in de winkel');
    assert.deepEqual(
      branches.options.map(({ label }) => label),
      ['Sittard', 'Roermond', 'Aachen'].map((town) => branches.options.find(({ label }) => label.includes(town))?.label),
    );
    const size = facetOf(await find(`filter: {${dirndls}}`), 'maat_dirndl').options[0]?.value ?? '';
    for (const { value: code } of branches.options) {
      const { items } = await find(`filter: {${dirndls}, filiaal: {eq: "${code}"}, maat_dirndl: {eq: "${size}"}}, pageSize: 100`);
      const { rows } = await shop.database.query<{ sku: string }>(
        `select distinct product.sku from product
         join product_variant on product_variant.product_id = product.id join product variant on variant.id = product_variant.variant_id
         join stock_level on stock_level.sku = variant.sku and stock_level.source_code = $1 and stock_level.quantity > 0
         where variant.attributes -> 'maat_dirndl' @> to_jsonb($2::int) and variant.is_enabled`,
        [code, Number(size)],
      );
      const found = rows.map(({ sku }) => sku).filter((sku) => sku.startsWith('MA-DIR'));
      assert.deepEqual(items.map(({ sku }) => sku).toSorted(), found.toSorted(), code);
    }
  });

  it('are disjunctive: the options of a facet are counted without its own filter', async () => {
    const before = facetOf(await find(`filter: {${dirndls}}`), 'merk').options;
    const [first] = before;
    assert.ok(first && before.length > 1);
    const chosen = await find(`filter: {${dirndls}, merk: {in: ["${first.value}"]}}`);
    assert.deepEqual(facetOf(chosen, 'merk').options, before);
    assert.equal(chosen.total_count, first.count);
    assert.ok(facetOf(chosen, 'kleur').options.every(({ count }) => count <= first.count));
  });

  it('have a price range without the price filter, and steps that add up', async () => {
    const free = facetOf(await find(`filter: {${dirndls}}`), 'price');
    const limited = facetOf(await find(`filter: {${dirndls}, price: {from: "150", to: "300"}}`), 'price');
    assert.deepEqual([limited.min_value, limited.max_value], [free.min_value, free.max_value]);
    assert.deepEqual([limited.is_range, limited.from, limited.to, free.from, free.to], [true, 150, 300, null, null]);
    assert.equal(
      free.options.reduce((sum, { count }) => sum + count, 0),
      9,
    );
    for (const { value, label, count } of free.options) {
      const [from = '', to = ''] = value.split('_');
      assert.equal(label, `${from}-${to}`);
      const inside = await total(`${dirndls}, price: {from: "${from}", to: "${Number(to) - 0.01}"}`);
      assert.equal(inside, count, value);
    }
  });

  it('show colours as swatches, yes and no as words, and speak the language of the view', async () => {
    const german = await find(`filter: {${dirndls}}`, 'de');
    assert.match(facetOf(german, 'kleur').options[0]?.swatch_data?.value ?? '', /^#[0-9A-F]{6}$/i);
    assert.equal(facetOf(german, 'kleur').options[0]?.swatch_data?.type, '1');
    assert.deepEqual([facetOf(german, 'price').label, facetOf(german, 'category_uid').label], ['Preis', 'Kategorie']);
    assert.deepEqual(
      facetOf(german, 'sale').options.map(({ value, label }) => [value, label]),
      [
        ['1', 'Ja'],
        ['0', 'Nein'],
      ],
    );
  });

  it('name categories by uid, never the root, and on request only children', async () => {
    const query = (filter: string) =>
      `{ products(filter: {${filter}}) { aggregations(filter: {category: {includeDirectChildrenOnly: true}}) { attribute_code options { value count } } } }`;
    const { data } = await shop.ask<{ products: Products }>(query(dirndls));
    const children = facetOf(data.products, 'category_uid').options.map(({ value }) => value);
    assert.deepEqual(
      children,
      ['111', '112', '113', '114', '115'].map(encodeUid).filter((uid) => children.includes(uid)),
    );
    const everything = facetOf(await find('filter: {}'), 'category_uid').options.map(({ value }) => value);
    assert.ok(!everything.includes(encodeUid('2')) && everything.includes(encodeUid('110')));
  });

  it('are empty when nothing is found', async () => {
    assert.deepEqual((await find('search: "zzzz"')).aggregations, []);
  });

  it('are the filters of older clients, too', async () => {
    type Layer = { filters: { name: string; request_var: string; filter_items_count: number; filter_items: Record<string, unknown>[] }[] };
    const { data, errors } = await shop.ask<{ products: Layer & Products }>(
      `{ products(filter: {${dirndls}}) { ${selection} filters { name request_var filter_items_count filter_items { __typename label value_string items_count
         ... on SwatchLayerFilterItemInterface { swatch_data { type value } } } } } }`,
    );
    assert.deepEqual(errors, []);
    const { filters, aggregations } = data.products;
    assert.deepEqual(
      filters.map(({ request_var: code, filter_items_count: count }) => [code, count]),
      aggregations.map(({ attribute_code: code, count }) => [code, count]),
    );
    const colour = filters.find(({ request_var: code }) => code === 'kleur')?.filter_items[0];
    assert.equal(colour?.['__typename'], 'SwatchLayerFilterItem');
  });
});

describe('conjunctive counts', () => {
  it('are those of Magento: a chosen facet shows what the result has', async () => {
    const magento = await createTestShop({ FACET_COUNTS: 'conjunctive' });
    try {
      const brand = facetOf(await find(`filter: {${dirndls}}`), 'merk').options[0];
      const { data } = await magento.ask<{ products: Products }>(
        `{ products(filter: {${dirndls}, merk: {eq: "${brand?.value}"}}) { ${selection} } }`,
      );
      assert.deepEqual(facetOf(data.products, 'merk').options, [brand]);
    } finally {
      await magento.close();
    }
  });
});
