import type { ListingIndex } from './listing-index.ts';

/** Variant choices of one list, one bit each: a unit must meet them all. */
export type UnitTest = number;

/** One bit a choice: the facets that variants are chosen by, and the two choices of the finder that are about variants. */
export const mostUnitChoices = 32;

const firstOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Of one word of units those that can be bought and meet every choice of the test; the word is one of a product that was looked at. */
function fittingUnits({ room }: ListingIndex, test: UnitTest, word: number): number {
  let fitting = -1;
  for (let rest = test; rest !== 0; rest &= rest - 1) fitting &= room.units[firstOf(rest)]?.[word] ?? 0;
  return fitting;
}

/**
 * Finds which units of a product meet which choice, once a list: it is used for every way of leaving a choice out.
 * Which values a choice accepts stands in the room.
 */
function look(index: ListingIndex, ordinal: number): void {
  const { slots, unitMasks, wordStart, room } = index;
  if (room.lookedAt[ordinal] === room.turn) return;
  room.lookedAt[ordinal] = room.turn;
  const [first, behind] = [wordStart[ordinal] ?? 0, wordStart[ordinal + 1] ?? 0];
  for (let choice = 0; choice < room.choices; choice += 1) {
    const units = room.units[choice];
    if (units) for (let word = first; word < behind; word += 1) units[word] = 0;
  }
  const start = index.listStart[ordinal] ?? 0;
  const end = start + (index.used[ordinal] ?? 0);
  let mask = index.maskStart[ordinal] ?? 0;
  for (let at = start + (index.usedByProduct[ordinal] ?? 0); at < end; at += 1, mask += behind - first) {
    for (let rest = room.accepted[slots[at] ?? 0] ?? 0; rest !== 0; rest &= rest - 1) {
      const units = room.units[firstOf(rest)];
      if (!units) continue;
      for (let word = first; word < behind; word += 1) units[word] = (units[word] ?? 0) | (unitMasks[mask + word - first] ?? 0);
    }
  }
}

/** Whether a product has a unit that meets the test. */
export function hasFittingUnit(index: ListingIndex, ordinal: number, test: UnitTest): boolean {
  look(index, ordinal);
  const behind = index.wordStart[ordinal + 1] ?? 0;
  for (let word = index.wordStart[ordinal] ?? 0; word < behind; word += 1) if (fittingUnits(index, test, word) !== 0) return true;
  return false;
}

let fitting = new Uint32Array(16);

/** Hands over each value that one of a product's units which meet the test has, once; of the wanted ones, where some are named. */
export function eachFitting(
  index: ListingIndex,
  ordinal: number,
  test: UnitTest,
  take: (slot: number) => void,
  isWanted?: Uint8Array,
): void {
  const { slots, unitMasks, wordStart } = index;
  const first = wordStart[ordinal] ?? 0;
  const words = (wordStart[ordinal + 1] ?? 0) - first;
  const start = index.listStart[ordinal] ?? 0;
  const end = start + (index.used[ordinal] ?? 0);
  let mask = index.maskStart[ordinal] ?? 0;
  let isLooked = false;
  for (let at = start + (index.usedByProduct[ordinal] ?? 0); at < end; at += 1, mask += words) {
    const slot = slots[at] ?? 0;
    // Most values are of facets that are not counted in this turn: the units are looked at when the first is met that is.
    if (isWanted && isWanted[slot] !== 1) continue;
    if (!isLooked) {
      isLooked = true;
      look(index, ordinal);
      if (fitting.length < words) fitting = new Uint32Array(2 * words);
      for (let word = 0; word < words; word += 1) fitting[word] = fittingUnits(index, test, first + word);
    }
    let common = 0;
    for (let word = 0; word < words; word += 1) common |= (fitting[word] ?? 0) & (unitMasks[mask + word] ?? 0);
    if (common !== 0) take(slot);
  }
}
