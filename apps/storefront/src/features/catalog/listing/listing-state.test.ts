import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { sortOptions } from './listing-sort.ts';
import { hasQueryFilters, listingHref, readListingState, sortedFilters, type ListingBase, type ListingState } from './listing-state.ts';

const base: ListingBase = { path: '/dames', pageSize: 12 };
const read = (address: string, pageSize = 12): ListingState => readListingState(new URL(address, 'https://shop.test'), pageSize);
const canonical = (address: string): string => listingHref(base, read(address));

describe('what an address asks of a list', () => {
  it('is 12 on page 1 in the order of the shop without parameters (SPEC-9)', () => {
    assert.deepEqual(read('/dames'), { filters: {}, sort: 'default', page: 1, pageSize: 12 });
  });

  it('has the shop’s own number of products, and 12 for a page size that is no number (SPEC-5)', () => {
    assert.equal(read('/dames', 15).pageSize, 15);
    for (const value of ['abc', '', '-4', '0', '1e3', '12.5', '999999999'])
      assert.equal(read(`/dames?page-size=${value}`, 15).pageSize, 12, value);
    assert.equal(read('/dames?page-size=24').pageSize, 24);
  });

  it('ignores a page that is no number (SPEC-5)', () => {
    for (const value of ['x', '-1', '0', '2a', '']) assert.equal(read(`/dames?page=${value}`).page, 1, value);
    assert.equal(read('/dames?page=3').page, 3);
  });

  it('ignores a sort that is not configured (SPEC-5)', () => {
    for (const value of ['cheapest', 'constructor', '__proto__']) assert.equal(read(`/dames?sort=${value}`).sort, 'default', value);
    assert.equal(read('/dames?sort=price_up').sort, 'price_up');
  });

  it('has filters in its path or in its query, and both mean the same (SPEC-2)', () => {
    const expected = { kleur: ['groen', 'rood'], maat_dirndl: ['8', '38'] };
    assert.deepEqual(read('/dames/maat_dirndl:38,8/kleur:rood,groen').filters, expected);
    assert.deepEqual(read('/dames?filter-kleur=rood,groen&filter-maat_dirndl=38&filter-maat_dirndl=8').filters, expected);
    assert.deepEqual(read('/dames/kleur:rood?filter-kleur=groen&filter-maat_dirndl=38,8').filters, expected);
    assert.equal(hasQueryFilters(new URLSearchParams('sort=newest')), false);
    assert.equal(hasQueryFilters(new URLSearchParams('price-from=20')), true);
  });

  it('has a price in the path, in the query or from a form (SPEC-2, SPEC-5)', () => {
    const expected = { from: 20, to: 60 };
    for (const address of ['/dames/price:20-60', '/dames?filter-price=20-59.5', '/dames?price-from=20&price-to=60'])
      assert.deepEqual(read(address).price, expected, address);
    assert.equal(read('/dames/price:cheap').price, undefined);
    assert.equal(read('/dames?price-from=&price-to=').price, undefined);
  });

  it('leaves out what cannot be an attribute or cannot be read', () => {
    assert.deepEqual(read('/dames/__proto__:1/Kleur%20x:2/kleur:%E0%A4%A,rood/stof:').filters, { kleur: ['rood'] });
  });
});

describe('the address of a list', () => {
  it('leaves defaults out', () => {
    assert.equal(listingHref(base, read('/dames')), '/dames');
    assert.equal(listingHref(base, { ...read('/dames'), sort: 'newest', page: 2, pageSize: 24 }), '/dames?sort=newest&page-size=24&page=2');
  });

  it('writes filters into the path, sorted', () => {
    assert.equal(
      canonical('/dames?filter-stof=linnen&filter-kleur=rood,groen&filter-price=10-20'),
      '/dames/kleur:groen,rood/price:10-20/stof:linnen',
    );
    assert.equal(canonical('/dames/category_id:Mg=='), '/dames/category:Mg%3D%3D');
  });

  it('keeps what the list itself needs', () => {
    const search: ListingBase = { path: '/search', query: { q: 'dirndl 38' }, pageSize: 12 };
    assert.equal(listingHref(search, read('/search/kleur:rood?sort=price_up')), '/search/kleur:rood?q=dirndl+38&sort=price_up');
  });

  it('means the same state again, for any filters', () => {
    const value = fc.oneof(
      fc.stringMatching(/^[a-z0-9-]{1,12}$/),
      fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }).filter((text) => text.trim() === text && text !== ''),
    );
    const code = fc.stringMatching(/^[a-z][a-z0-9_]{0,10}$/).filter((name) => !['price', 'category', 'category_id'].includes(name));
    const state = fc.record({
      filters: fc.dictionary(code, fc.uniqueArray(value, { minLength: 1, maxLength: 5 }), { maxKeys: 5 }).map(sortedFilters),
      price: fc.option(
        fc.tuple(fc.nat(500), fc.nat(500)).map(([from, more]) => ({ from, to: from + more })),
        { nil: undefined },
      ),
      sort: fc.constantFrom(...(Object.keys(sortOptions) as (keyof typeof sortOptions)[])),
      page: fc.integer({ min: 1, max: 99 }),
      pageSize: fc.integer({ min: 1, max: 96 }),
    });
    fc.assert(
      fc.property(state, ({ price, ...rest }) => {
        const asked: ListingState = price === undefined ? rest : { ...rest, price };
        const address = listingHref(base, asked);
        assert.deepEqual({ ...read(address) }, { ...asked, filters: { ...asked.filters } });
        assert.equal(canonical(address), address);
      }),
    );
  });
});
