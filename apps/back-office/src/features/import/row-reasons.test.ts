import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readReason } from './row-reasons.ts';

const backend = fileURLToPath(new URL('../../../../backend/src/', import.meta.url));

/** The apps meet in no import, so the shop's own sentences are read as text; what is filled in stands for itself. */
const sentences = globSync(['import-export/catalogue/*.ts', 'staff/import/*.ts'], { cwd: backend })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => [
    ...readFileSync(`${backend}${path}`, 'utf8').matchAll(/(?:new RowFault\(|reason: |fileFault\(\w+(?:\.line)?, )(['`])([^]*?)\1/g),
  ])
  // One sentence has another inside, which ends it here; the next test has it whole.
  .map(([, , text = '']) => text.replace(/\$\{isFirst.*$/, ', first in line 7.').replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '7'));

describe('what the shop says against a row of a product file', () => {
  it('has words in the language of who reads it', () => {
    assert.ok(sentences.length > 50, String(sentences.length));
    const inFile = (sentence: string) => readReason(sentence) ?? readReason(`Line 7: ${sentence}`);
    assert.deepEqual(
      // What the law says of a product is checked by the catalogue, whose sentences are passed on.
      sentences.filter((sentence) => sentence !== '7.' && !inFile(sentence)),
      [],
    );
  });

  it('fills in what it is about', () => {
    assert.deepEqual(readReason('price "12,5" is not a price: write it like 129.95.'), {
      key: 'why.price',
      parameters: { column: 'price', text: '12,5' },
    });
    assert.deepEqual(readReason('the sku stands in the file twice, first in line 2.'), { key: 'why.twice', parameters: { line: '2' } });
    assert.equal(readReason('Something new.'), undefined);
  });

  it('is said of the whole file where it could not be read', () => {
    const keys = ['The file is not there any more: send it again.', 'The storage of the shop does not answer: send the file again later.'];
    assert.deepEqual(
      keys.map((sentence) => readReason(sentence)?.key),
      ['why.fileGone', 'why.storageAway'],
    );
  });
});
