import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTsv, writeTsv } from './tsv.ts';

describe('what a spreadsheet program puts on the clipboard', () => {
  it('is read cell by cell, from Windows and from Linux, and the last break is no row', () => {
    assert.deepEqual(readTsv('a\tb\r\nc\t\r\n'), [
      ['a', 'b'],
      ['c', ''],
    ]);
    assert.deepEqual(readTsv('a\nb'), [['a'], ['b']]);
    assert.deepEqual(readTsv('\t\n'), [['', '']]);
    assert.deepEqual(readTsv(''), [['']]);
  });

  it('has cells of several lines, with tabs and with quotes', () => {
    assert.deepEqual(readTsv('"één\r\ntwee"\t"zegt ""ja"""\r\n"met\ttab"\tx'), [
      ['één\ntwee', 'zegt "ja"'],
      ['met\ttab', 'x'],
    ]);
  });

  it('may have a quote that opens nothing', () => {
    assert.deepEqual(readTsv('19" breed\t"open\tx'), [['19" breed', '"open', 'x']]);
    assert.deepEqual(readTsv('"a"b\tc\nd'), [['"a"b', 'c'], ['d']]);
  });

  it('comes back as it was written', () => {
    const table = [
      ['a', 'twee\nregels', 'met "aanhaling"'],
      ['', 'tab\t', ' spatie '],
    ];
    assert.deepEqual(readTsv(writeTsv(table)), table);
  });
});
