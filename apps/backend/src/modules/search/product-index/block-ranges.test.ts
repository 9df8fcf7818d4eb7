import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createBitset, ordinalsOf, setBit, type Bitset } from './bitset.ts';
import { blockRangesOf, countUnion, countValue, sharedBlocks } from './block-ranges.ts';
import { ValueBitsets } from './value-bitsets.ts';

const products = 3_000;

/** Groups of neighbours, as the products of a category are, and single ones between them. */
const group = fc.tuple(fc.nat(products - 1), fc.nat(200)).map(([first, length]) => Array.from({ length }, (_, i) => first + i));
const ordinals = fc
  .tuple(fc.array(group, { maxLength: 4 }), fc.array(fc.nat(products - 1), { maxLength: 20 }))
  .map(([groups, single]) => new Set([...groups.flat(), ...single].filter((ordinal) => ordinal < products)));

function setOf(members: Iterable<number>): Bitset {
  const bits = createBitset(products);
  for (const ordinal of members) setBit(bits, ordinal, true);
  return bits;
}

const countOf = (found: Iterable<number>, isIn: (ordinal: number) => boolean): number => Array.from(found).filter(isIn).length;

describe('the block ranges of a bitset', () => {
  it('are counted like the products themselves', () => {
    fc.assert(
      fc.property(ordinals, ordinals, ordinals, (found, one, other) => {
        const bitsets = new ValueBitsets(3, products);
        for (const ordinal of one) bitsets.setBit(1, ordinal, true);
        const ranges = blockRangesOf(setOf(found));
        assert.equal(
          countValue(ranges, bitsets, 1),
          countOf(found, (ordinal) => one.has(ordinal)),
        );
        assert.equal(countValue(ranges, bitsets, 0) + countValue(ranges, bitsets, 2), 0);
        assert.equal(
          countUnion(ranges, setOf(one), setOf(other)),
          countOf(found, (ordinal) => one.has(ordinal) || other.has(ordinal)),
        );
      }),
    );
  });

  it('skip the empty blocks between them', () => {
    const bitsets = new ValueBitsets(1, products);
    for (let ordinal = 0; ordinal < products; ordinal += 1) bitsets.setBit(0, ordinal, true);
    assert.equal(sharedBlocks(blockRangesOf(setOf([1, 70, 2_000])), bitsets, 0), 4);
  });
});

describe('the bitset of a value', () => {
  it('has the bits that were set and not cleared', () => {
    const bitsets = new ValueBitsets(2, products);
    for (const ordinal of [5, 900, 2_999]) bitsets.setBit(1, ordinal, true);
    bitsets.setBit(1, 900, false);
    const bits = bitsets.of(1);
    assert.deepEqual(bits && [...ordinalsOf(bits)], [5, 2_999]);
    assert.equal(bitsets.of(2), undefined);
  });
});
