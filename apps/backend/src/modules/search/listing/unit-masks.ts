import type { ListingIndex } from './listing-index.ts';

/** Variant choices of one list, one bit each: a unit must meet them all. */
export type UnitTest = number;

/** One bit a choice: the facets that variants are chosen by, and the two choices of the finder that are about variants. */
export const mostUnitChoices = 32;

/** How many words the units of a product take. */
export const unitWords = ({ unitStart }: ListingIndex, ordinal: number): number =>
  ((unitStart[ordinal + 1] ?? 0) - (unitStart[ordinal] ?? 0) + 31) >>> 5;

const any = new Uint32Array(mostUnitChoices);

/** Of one word of a product's units those that can be bought and meet every choice of the test; which values a choice accepts stands in the room. */
export function fittingUnits(index: ListingIndex, ordinal: number, test: UnitTest, word: number): number {
  const { slots, unitMasks } = index;
  const { accepted } = index.room;
  const words = unitWords(index, ordinal);
  const start = index.listStart[ordinal] ?? 0;
  const end = start + (index.used[ordinal] ?? 0);
  let mask = (index.maskStart[ordinal] ?? 0) + word;
  for (let rest = test; rest !== 0; rest &= rest - 1) any[31 - Math.clz32(rest & -rest)] = 0;
  for (let at = start + (index.usedByProduct[ordinal] ?? 0); at < end; at += 1) {
    for (let rest = (accepted[slots[at] ?? 0] ?? 0) & test; rest !== 0; rest &= rest - 1) {
      const choice = 31 - Math.clz32(rest & -rest);
      any[choice] = (any[choice] ?? 0) | (unitMasks[mask] ?? 0);
    }
    mask += words;
  }
  let fitting = -1;
  for (let rest = test; rest !== 0; rest &= rest - 1) fitting &= any[31 - Math.clz32(rest & -rest)] ?? 0;
  return fitting;
}

/** Whether a product has a unit that meets the test. */
export function hasFittingUnit(index: ListingIndex, ordinal: number, test: UnitTest): boolean {
  const words = unitWords(index, ordinal);
  for (let word = 0; word < words; word += 1) if (fittingUnits(index, ordinal, test, word) !== 0) return true;
  return false;
}

let fitting = new Uint32Array(16);

/** Hands over each value of a product that one of its units which meet the test has, once. */
export function eachFittingSlot(index: ListingIndex, ordinal: number, test: UnitTest, take: (slot: number) => void): void {
  const { slots, unitMasks } = index;
  const words = unitWords(index, ordinal);
  if (fitting.length < words) fitting = new Uint32Array(2 * words);
  for (let word = 0; word < words; word += 1) fitting[word] = fittingUnits(index, ordinal, test, word);
  const start = index.listStart[ordinal] ?? 0;
  const end = start + (index.used[ordinal] ?? 0);
  let mask = index.maskStart[ordinal] ?? 0;
  for (let at = start + (index.usedByProduct[ordinal] ?? 0); at < end; at += 1) {
    let common = 0;
    for (let word = 0; word < words; word += 1) common |= (fitting[word] ?? 0) & (unitMasks[mask + word] ?? 0);
    if (common !== 0) take(slots[at] ?? 0);
    mask += words;
  }
}
