import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readReason } from './read-reason.ts';

const inShop = (file: string): string => readFileSync(new URL(`../../../../backend/src/staff/${file}`, import.meta.url), 'utf8');

describe('the reason of an entry', () => {
  it('says in the language of who reads it that somebody decided alone, and leaves what they wrote', () => {
    assert.deepEqual(readReason('decided alone'), { isAlone: true, rest: '' });
    assert.deepEqual(readReason('decided alone: Haast'), { isAlone: true, rest: 'Haast' });
    assert.deepEqual(readReason('Klopt zo'), { isAlone: false, rest: 'Klopt zo' });
    assert.ok(inShop('decide.ts').includes("'decided alone'"), 'what the shop writes');
  });

  it('says in that language why an approved request came to nothing', () => {
    for (const [file, text, failure] of [
      ['decide.ts', 'what would be done is no longer what was asked for', 'otherNow'],
      ['patch.ts', 'somebody else has changed the same field', 'changedSince'],
    ] as const) {
      assert.equal(readReason(text).failure, failure);
      assert.ok(inShop(file).includes(`'${text}'`), 'what the shop writes');
    }
  });
});
