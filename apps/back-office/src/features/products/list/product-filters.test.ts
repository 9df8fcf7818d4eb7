import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { address, readList } from './product-filters.ts';

const params = (text: string) => new URLSearchParams(text);

describe('the address of the list of products', () => {
  it('means everything when it says nothing, or names what there is not', () => {
    const everything = {
      list: { first: 50, after: null, before: null, search: null },
      tab: 'all',
      filter: { type: null, brand: null, category: null, missing: null, attributes: [] },
    };
    assert.deepEqual(readList(params('')), everything);
    assert.deepEqual(readList(params('tab=none&type=car&brand=x&category=-1&missing=love&attributes=kleur,x:y')), everything);
  });

  it('is asked for as it is written', () => {
    assert.deepEqual(readList(params('tab=off&type=bundle&brand=7&category=12&missing=alt&search=liesl&after=5-7')), {
      list: { first: 50, after: '5-7', before: null, search: 'liesl' },
      tab: 'off',
      filter: { type: 'bundle', brand: '7', category: '12', missing: 'alt', attributes: [] },
    });
  });

  it('has a chip for every attribute that it is filtered by', () => {
    const filtered = params('brand=7&attributes=kleur:2200,vegan:yes');
    assert.deepEqual(readList(filtered).filter?.attributes, [
      { code: 'kleur', value: '2200' },
      { code: 'vegan', value: 'yes' },
    ]);
    const values = address.filterValues(filtered);
    assert.deepEqual(values, { brand: ['7'], 'attribute.kleur': ['2200'], 'attribute.vegan': ['yes'] });
    assert.deepEqual(address.filterParams(values)['attributes'], 'kleur:2200,vegan:yes');
    const { 'attribute.kleur': _gone, 'attribute.vegan': _other, ...rest } = values;
    assert.equal(address.filterParams(rest)['attributes'], undefined);
    assert.equal(address.viewQuery(filtered), 'brand=7&attributes=kleur%3A2200%2Cvegan%3Ayes');
  });

  it('is kept without its page and what was searched for', () => {
    assert.equal(address.viewQuery(params('tab=off&brand=7&search=liesl&after=5-7')), 'tab=off&brand=7');
  });
});
