import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAnalyzer } from './analyzer.ts';
import { createSplitter } from './compounds.ts';
import { shopDictionary } from './dictionary/shop-dictionary.ts';

describe('compounds', () => {
  const dutch = createAnalyzer('nl', shopDictionary('nl'));
  const german = createAnalyzer('de', shopDictionary('de'));

  it('fall into the parts the lists know, with the letters that join them', () => {
    assert.deepEqual(german.split('hochzeitsdirndl'), ['hochzeit', 'dirndl']);
    assert.deepEqual(german.split('kniebundlederhosen'), ['kniebund', 'lederhosen']);
    assert.deepEqual(dutch.split('dirndlschorten'), ['dirndl', 'schorten']);
    assert.deepEqual(dutch.split('bruidsdirndl'), ['bruid', 'dirndl']);
  });

  it('are what their last part says, and a little of what the others say', () => {
    const strength = (stem: string) => german.terms('dirndlbluse').find((term) => term.stem === stem)?.strength ?? 0;
    assert.ok(strength('dirndlblus') > strength('blus'));
    assert.ok(strength('blus') > strength('dirndl'));
    assert.ok(strength('dirndl') > 0);
  });

  it('stay whole when a part is unknown, or when a list says so', () => {
    assert.equal(german.split('sonnenschirm'), undefined);
    const split = createSplitter(['rok', 'ken'], ['rokken'], (word) => word);
    assert.equal(split('rokken'), undefined);
    assert.deepEqual(split('kenrok'), ['ken', 'rok']);
  });

  it('take no time for a word made to be split in many ways', () => {
    const split = createSplitter(['aaa', 'aaaa', 'aaaaa'], [], (word) => word);
    assert.equal(split(`${'a'.repeat(38)}b`), undefined);
  });
});
