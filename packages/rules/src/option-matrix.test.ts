import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  choose,
  chosenVariant,
  emptySelection,
  matchingVariants,
  neighbours,
  nextAxis,
  settle,
  valueStates,
  type OptionMatrix,
  type Selection,
} from './option-matrix.ts';

const variant = (at: readonly number[], isSaleable = true) => ({ at, isSaleable });

/** Colours red and green, lengths 60 and 70, sizes 36, 38, 40: green has no 70, red 60/38 is sold out. */
const dirndl: OptionMatrix = {
  sizes: [2, 2, 3],
  variants: [variant([0, 0, 0]), variant([0, 0, 1], false), variant([0, 0, 2]), variant([0, 1, 1]), variant([1, 0, 0]), variant([1, 0, 1])],
};

describe('the option matrix', () => {
  it('starts with nothing chosen and asks for the first axis (UX-22)', () => {
    assert.deepEqual(emptySelection(dirndl), [null, null, null]);
    assert.equal(nextAxis(dirndl, emptySelection(dirndl)), 0);
  });

  it('does not ask for what has one value only', () => {
    const matrix: OptionMatrix = { sizes: [2, 1], variants: [variant([0, 0]), variant([1, 0])] };
    assert.deepEqual(emptySelection(matrix), [null, 0]);
    assert.deepEqual(choose(matrix, emptySelection(matrix), 0, 1), [1, 0]);
    assert.deepEqual(settle(matrix, []), [null, 0]);
  });

  it('tells available, sold out and absent values apart', () => {
    assert.deepEqual(valueStates(dirndl, [0, 0, null], 2), ['available', 'sold-out', 'available']);
    assert.deepEqual(valueStates(dirndl, [1, null, null], 1), ['available', 'absent']);
    assert.deepEqual(valueStates(dirndl, [0, 1, null], 2), ['absent', 'available', 'absent']);
  });

  it('keeps the size when the new colour has it, and clears what it has not (UX-24)', () => {
    assert.deepEqual(choose(dirndl, [0, 0, 1], 0, 1), [1, 0, 1]);
    assert.deepEqual(choose(dirndl, [0, 1, 1], 0, 1), [1, null, 1]);
    assert.deepEqual(choose(dirndl, [0, 0, 2], 0, 1), [1, 0, null]);
  });

  it('does not move for a value that does not exist', () => {
    assert.deepEqual(choose(dirndl, [1, 0, 0], 1, 1), [1, 0, 0]);
    assert.deepEqual(choose(dirndl, [1, 0, 0], 1, 9), [1, 0, 0]);
  });

  it('drops what an address asks for and does not exist', () => {
    assert.deepEqual(settle(dirndl, [1, 1, 0]), [1, null, 0]);
    assert.deepEqual(settle(dirndl, [7, 0, 0]), [null, 0, 0]);
  });

  it('names the variant once all is chosen', () => {
    assert.equal(chosenVariant(dirndl, [0, 1, 1]), 3);
    assert.equal(chosenVariant(dirndl, [0, 1, null]), undefined);
    assert.deepEqual(matchingVariants(dirndl, [1, null, null]), [4, 5]);
  });

  it('offers the nearest sizes that can be bought beside one that cannot (UX-23)', () => {
    assert.deepEqual(neighbours(dirndl, [0, 0, 1], 2), [0, 2]);
    assert.deepEqual(neighbours(dirndl, [0, 1, 1], 2), []);
  });
});

const matrices: fc.Arbitrary<OptionMatrix> = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }).chain((sizes) =>
  fc
    .uniqueArray(fc.record({ at: fc.tuple(...sizes.map((size) => fc.nat({ max: size - 1 }))), isSaleable: fc.boolean() }), {
      minLength: 1,
      maxLength: 40,
      selector: ({ at }) => at.join(),
    })
    .map((variants) => ({ sizes, variants })),
);
const clicks = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 4 })), { maxLength: 25 });

const exists = ({ variants }: OptionMatrix, selection: Selection): boolean =>
  variants.some(({ at }) => at.every((value, axis) => (selection[axis] ?? null) === null || selection[axis] === value));

describe('whatever is clicked', () => {
  it('the selection always belongs to a variant that exists', () => {
    fc.assert(
      fc.property(matrices, clicks, (matrix, list) => {
        let selection = emptySelection(matrix);
        for (const [axis, value] of list) {
          if (axis >= matrix.sizes.length) continue;
          selection = choose(matrix, selection, axis, value);
          assert.ok(exists(matrix, selection), JSON.stringify(selection));
        }
      }),
    );
  });

  it('an offered value can be chosen, and is chosen then; an absent one never is', () => {
    fc.assert(
      fc.property(matrices, clicks, (matrix, list) => {
        let selection = emptySelection(matrix);
        for (const [axis, value] of list) {
          if (axis >= matrix.sizes.length || value >= (matrix.sizes[axis] ?? 0)) continue;
          const state = valueStates(matrix, selection, axis)[value];
          const next = choose(matrix, selection, axis, value);
          assert.equal(state === 'absent' ? next : next[axis], state === 'absent' ? selection : value);
          assert.deepEqual(next.slice(0, axis), selection.slice(0, axis), 'earlier choices stay');
          selection = next;
        }
      }),
    );
  });

  it('every variant is reached from every selection, and its state is its stock', () => {
    fc.assert(
      fc.property(matrices, clicks, (matrix, list) => {
        const start = list.reduce<Selection>(
          (selection, [axis, value]) => (axis < matrix.sizes.length ? choose(matrix, selection, axis, value) : selection),
          emptySelection(matrix),
        );
        for (const [index, { at, isSaleable }] of matrix.variants.entries()) {
          const reached = at.reduce<Selection>((selection, value, axis) => choose(matrix, selection, axis, value), start);
          assert.equal(chosenVariant(matrix, reached), index);
          const last = at.length - 1;
          assert.equal(valueStates(matrix, reached, last)[at[last] ?? 0], isSaleable ? 'available' : 'sold-out');
        }
      }),
    );
  });

  it('settling is choosing: it changes nothing twice', () => {
    fc.assert(
      fc.property(matrices, fc.array(fc.option(fc.nat({ max: 6 }), { nil: null }), { maxLength: 5 }), (matrix, wish) => {
        const once = settle(matrix, wish);
        assert.ok(exists(matrix, once));
        assert.deepEqual(settle(matrix, once), once);
      }),
    );
  });
});
