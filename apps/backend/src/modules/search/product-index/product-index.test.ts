import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { runAtOnce } from '#kernel/memory/slices.ts';
import { aCatalogue, aProduct, aView, someCategories as categories } from '#testing/a-catalogue.ts';
import { changeCatalogue, type AttributeRecord, type CatalogueView, type ProductRecord } from '#modules/catalog/index.ts';
import { sortSteps, type SortKey } from '../sort-steps.ts';
import { countBits, ordinalsOf } from './bitset.ts';
import { bruteForce, type PlainFilter } from './brute-force.ts';
import { countFacets } from './count-facets.ts';
import { createProductIndex, productIndexInSlices } from './build-index.ts';
import { captureIndex } from './capture-index.ts';
import { changeIndex } from './change-index.ts';
import type { ProductIndex } from './product-index.ts';
import { sortedPage } from './sort-page.ts';
import { countPrices } from './price-facet.ts';
import { select, type Filters } from './selection.ts';

const now = Date.UTC(2026, 10, 15);
const day = 86_400_000;

const attribute = (id: number, code: string, options: number, input: AttributeRecord['input'] = 'select'): AttributeRecord => ({
  id,
  code,
  label: { nl: code },
  input,
  position: id,
  isFilterable: true,
  isVisibleOnFront: true,
  isComparable: true,
  isSearchable: true,
  options: Array.from({ length: options }, (_, i) => ({
    id: id * 100 + i,
    attributeId: id,
    code: `${code}-${i}`,
    label: { nl: `${code} ${i}` },
    position: i,
    swatch: undefined,
  })),
});
const attributes = [
  attribute(1, 'merk', 3),
  attribute(2, 'maat', 4),
  attribute(3, 'kleur', 3),
  attribute(4, 'stof', 4, 'multiselect'),
  attribute(5, 'afgeprijsd_label', 0, 'boolean'),
];

const option = (id: number, count: number) => fc.integer({ min: 0, max: count - 1 }).map((i) => id * 100 + i);
const periods = fc
  .record({ cents: fc.integer({ min: 5, max: 300 }), special: fc.option(fc.integer({ min: -3, max: 3 })), isLater: fc.boolean() })
  .map(({ cents, special, isLater }) => [
    { kind: 'regular' as const, cents: cents * 100, from: now + (isLater ? 1 : -60) * day },
    ...(special === null
      ? []
      : [{ kind: 'special' as const, cents: cents * 50, from: now + special * day, to: now + (special + 2) * day }]),
  ]);
const base = fc.record({
  name: fc.constantFrom('Änne', 'anne', 'Dirndl 9', 'Dirndl 10', 'Zenzi', 'Afra'),
  merk: option(1, 3),
  stof: fc.uniqueArray(option(4, 4), { maxLength: 3 }),
  kleur: fc.option(option(3, 3)),
  flag: fc.option(fc.boolean()),
  categories: fc.uniqueArray(fc.constantFrom(10, 11, 12, 13, 20), { maxLength: 2 }),
  position: fc.integer({ min: 0, max: 3 }),
  createdAt: fc.integer({ min: 0, max: 3 }),
  sales: fc.integer({ min: 0, max: 3 }),
  newTo: fc.option(fc.integer({ min: -2, max: 2 })),
  prices: periods,
  stock: fc.integer({ min: 0, max: 1 }),
  state: fc.constantFrom<'on' | 'off' | 'unseen'>('on', 'on', 'on', 'off', 'unseen'),
  variants: fc.array(
    fc.record({
      maat: option(2, 4),
      kleur: fc.option(option(3, 3)),
      stock: fc.integer({ min: 0, max: 1 }),
      branch: fc.integer({ min: 0, max: 1 }),
      prices: periods,
    }),
    { maxLength: 5 },
  ),
});

type Shop = { readonly view: CatalogueView; readonly levels: Record<string, { WEB: number; SIT?: number }> };

type Base = typeof base extends fc.Arbitrary<infer T> ? T : never;

function shopOf(bases: readonly Base[]): Shop {
  const levels: Record<string, { WEB: number; SIT?: number }> = {};
  const records = bases.flatMap((given, i): ProductRecord[] => {
    const id = (i + 1) * 100;
    const variantRecords = given.variants.map((variant, index) => {
      levels[`SKU-${id + index + 1}`] = { WEB: variant.stock, SIT: variant.branch };
      return aProduct({
        id: id + index + 1,
        isVisible: false,
        parentId: id,
        texts: {},
        attributes: { maat: [variant.maat], ...(variant.kleur === null ? {} : { kleur: [variant.kleur] }) },
        prices: { nl: variant.prices },
      });
    });
    levels[`SKU-${id}`] = { WEB: given.stock };
    const product = aProduct({
      id,
      type: given.variants.length > 0 ? 'configurable' : 'simple',
      isEnabled: given.state !== 'off',
      isVisible: given.state !== 'unseen',
      texts: { nl: { name: given.name, urlKey: `p-${id}` } },
      attributes: {
        merk: [given.merk],
        stof: given.stof,
        ...(given.kleur === null ? {} : { kleur: [given.kleur] }),
        ...(given.flag === null ? {} : { afgeprijsd_label: given.flag }),
      },
      categories: new Map(given.categories.map((category) => [category, given.position])),
      createdAt: given.createdAt,
      sales: { orders: given.sales, quantity: given.sales },
      newFrom: given.newTo === null ? undefined : now - 5 * day,
      newTo: given.newTo === null ? undefined : now + given.newTo * day,
      axes: given.variants.length > 0 ? [2, 3].map((attributeId) => ({ id: id + attributeId, attributeId, position: attributeId })) : [],
      variantIds: variantRecords.map((variant) => variant.id),
      prices: given.variants.length > 0 ? {} : { nl: given.prices },
    });
    return [product, ...variantRecords];
  });
  return { view: aView(aCatalogue(records, { categories, attributes }), levels), levels };
}

const values = {
  merk: fc.uniqueArray(option(1, 3).map(String), { maxLength: 2 }),
  maat: fc.uniqueArray(option(2, 4).map(String), { maxLength: 2 }),
  kleur: fc.uniqueArray(option(3, 3).map(String), { maxLength: 2 }),
  stof: fc.uniqueArray(option(4, 4).map(String), { maxLength: 2 }),
  afgeprijsd_label: fc.uniqueArray(fc.constantFrom('0', '1'), { maxLength: 1 }),
  category_uid: fc.uniqueArray(fc.constantFrom('2', '10', '11', '12', '13', '20'), { maxLength: 2 }),
  filiaal: fc.constant(['SIT']),
  sale: fc.uniqueArray(fc.constantFrom('0', '1'), { maxLength: 2 }),
  new: fc.uniqueArray(fc.constantFrom('0', '1'), { maxLength: 2 }),
};
const filters = fc
  .record({
    values: fc.record(values, { requiredKeys: [] }),
    price: fc.option(fc.tuple(fc.integer({ min: 0, max: 20000 }), fc.integer({ min: 0, max: 30000 }))),
  })
  .map(({ values: given, price }): PlainFilter => ({
    // An empty list chooses nothing and so finds nothing; that is a case of its own, not of every second run.
    values: Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string[]] => (entry[1]?.length ?? 0) > 0)),
    price: price === null ? undefined : { from: price[0], to: price[1] },
  }));

const filtersOf = (index: ProductIndex, { values: given, price }: PlainFilter): Filters => ({
  bitsets: [],
  facets: Object.entries(given).flatMap(([code, wanted]) => {
    const facet = index.plan.byCode.get(code);
    return facet ? [{ key: facet, isVariant: facet.isVariant, valueIds: wanted.flatMap((value) => facet.valueIds.get(value) ?? []) }] : [];
  }),
  price: price && { fromCents: price.from, toCents: price.to },
});

function compare(index: ProductIndex, filter: PlainFilter, at: number): void {
  index.refreshAt(at);
  const oracle = bruteForce(index.view, new Date(at));
  const selection = select(index, filtersOf(index, filter));
  const ids = oracle.ids(filter);
  const found = Array.from(ordinalsOf(selection.all()), (ordinal) => index.ids[ordinal] ?? 0);
  assert.deepEqual(
    found.sort((a, b) => a - b),
    ids,
  );
  assert.equal(countBits(selection.all()), ids.length);
  for (const counting of ['disjunctive', 'conjunctive'] as const) {
    const counts = countFacets(selection, counting);
    for (const facet of index.plan.facets) {
      const counted = facet.values.map(({ value }, i) => [facet.code, value, counts[facet.firstValueId + i]]);
      const expected = facet.values.map(({ value }) => [
        facet.code,
        value,
        oracle.count(filter, facet.code, value, counting === 'disjunctive'),
      ]);
      assert.deepEqual(counted, expected, counting);
    }
  }
  const prices = oracle.prices(filter);
  const facet = countPrices(selection, 'disjunctive');
  assert.equal(facet?.lowestCents, prices.length > 0 ? Math.min(...prices) : undefined);
  assert.equal(facet?.highestCents, prices.length > 0 ? Math.max(...prices) : undefined);
  assert.equal(facet?.buckets.reduce((sum, bucket) => sum + bucket.count, 0) ?? 0, prices.length);
}

describe('the product index', () => {
  it('finds and counts what a full scan finds and counts', () => {
    fc.assert(
      fc.property(fc.array(base, { maxLength: 40 }), filters, (bases, filter) => {
        compare(createProductIndex({ view: shopOf(bases).view, now, ratingOf: () => 0 }), filter, now);
      }),
      { numRuns: 150 },
    );
  });

  it('finds and counts the same among more products than fit into a few blocks', () => {
    fc.assert(
      fc.property(fc.array(base, { minLength: 150, maxLength: 400 }), filters, (bases, filter) => {
        compare(createProductIndex({ view: shopOf(bases).view, now, ratingOf: () => 0 }), filter, now);
      }),
      { numRuns: 12 },
    );
  });

  it('sorts as people and numbers do, page by page', () => {
    const keys = fc.uniqueArray(fc.constantFrom<SortKey>('name', 'price', 'created_at', 'num_sales', 'position', 'rating_summary'), {
      maxLength: 3,
    });
    const order = fc.record({ keys, directions: fc.array(fc.constantFrom<'ASC' | 'DESC'>('ASC', 'DESC'), { minLength: 3, maxLength: 3 }) });
    fc.assert(
      fc.property(
        fc.array(base, { maxLength: 40 }),
        filters,
        order,
        fc.constantFrom(undefined, 10, 11),
        (bases, filter, asked, categoryId) => {
          const index = createProductIndex({ view: shopOf(bases).view, now, ratingOf: () => 0 });
          const given = categoryId === undefined ? filter : { ...filter, values: { ...filter.values, category_uid: [String(categoryId)] } };
          const oracle = bruteForce(index.view, new Date(now));
          const sort = Object.fromEntries(asked.keys.map((key, i) => [key, asked.directions[i] ?? 'ASC']));
          const steps = sortSteps(sort, { hasSearch: false, isOneCategory: categoryId !== undefined });
          const selection = select(index, filtersOf(index, given));
          const category = categoryId === undefined ? undefined : index.view.tree.byId.get(categoryId);
          const expected = oracle.sorted(oracle.ids(given), steps, categoryId);
          const page = (skip: number) =>
            sortedPage(index, selection.all(), { steps, category, scores: undefined }, skip, 7).map((ordinal) => index.ids[ordinal]);
          for (let skip = 0; skip < expected.length; skip += 7) assert.deepEqual(page(skip), expected.slice(skip, skip + 7));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('follows the clock over every price and date boundary, forwards and back', () => {
    const moves = fc.array(fc.integer({ min: -4, max: 6 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(base, { maxLength: 25 }), filters, moves, (bases, filter, days) => {
        const index = createProductIndex({ view: shopOf(bases).view, now, ratingOf: () => 0 });
        for (const step of days) compare(index, filter, now + step * day);
      }),
      { numRuns: 80 },
    );
  });

  it('takes in a changed stock product by product', () => {
    const sales = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.array(base, { minLength: 1, maxLength: 25 }), filters, sales, (bases, filter, changes) => {
        const { view, levels } = shopOf(bases);
        const versions = new Map<number, number>();
        const watched = { ...view, stockVersion: (id: number) => versions.get(id) ?? 0 };
        for (const source of watched.listed()) Object.assign(source, { view: watched });
        const index = createProductIndex({ view: watched, now, ratingOf: () => 0 });
        const skus = Object.keys(levels);
        for (const [which, quantity] of changes) {
          compare(index, filter, now);
          const sku = skus[which % skus.length] ?? '';
          watched.stock().replace([sku], new Map([[sku, { WEB: quantity % 2, SIT: (quantity >> 1) % 2 }]]));
          const record = watched.catalogue.productsBySku.get(sku);
          const ids = [record?.id ?? 0, record?.parentId ?? 0];
          for (const id of ids) versions.set(id, (versions.get(id) ?? 0) + 1);
          index.update(ids);
        }
        compare(index, filter, now);
      }),
      { numRuns: 80 },
    );
  });

  it('is the same after changes of products as one that is built anew', () => {
    const parts = fc.constantFrom<(keyof Base)[]>([], ['name'], ['prices'], ['sales', 'createdAt'], ['name', 'variants'], ['state']);
    const changes = fc.array(fc.tuple(fc.nat(), base, parts), { minLength: 1, maxLength: 4 });
    const taken = { alike: 0, copied: 0, longer: 0 };
    fc.assert(
      fc.property(
        fc.array(base, { minLength: 1, maxLength: 25 }),
        fc.array(changes, { minLength: 1, maxLength: 3 }),
        filters,
        (bases, turns, filter) => {
          let last: readonly Base[] = bases;
          const all = turns.map((turn) => {
            const known = last;
            for (const [which, other, changed] of turn) {
              const at = which % (last.length + 1);
              const before = last[at] ?? other;
              const some = Object.fromEntries(changed.map((key) => [key, other[key]]));
              const one = changed.length === 0 ? other : { ...before, ...some };
              last = at < last.length ? last.with(at, one) : [...last, one];
            }
            return { shop: shopOf(last), ids: last.flatMap((one, at) => (one === known[at] ? [] : at + 1)) };
          });
          const first = shopOf(bases);
          const levels = Object.assign({}, first.levels, ...all.map(({ shop }) => shop.levels));
          let index = createProductIndex({ view: aView(first.view.catalogue, levels), now, ratingOf: () => 0 });
          for (const { shop, ids } of all) {
            const isChanged = ({ id }: ProductRecord): boolean => ids.includes(Math.floor(id / 100));
            const records = [...shop.view.catalogue.products.values()].filter(isChanged);
            const { catalogue } = index.view;
            const gone = [...catalogue.products.values()].filter(isChanged);
            const view = aView(
              changeCatalogue(
                catalogue,
                [...gone, ...records].map(({ id }) => id),
                records,
              ),
              levels,
              index.view,
            );
            const before = index;
            const changed = runAtOnce(changeIndex({ view, now, ratingOf: () => 0 }, before));
            if (changed) taken[changed.size > before.size ? 'longer' : changed.arrays === before.arrays ? 'alike' : 'copied'] += 1;
            index = changed ?? createProductIndex({ view, now, ratingOf: () => 0, previous: before });
            compare(index, filter, now);
            // Whoever still asks the one before does not spoil what the new one says.
            before.refreshAt(now + day);
            before.update(before.ids);
            compare(index, filter, now);
            compare(createProductIndex({ view, now, ratingOf: () => 0, captured: captureIndex(index) }), filter, now);
            const anew = createProductIndex({ view, now, ratingOf: () => 0 });
            for (const key of ['name', 'price', 'rating_summary', 'num_sales', 'created_at'] as const) {
              const idsBy = (one: ProductIndex) =>
                Array.from(one.orders.ascending(key), (ordinal) => one.source(ordinal)?.record.id ?? []).flat();
              assert.deepEqual(idsBy(index), idsBy(anew), key);
            }
          }
          compare(index, filter, now + day);
        },
      ),
      { numRuns: 80 },
    );
    assert.ok(taken.alike > 15 && taken.copied > 5 && taken.longer > 15, JSON.stringify(taken));
  });

  it('takes the order of names from the index before, and sorts only what is new', () => {
    fc.assert(
      fc.property(fc.array(base, { maxLength: 30 }), fc.array(base, { maxLength: 10 }), (bases, more) => {
        const before = shopOf(bases).view;
        const previous = createProductIndex({ view: before, now, ratingOf: () => 0 });
        const added = shopOf([...bases, ...more]).view;
        const records = [...added.catalogue.products.values()].map((record) => before.catalogue.products.get(record.id) ?? record);
        const view = aView(aCatalogue(records, { categories, attributes }));
        const anew = createProductIndex({ view, now, ratingOf: () => 0 });
        const reused = createProductIndex({ view, now, ratingOf: () => 0, previous });
        assert.deepEqual(reused.orders.ascending('name'), anew.orders.ascending('name'));
      }),
      { numRuns: 60 },
    );
  });

  it('is built with pauses, so that requests are answered meanwhile', () => {
    const bases = fc.sample(base, { numRuns: 1_200, seed: 1 }).map((one) => ({ ...one, state: 'on' as const }));
    const work = productIndexInSlices({ view: shopOf(bases).view, now, ratingOf: () => 0 });
    let pauses = 0;
    while (!work.next().done) pauses += 1;
    assert.ok(pauses >= 6, String(pauses));
    const { view } = shopOf(bases);
    assert.equal(runAtOnce(productIndexInSlices({ view, now, ratingOf: () => 0 })).size, 1_200);
  });
});

describe('a choice of size and colour', () => {
  const shirt = (stock: { red38: number; blue38: number; red40: number }) => {
    const variant = (id: number, maat: number, kleur: number) =>
      aProduct({ id, isVisible: false, parentId: 100, texts: {}, attributes: { maat: [maat], kleur: [kleur] } });
    const records = [variant(101, 200, 300), variant(102, 200, 301), variant(103, 201, 300)];
    const axes = [2, 3].map((attributeId) => ({ id: attributeId, attributeId, position: attributeId }));
    const product = aProduct({ id: 100, type: 'configurable', axes, variantIds: [101, 102, 103], prices: {} });
    const levels = { 'SKU-101': { WEB: stock.red38 }, 'SKU-102': { WEB: stock.blue38 }, 'SKU-103': { WEB: stock.red40 } };
    return createProductIndex({
      view: aView(aCatalogue([product, ...records], { categories, attributes }), levels),
      now,
      ratingOf: () => 0,
    });
  };
  const found = (index: ProductIndex, given: PlainFilter['values']): number =>
    countBits(select(index, filtersOf(index, { values: given })).all());

  it('needs one variant with both that can be bought', () => {
    const index = shirt({ red38: 0, blue38: 1, red40: 1 });
    assert.equal(found(index, { maat: ['200'] }), 1);
    assert.equal(found(index, { kleur: ['300'] }), 1);
    assert.equal(found(index, { maat: ['200'], kleur: ['300'] }), 0);
    assert.equal(found(shirt({ red38: 1, blue38: 0, red40: 0 }), { maat: ['200'], kleur: ['300'] }), 1);
  });

  it('counts a size only where it is in stock, but lists what is sold out without a choice', () => {
    const index = shirt({ red38: 0, blue38: 0, red40: 0 });
    assert.equal(found(index, {}), 1);
    assert.equal(found(index, { maat: ['200'] }), 0);
    assert.deepEqual(
      [...countFacets(select(index, filtersOf(index, { values: {} })), 'disjunctive')].slice(
        index.plan.byCode.get('maat')?.firstValueId,
        (index.plan.byCode.get('maat')?.firstValueId ?? 0) + 4,
      ),
      [0, 0, 0, 0],
    );
  });
});
