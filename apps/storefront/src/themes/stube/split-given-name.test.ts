import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitGivenName } from './split-given-name.ts';

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
