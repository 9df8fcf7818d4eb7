import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readReason } from './read-reason.ts';

describe('the reason of an entry', () => {
  it('says in the language of who reads it that somebody decided alone, and leaves what they wrote', () => {
    assert.deepEqual(readReason('decided alone'), { isAlone: true, rest: '' });
    assert.deepEqual(readReason('decided alone: Haast'), { isAlone: true, rest: 'Haast' });
    assert.deepEqual(readReason('Klopt zo'), { isAlone: false, rest: 'Klopt zo' });
    const shop = readFileSync(new URL('../../../../backend/src/staff/decide.ts', import.meta.url), 'utf8');
    assert.ok(shop.includes("'decided alone'"), 'what the shop writes');
  });
});
