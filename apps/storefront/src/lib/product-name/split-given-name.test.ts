import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { germanPart, splitGivenName } from './split-given-name.ts';

describe('the given name of a product', () => {
  for (const [name, kind, given] of [
    ['Lange dirndl Liesl', 'Lange dirndl', 'Liesl'],
    ['Charivari', 'Charivari', ''],
    ['Midi-dirndl 60 cm', 'Midi-dirndl 60 cm', ''],
    ['Lederhose Xaver XL', 'Lederhose Xaver XL', ''],
  ] as const) {
    it(`of "${name}" is "${given}"`, () => assert.deepEqual(splitGivenName(name), [kind, given]));
  }

  it('is the one the shop names, when it names one', () =>
    assert.deepEqual(splitGivenName('Dirndl Anna Maria', 'Anna Maria'), ['Dirndl', 'Anna Maria']));
});

describe('the German part of a name', () => {
  for (const [name, parts] of [
    ['Haferlschoen Sepp', ['Haferlschoen ', 'Sepp', '']],
    ['Look Sittard feiert', ['Look ', 'Sittard feiert', '']],
    ['Sittard feiert look', ['', 'Sittard feiert', ' look']],
    ['Suede brush', ['Suede brush', '', '']],
  ] as const) {
    it(`of "${name}" is "${parts[1]}"`, () => {
      const { before, german, after } = germanPart(name);
      assert.deepEqual([before, german, after], parts);
    });
  }
});
