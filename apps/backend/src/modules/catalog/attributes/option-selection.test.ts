import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { selectOptions } from './option-selection.ts';
import type { SelectableVariant } from './option-selection.ts';

const [colour, size] = [1, 2];
const [red, blue, small, large] = [11, 12, 21, 22];
const variant = (value: string, colourId: number, sizeId: number, isSaleable = true): SelectableVariant<string> => ({
  value,
  isSaleable,
  options: new Map([
    [colour, colourId],
    [size, sizeId],
  ]),
});
const axes = [
  { attributeId: colour, optionIds: [red, blue] },
  { attributeId: size, optionIds: [small, large] },
];
/** Blue comes in small only; red large is sold out. */
const variants = [variant('red-small', red, small), variant('red-large', red, large, false), variant('blue-small', blue, small)];
const select = (...choice: [number, number][]) => selectOptions(axes, variants, new Map(choice));

describe('choosing options', () => {
  it('leaves everything open before the first choice', () => {
    const { open, variant: chosen, matches } = select();
    assert.deepEqual(open, axes);
    assert.equal(chosen, undefined);
    assert.equal(matches.length, 3);
  });

  it('offers only what exists with the choice so far, sold out or not', () => {
    assert.deepEqual(select([colour, blue]).open, [{ attributeId: size, optionIds: [small] }]);
    assert.deepEqual(select([colour, red]).open, [{ attributeId: size, optionIds: [small, large] }]);
  });

  it('ends in a variant', () => {
    const { variant: chosen, open } = select([colour, red], [size, large]);
    assert.equal(chosen, 'red-large');
    assert.deepEqual(open, []);
  });

  it('comes to nothing when the combination does not exist', () => {
    const { matches, variant: chosen, open } = select([colour, blue], [size, large]);
    assert.deepEqual([matches, chosen, open], [[], undefined, []]);
  });

  it('says per option whether it can be bought with the other choices', () => {
    const { available } = select([size, large]);
    assert.deepEqual(available.get(colour), new Set());
    assert.deepEqual(available.get(size), new Set([small]));
  });
});
