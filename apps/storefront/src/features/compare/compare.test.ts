import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareRows } from './compare-rows.ts';
import { readSkus, toggleSku } from './compared-skus.ts';

describe('the comparison', () => {
  it('keeps each product once, four at most, and survives nonsense in the storage', () => {
    assert.deepEqual(readSkus('["a","a","b",3,"c","d","e"]'), ['a', 'b', 'c', 'd']);
    for (const text of [undefined, '', '{', '{"a":1}', 'null']) assert.deepEqual(readSkus(text), []);
  });

  it('takes a product in and out, and does not push another one out', () => {
    assert.deepEqual(toggleSku(['a'], 'b'), ['a', 'b']);
    assert.deepEqual(toggleSku(['a', 'b'], 'a'), ['b']);
    assert.deepEqual(toggleSku(['a', 'b', 'c', 'd'], 'e'), ['a', 'b', 'c', 'd']);
  });

  it('lines up attributes and marks what differs', () => {
    const attribute = (attribute_code: string, value: string) => ({ attribute_code, label: attribute_code.toUpperCase(), value });
    const rows = compareRows(
      [
        { information_attributes: [attribute('stof', 'katoen'), attribute('hals', 'v')] },
        { information_attributes: [attribute('stof', 'katoen'), null, attribute('sluiting', 'rits')] },
      ],
      [],
    );
    assert.deepEqual(
      rows.map(({ label, values, isDifferent }) => [label, values, isDifferent]),
      [
        ['STOF', ['katoen', 'katoen'], false],
        ['HALS', ['v', ''], true],
        ['SLUITING', ['', 'rits'], true],
      ],
    );
  });

  it('has each row once, whatever attributes share its name', () => {
    const attribute = (attribute_code: string, label: string, value: string) => ({ attribute_code, label, value });
    const rows = compareRows(
      [
        { information_attributes: [attribute('merk', 'Merk', 'Mieder & Maas'), attribute('maat_dirndl', 'Maat', '32–46')] },
        { information_attributes: [attribute('merk', 'Merk', 'Finkind'), attribute('maat_hemd', 'Maat', 'S–XL')] },
      ],
      ['Prijs', 'Merk'],
    );
    assert.deepEqual(rows, [{ label: 'Maat', values: ['32–46', 'S–XL'], isDifferent: true }]);
  });
});
