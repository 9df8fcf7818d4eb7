import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AttributeRecord, OptionRecord, ProductRecord } from './catalogue.ts';
import { cachePerSource, type ProductSource } from './catalogue-view.ts';
import { isNew, isOnSale, priceOf } from '../prices/product-prices.ts';
import { stockOf, type StockState } from '../stock/stock-state.ts';
import { aCatalogue, aProduct, aView } from '#testing/a-catalogue.ts';

const now = new Date('2026-11-15T12:00:00Z');
const since = Date.UTC(2026, 0, 1);
const price = (cents: number): ProductRecord['prices'] => ({ nl: [{ kind: 'regular', cents, from: since }] });

const option = (id: number, code: string): OptionRecord => ({
  id,
  attributeId: 5,
  code,
  label: { nl: code },
  position: id,
  swatch: undefined,
});
const size: AttributeRecord = {
  id: 5,
  code: 'maat',
  label: { nl: 'Maat' },
  input: 'select',
  position: 1,
  isFilterable: true,
  isVisibleOnFront: true,
  isComparable: false,
  isSearchable: false,
  options: [option(51, 'S'), option(52, 'M'), option(53, 'L')],
};
const variant = (id: number, optionId: number, cents: number, given: Partial<ProductRecord> = {}): ProductRecord =>
  aProduct({ id, isVisible: false, parentId: 1, texts: {}, attributes: { maat: [optionId] }, prices: price(cents), ...given });

const configurable = aProduct({
  id: 1,
  type: 'configurable',
  axes: [{ id: 1, attributeId: 5, position: 0 }],
  variantIds: [11, 12, 13],
  prices: {},
});
const variants = [variant(11, 51, 10000), variant(12, 52, 11000), variant(13, 53, 9000)];

function find(products: readonly ProductRecord[], id: number, levels: Parameters<typeof aView>[1] = {}): ProductSource {
  const source = aView(aCatalogue(products, { attributes: [size] }), levels).source(id);
  assert.ok(source);
  return source;
}

const piecesOf = (source: ProductSource): StockState => {
  const { web, branches, isMadeToOrder } = stockOf(source);
  return { web, branches, isMadeToOrder };
};

describe('prices of composed products', () => {
  it('span the variants that can be bought', () => {
    const source = find([configurable, ...variants], 1, { 'SKU-11': { WEB: 1 }, 'SKU-12': { SIT: 2 } });
    const range = priceOf(source, now);
    assert.deepEqual([range?.lowest.finalCents, range?.highest.finalCents], [10000, 11000]);
    assert.deepEqual(piecesOf(source), { web: 1, branches: 2, isMadeToOrder: false });
  });

  it('span all variants when none can be bought', () => {
    const range = priceOf(find([configurable, ...variants], 1), now);
    assert.deepEqual([range?.lowest.finalCents, range?.highest.finalCents], [9000, 11000]);
  });

  it('do not count a disabled variant (R122)', () => {
    const [small, medium] = variants;
    assert.ok(small && medium);
    const range = priceOf(find([configurable, small, medium, variant(13, 53, 9000, { isEnabled: false })], 1), now);
    assert.equal(range?.lowest.finalCents, 10000);
  });

  it('are those of the cheapest item of a grouped product', () => {
    const items = [
      { itemId: 11, quantity: 1, position: 1 },
      { itemId: 12, quantity: 1, position: 2 },
    ];
    const source = find([aProduct({ id: 1, type: 'grouped', groupedItems: items, prices: {} }), ...variants], 1);
    assert.equal(priceOf(source, now)?.lowest.finalCents, 10000);
  });
});

describe('a bundle', () => {
  const selection = (id: number, productId: number, quantity: number) => ({
    id,
    productId,
    quantity,
    canChangeQuantity: false,
    isDefault: id === 1,
    position: id,
  });
  const bundle = aProduct({
    id: 1,
    type: 'bundle',
    prices: {},
    bundleDiscountPercent: 10,
    bundleOptions: [
      { id: 1, title: {}, type: 'radio', isRequired: true, position: 1, selections: [selection(1, 11, 2), selection(2, 12, 1)] },
      { id: 2, title: {}, type: 'checkbox', isRequired: false, position: 2, selections: [selection(3, 13, 1)] },
    ],
  });
  const parts = variants.map((record) => ({ ...record, parentId: undefined }));

  it('is as deliverable as its scarcest required part', () => {
    const source = find([bundle, ...parts], 1, { 'SKU-11': { WEB: 5 }, 'SKU-12': { WEB: 1 } });
    assert.deepEqual(piecesOf(source), { web: 2, branches: 0, isMadeToOrder: false });
    assert.equal(priceOf(source, now)?.lowest.finalCents, 9900);
  });

  it('cannot be bought when a required part is gone', () => {
    assert.equal(stockOf(find([bundle, ...parts], 1, { 'SKU-13': { WEB: 5 } })).web, 0);
  });
});

describe('dates', () => {
  const reduced = aProduct({
    id: 1,
    newFrom: Date.parse('2026-11-01T00:00:00Z'),
    newTo: Date.parse('2026-11-16T00:00:00Z'),
    prices: {
      nl: [
        { kind: 'regular', cents: 10000, from: since },
        { kind: 'special', cents: 8000, from: now.getTime(), to: now.getTime() + 1000 },
      ],
    },
  });

  it('of a reduction count to the instant, also when time goes back', () => {
    const source = find([reduced], 1);
    const at = (milliseconds: number): boolean => isOnSale(source, new Date(now.getTime() + milliseconds));
    assert.deepEqual([at(-1), at(0), at(999), at(1000), at(500)], [false, true, true, false, true]);
  });

  it('of new products, too', () => {
    const source = find([reduced], 1);
    assert.deepEqual(
      ['2026-10-31T23:59:59Z', '2026-11-01T00:00:00Z', '2026-11-15T23:59:59Z', '2026-11-16T00:00:00Z'].map((time) =>
        isNew(source, new Date(time)),
      ),
      [false, true, true, false],
    );
  });

  it('leave a product without a price before its first one', () =>
    assert.equal(priceOf(find([reduced], 1), new Date('2025-12-31')), undefined));
});

describe('a view', () => {
  it('lists and finds only enabled, visible products (R122)', () => {
    const view = aView(aCatalogue([aProduct({ id: 1 }), aProduct({ id: 2, isEnabled: false }), aProduct({ id: 3, isVisible: false })]));
    assert.deepEqual(
      view.listed().map(({ record }) => record.id),
      [1],
    );
    assert.equal(view.source(2), undefined);
    assert.equal(view.sourceBySku('SKU-2'), undefined);
    assert.equal(view.sourceByUrlKey('product-2'), undefined);
    assert.equal(view.sourceByUrlKey('product-3'), undefined);
  });

  it('names a variant after its parent and what it is chosen by', () => {
    assert.equal(find([configurable, ...variants], 12).text.name, 'Product 1, M');
    assert.equal(find([configurable, ...variants], 12).text.urlKey, undefined);
  });
});

describe('what is made from a product', () => {
  const sourceOf = (id: number): ProductSource => ({ record: aProduct({ id }), view: aView(aCatalogue([])), text: {} });

  it('is made once while few others are asked for, and forgotten after many', () => {
    const made: number[] = [];
    const shape = cachePerSource(({ record }) => made.push(record.id), 3);
    const [first, ...others] = [1, 2, 3, 4, 5, 6, 7].map(sourceOf) as [ProductSource, ...ProductSource[]];
    shape(first);
    others.slice(0, 2).forEach(shape);
    shape(first);
    assert.deepEqual(made, [1, 2, 3]);
    others.slice(2).forEach(shape);
    shape(first);
    assert.deepEqual(made, [1, 2, 3, 4, 5, 6, 7, 1]);
  });

  it('stays as long as it is asked for', () => {
    const made: number[] = [];
    const shape = cachePerSource(({ record }) => made.push(record.id), 3);
    const [first, ...others] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(sourceOf) as [ProductSource, ...ProductSource[]];
    for (const other of others) {
      shape(first);
      shape(other);
    }
    assert.equal(made.filter((id) => id === 1).length, 1);
  });
});
