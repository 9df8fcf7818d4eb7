import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { CsvRecord } from './csv-reader.ts';
import { readCsv } from './csv-reader.ts';
import { csvLine } from './csv-writer.ts';
import { groupsCell, listCell, pairsCell, readGroups, readPairs, readPositions, readTime, timeCell } from './magento-values.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(file: string | Uint8Array, size = 7): Promise<readonly (readonly string[])[]> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  return (await recordsOf(bytes, size)).map(({ cells }) => cells);
}

async function recordsOf(bytes: Uint8Array, size: number): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of readCsv(inPieces(bytes, size))) records.push(record);
  return records;
}

const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^["',\r\n ab=|é]*$/));

void describe('the CSV reader and writer', () => {
  void it('give back every record that was written, however the bytes arrive', async () => {
    const records = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(records, fc.integer({ min: 1, max: 40 }), async (given, size) => {
        assert.deepEqual(await read(Buffer.from(given.map(csvLine).join('')), size), given);
      }),
    );
  });

  const signs = `=+-@\t\r\n＝＋－＠'", a1!|`.split('');
  const formula = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 6 }).map((some) => some.join(''));
  const size = { numRuns: process.env['TEST_SIZE'] === 'long' ? 20_000 : 500 };

  void it('leave no cell that a spreadsheet would compute, and give each back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(formula, { minLength: 1, maxLength: 4 }), async (given) => {
        const line = csvLine(given);
        assert.deepEqual(await read(line, 40), [given]);
        // As a spreadsheet reads it: it takes off the quotes, and nothing else.
        for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\n]*))/g))
          assert.doesNotMatch(quoted?.replaceAll('""', '"') ?? plain ?? '', /^[=+\-@\t\r\n＝＋－＠]/);
      }),
      size,
    );
    assert.equal(csvLine(['=1+1', '-5', "'=1+1", "'s winters"]), "'=1+1,'-5,''=1+1,'s winters\n");
  });

  void it('reads a byte order mark, CRLF, blank lines and a last line without a break', async () => {
    assert.deepEqual(await read('\uFEFFsku,name\r\n\r\nA,"x\r\ny"\r\nB,""'), [
      ['sku', 'name'],
      ['A', 'x\r\ny'],
      ['B', ''],
    ]);
  });

  void it('tells the line a record begins in', async () => {
    const records = await recordsOf(Buffer.from('a\n"b\nc"\nd\n'), 3);
    assert.deepEqual(
      records.map(({ line }) => line),
      [1, 2, 4],
    );
  });

  const faults: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ['a quote that is never closed', 'sku\nA\n"B\nC\n', /^Line 3: a quote is opened and never closed\.$/],
    ['text after a closing quote', 'sku,name\nA,"x"y\n', /^Line 2: there is text after a closing quote\.$/],
    ['a quote inside a plain cell', 'sku,name\nA,5" wide\n', /^Line 2: a quote stands in the middle/],
    ['Latin-1', Buffer.concat([Buffer.from('sku,name\nA,'), Buffer.from([0xe9]), Buffer.from('\n')]), /^Line 2: the text is not UTF-8/],
    ['UTF-16', Buffer.from('\uFEFFsku,name\n', 'utf16le'), /^Line 1: the text is not UTF-8/],
    ['a line of 11 MB', `sku\n${'x'.repeat(11 * 1024 ** 2)}`, /^Line 2: the line is longer than 10 MB\.$/],
    ['a cell of 11 MB in many lines', `sku\n"${`${'x'.repeat(9_999)}\n`.repeat(1_100)}"`, /^Line 2: a cell is longer than 10 MB\.$/],
  ];
  for (const [name, file, sentence] of faults) {
    void it(`refuses ${name}`, async () => {
      await assert.rejects(read(file, 65_536), (error: Error) => sentence.test(error.message));
    });
  }
});

void describe("Magento's lists inside a cell", () => {
  const code = fc.stringMatching(/^[a-z][a-z0-9_]{0,5}$/);
  const pairs = fc.array(fc.tuple(code, cell), { minLength: 1, maxLength: 4 });

  void it('code=value lists give back every value', () => {
    fc.assert(fc.property(pairs, (given) => assert.deepEqual(readPairs(pairsCell(given), 'x'), given)));
  });

  void it('lists of variations give back every value', () => {
    const groups = fc.array(pairs, { minLength: 1, maxLength: 3 });
    fc.assert(fc.property(groups, (given) => assert.deepEqual(readGroups(groupsCell(given), 'x'), given)));
  });

  void it('plain lists give back every position', () => {
    fc.assert(fc.property(fc.array(cell, { minLength: 1 }), (given) => assert.deepEqual(readPositions(listCell(given)), given)));
  });

  void it('a part that is no pair belongs to the value before it, as in Magento', () => {
    assert.deepEqual(readPairs('stof=katoen, linnen,kleur=rood', 'x'), [
      ['stof', 'katoen, linnen'],
      ['kleur', 'rood'],
    ]);
  });

  void it('times are exact to the millisecond, and read as Magento writes them', () => {
    assert.equal(readTime(timeCell(Date.UTC(2026, 10, 15, 11, 0, 0, 123)), 'x'), Date.UTC(2026, 10, 15, 11, 0, 0, 123));
    assert.equal(readTime('11/15/26, 1:05 PM', 'x'), Date.UTC(2026, 10, 15, 13, 5));
    assert.equal(readTime('2026-11-15', 'x'), Date.UTC(2026, 10, 15));
    assert.throws(() => readTime('31-12-2026', 'x'), /not a date/);
  });
});
