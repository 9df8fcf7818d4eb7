import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { bitsetOf, ordinalsOf, put, type Bitset } from './bitset.ts';
import { SlotSets } from './slot-sets.ts';
import { countInEither, countSlot, stretchesOf, wordsShared } from './stretches.ts';

const products = 3_000;

/** Products that stand together, as those of a category do, and single ones between them. */
const group = fc.tuple(fc.nat(products - 1), fc.nat(200)).map(([first, length]) => Array.from({ length }, (_, place) => first + place));
const ordinals = fc
  .tuple(fc.array(group, { maxLength: 4 }), fc.array(fc.nat(products - 1), { maxLength: 20 }))
  .map(([groups, single]) => new Set([...groups.flat(), ...single].filter((ordinal) => ordinal < products)));

function setOf(members: Iterable<number>): Bitset {
  const bits = bitsetOf(products);
  for (const ordinal of members) put(bits, ordinal, true);
  return bits;
}

const countOf = (found: Iterable<number>, isIn: (ordinal: number) => boolean): number => Array.from(found).filter(isIn).length;

describe('stretches of a set', () => {
  it('are counted like the products themselves', () => {
    fc.assert(
      fc.property(ordinals, ordinals, ordinals, (found, one, other) => {
        const sets = new SlotSets(3, products);
        for (const ordinal of one) sets.put(1, ordinal, true);
        const stretches = stretchesOf(setOf(found));
        assert.equal(
          countSlot(stretches, sets, 1),
          countOf(found, (ordinal) => one.has(ordinal)),
        );
        assert.equal(countSlot(stretches, sets, 0) + countSlot(stretches, sets, 2), 0);
        assert.equal(
          countInEither(stretches, setOf(one), setOf(other)),
          countOf(found, (ordinal) => one.has(ordinal) || other.has(ordinal)),
        );
      }),
    );
  });

  it('leave out the empty words between them', () => {
    const sets = new SlotSets(1, products);
    for (let ordinal = 0; ordinal < products; ordinal += 1) sets.put(0, ordinal, true);
    assert.equal(wordsShared(stretchesOf(setOf([1, 70, 2_000])), sets, 0), 4);
  });
});

describe('the set of a slot', () => {
  it('holds what was put into it and not taken out', () => {
    const sets = new SlotSets(2, products);
    for (const ordinal of [5, 900, 2_999]) sets.put(1, ordinal, true);
    sets.put(1, 900, false);
    const set = sets.of(1);
    assert.deepEqual(set && [...ordinalsOf(set)], [5, 2_999]);
    assert.equal(sets.of(2), undefined);
  });
});
