import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ListingState } from '../../features/catalog/listing/listing-state.ts';
import { saleListing } from './sale-listing.ts';
import { saleLabels, toSaleProduct, type SaleProduct } from './sale-product.ts';

const price = (value: number) => ({
  minimum_price: { final_price: { value }, reference_price: null, base_price: null },
  maximum_price: null,
});
const tile = (sku: string, value: number): SaleProduct['tile'] => ({
  __typename: 'SimpleProduct',
  sku,
  name: sku,
  url_key: sku,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  brand: null,
  small_image: null,
  media_gallery: null,
  labels: null,
  price_range: price(value),
});
const product = (sku: string, value: number, size: number, colour: number): SaleProduct => ({
  tile: tile(sku, value),
  price: value,
  createdAt: `2026-01-0${value % 9}`,
  sold: value,
  values: { maat_dirndl: [size], kleur: [colour] },
});
const labels = {
  maat_dirndl: { label: 'Maat', values: { 138: '38', 140: '40' } },
  kleur: { label: 'Kleur', values: { 1: 'rood', 2: 'blauw', 3: 'paars' } },
  stof: { label: 'Stof', values: {} },
};
const products = [product('a', 40, 138, 1), product('b', 20, 140, 1), product('c', 30, 140, 2)];
const base = { path: '/sale', pageSize: 2 };
const state = (changes: Partial<ListingState> = {}): ListingState => ({ filters: {}, sort: 'default', page: 1, pageSize: 2, ...changes });
const listed = (changes: Partial<ListingState> = {}) => saleListing(products, labels, state(changes), base, 'nl-NL');
const shown = (changes: Partial<ListingState> = {}) => listed(changes).shown.map(({ tile: { sku } }) => sku);

describe('the sale, sorted and filtered without asking again (SPEC-2)', () => {
  it('comes in the order of the shop, page by page', () => {
    assert.deepEqual(shown(), ['a', 'b']);
    assert.deepEqual(shown({ page: 2 }), ['c']);
    assert.equal(listed().listing.totalPages, 2);
  });

  it('ignores a page beyond the last', () => assert.deepEqual(shown({ page: 9 }), ['a', 'b']));

  it('is sorted by the orders of the spec', () => {
    assert.deepEqual(shown({ sort: 'price_up', pageSize: 3 }), ['b', 'c', 'a']);
    assert.deepEqual(shown({ sort: 'name_down', pageSize: 3 }), ['c', 'b', 'a']);
    assert.deepEqual(shown({ sort: 'bestsold', pageSize: 3 }), ['a', 'c', 'b']);
  });

  it('is filtered by any value of an attribute and by all attributes', () => {
    assert.deepEqual(shown({ filters: { maat_dirndl: ['38', '40'], kleur: ['rood'] } }), ['a', 'b']);
    assert.deepEqual(shown({ filters: { maat_dirndl: ['40'], kleur: ['rood'] } }), ['b']);
  });

  it('counts what each value would give beside the other filters', () => {
    const { groups } = listed({ filters: { kleur: ['rood'] } }).listing.filters;
    const counts = Object.fromEntries(groups.map(({ code, options }) => [code, options.map(({ label, count }) => `${label} ${count}`)]));
    assert.deepEqual(counts, { maat_dirndl: ['38 1', '40 1'], kleur: ['blauw 1', 'rood 2'] });
  });

  it('ignores filters it does not have', () => assert.deepEqual(shown({ filters: { stof: ['loden'], kleur: ['paars'] } }), ['a', 'b']));

  it('is filtered by price inside its range', () => {
    assert.deepEqual(shown({ price: { from: 25, to: 35 } }), ['c']);
    assert.equal(listed({ price: { from: 0, to: 900 } }).listing.state.price, undefined);
  });
});

describe('a reduced product', () => {
  const variant = (size: number, stock: 'IN_STOCK' | 'OUT_OF_STOCK') => ({
    attributes: [{ code: 'maat_dirndl', value_index: size }],
    product: { __typename: 'SimpleProduct' as const, stock_status: stock },
  });
  const loaded = {
    ...tile('a', 40),
    __typename: 'ConfigurableProduct' as const,
    created_at: '2026-01-01',
    sales_data: { qty_ordered: 3 },
    configurable_options: [],
    filter_attributes: [
      {
        attribute_code: 'maat_dirndl',
        label: 'Maat',
        values: [
          { option_id: 38, option_label: '38' },
          { option_id: 40, option_label: '40' },
        ],
      },
      { attribute_code: 'merk', label: 'Merk', values: [{ option_id: 7, option_label: 'Firnkind' }] },
    ],
    variants: [variant(38, 'IN_STOCK'), variant(40, 'OUT_OF_STOCK')],
  };

  it('is offered in the sizes that are in stock (UX-10), and keeps what it is', () =>
    assert.deepEqual(toSaleProduct(loaded).values, { maat_dirndl: [38], merk: [7] }));

  it('has its labels apart, once for all', () =>
    assert.deepEqual(saleLabels([loaded, loaded]), {
      maat_dirndl: { label: 'Maat', values: { 38: '38', 40: '40' } },
      merk: { label: 'Merk', values: { 7: 'Firnkind' } },
    }));

  it('leaves its variants behind: the browser does not need them', () => assert.equal('variants' in toSaleProduct(loaded).tile, false));
});
