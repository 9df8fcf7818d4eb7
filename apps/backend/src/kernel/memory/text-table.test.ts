import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { TextTable } from './text-table.ts';

describe('a table of texts', () => {
  it('numbers texts in the order in which they come, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 80 }), (texts) => {
        const table = new TextTable();
        const distinct = [...new Set(texts)];
        for (const text of texts) assert.equal(table.idOf(text), distinct.indexOf(text));
        for (const [id, text] of distinct.entries()) {
          assert.equal(table.find(text), id);
          assert.equal(table.text(id), text);
        }
        assert.equal(table.size, distinct.length);
        assert.equal(table.find(`${texts.join()}!`), undefined);
      }),
    );
  });

  it('finds every one of many', () => {
    const table = new TextTable();
    const sku = (number: number): string => `MA-DIR-${number}-XL`;
    for (let number = 0; number < 20_000; number += 1) table.idOf(sku(number));
    for (let number = 0; number < 20_000; number += 1) assert.equal(table.find(sku(number)), number);
    assert.equal(table.find(sku(20_000)), undefined);
  });

  it('takes a text that is longer than all before', () => {
    const table = new TextTable();
    const long = 'ß'.repeat(5_000);
    assert.equal(table.text(table.idOf(long)), long);
  });
});
