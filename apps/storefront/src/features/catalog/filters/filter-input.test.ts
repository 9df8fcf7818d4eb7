import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countFilters, readFilters } from './filter-groups.ts';
import { filterInput, filtersById, settleState } from './filter-input.ts';
import { filterSections } from './filter-sections.ts';
import { readListingState, type ListingState } from '../listing/listing-state.ts';

const option = (value: string, label: string, count = 3, colour?: string) => ({
  value,
  label,
  count,
  swatch_data: colour === undefined ? null : { type: '1', value: colour },
});
const aggregation = (attribute_code: string, label: string, options: readonly ReturnType<typeof option>[]) => ({
  attribute_code,
  label,
  is_range: false,
  min_value: null,
  max_value: null,
  options: [...options],
});
const price = { attribute_code: 'price', label: 'Prijs', is_range: true, min_value: 19.95, max_value: 249.5, options: null };
const colours = aggregation('kleur', 'Kleur', [option('2200', 'Groen', 4, '#1f6b45'), option('2201', 'Rood', 2, '#b4234a')]);
const sizes = aggregation('maat_dirndl', 'Maat', [option('1100', '32'), option('1103', '38')]);
const brands = aggregation('merk', 'Merk', [option('1000', 'Firnkind'), option('1001', 'Hollerzwirn')]);
const closures = aggregation('sluiting', 'Sluiting', [option('2700', 'haakjes')]);
const necklines = aggregation('halslijn', 'Halslijn', [option('2800', 'hart')]);
const categories = aggregation('category_uid', 'Category', [option('MTI=', 'Dirndls')]);
const filters = readFilters([necklines, brands, closures, price, categories, colours, sizes], ['category_uid']);
const asked = (address: string): ListingState => readListingState(new URL(address, 'https://shop.test'), 12);

describe('filters of a list', () => {
  it('are what the backend offers, without the attribute the list is about', () => {
    assert.deepEqual(filters.price, { min: 19, max: 250 });
    assert.deepEqual(
      filters.groups.map(({ code, kind }) => `${code} ${kind}`),
      ['halslijn list', 'merk list', 'sluiting list', 'kleur colours', 'maat_dirndl sizes'],
    );
  });

  it('stand in the order of UX-6: size, length, colour, price, brand, …, then the shop’s own order', () => {
    assert.deepEqual(
      filterSections(filters, asked('/dames')).map(({ key }) => key),
      ['size', 'colour', 'price', 'brand', 'closure', 'halslijn'],
    );
  });

  it('count 0 for what would give nothing, and have no section when all of it would (UX-9)', () => {
    const now = countFilters(filters, readFilters([aggregation('kleur', 'Kleur', [option('2201', 'Rood', 1)]), price]));
    assert.deepEqual(
      now.groups.find(({ code }) => code === 'kleur')?.options.map(({ count }) => count),
      [0, 1],
    );
    assert.deepEqual(
      filterSections(now, asked('/dames')).map(({ key }) => key),
      ['colour', 'price'],
    );
    assert.deepEqual(
      filterSections(now, asked('/dames/merk:firnkind')).map(({ key, chosen }) => `${key} ${chosen}`),
      ['colour 0', 'price 0', 'brand 1'],
    );
  });
});

describe('the state an address means', () => {
  it('takes options by word or by id, and writes the word', () => {
    for (const address of [
      '/dames/kleur:rood/maat_dirndl:38',
      '/dames/kleur:2201/maat_dirndl:1103',
      '/dames?filter-kleur=Rood&filter-maat_dirndl=38',
    ])
      assert.deepEqual(settleState(asked(address), filters).filters, { kleur: ['rood'], maat_dirndl: ['38'] }, address);
  });

  it('ignores attributes and options that do not exist (SPEC-2)', () => {
    assert.deepEqual(settleState(asked('/dames/smaak:zoet/kleur:paars,groen/constructor:x'), filters).filters, { kleur: ['groen'] });
    assert.deepEqual(settleState(asked('/dames/category_uid:dirndls'), filters).filters, {});
  });

  it('clamps the price to what there is (SPEC-2)', () => {
    assert.deepEqual(settleState(asked('/dames/price:0-100'), filters).price, { from: 19, to: 100 });
    assert.equal(settleState(asked('/dames/price:0-1000'), filters).price, undefined);
    assert.equal(settleState(asked('/dames/price:5-10'), { groups: [] }).price, undefined);
  });

  it('becomes a filter of the backend: any value inside an attribute, all attributes together', () => {
    const state = settleState(asked('/dames/kleur:rood,groen/maat_dirndl:38/price:20-60'), filters);
    assert.deepEqual(filterInput({ category_uid: { eq: 'MTI=' } }, state, filters), {
      category_uid: { eq: 'MTI=' },
      kleur: { in: ['2200', '2201'] },
      maat_dirndl: { in: ['1103'] },
      price: { from: '20', to: '60' },
    });
    assert.deepEqual(filtersById(state, filters), { kleur: ['2200', '2201'], maat_dirndl: ['1103'] });
  });
});
