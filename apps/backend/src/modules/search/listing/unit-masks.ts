import type { ListingIndex } from './listing-index.ts';
import { valueHead } from './slot-lists.ts';

/** Variant choices of one list, one bit each: a unit must meet them all. */
export type UnitTest = number;

/** One bit a choice: the facets that variants are chosen by, and the two choices of the finder that are about variants. */
export const mostUnitChoices = 32;

/** The units of the product looked at last that meet all choices, and per choice, word by word, those that meet it. */
let [fitting, meeting] = [new Uint32Array(0), new Uint32Array(0)];

function makeRoom(words: number): void {
  if (fitting.length >= words) return;
  fitting = new Uint32Array(words);
  meeting = new Uint32Array(words * mostUnitChoices);
}

/** Finds the units of a product that can be bought and meet the test, and says whether there are any. Which values a choice accepts stands in the room. */
export function findFitting({ values, valueStart, room: { accepted } }: ListingIndex, ordinal: number, test: UnitTest): boolean {
  const first = valueStart[ordinal] ?? 0;
  const words = values[first + 1] ?? 0;
  const end = first + valueHead + (values[first] ?? 0) * (1 + words);
  makeRoom(words);
  const used = (32 - Math.clz32(test)) * words;
  // A loop: filling so few is dearer to call than to do.
  for (let at = 0; at < used; at += 1) meeting[at] = 0;
  for (let at = first + valueHead; at < end; at += 1 + words) {
    for (let rest = (accepted[values[at] ?? 0] ?? 0) & test; rest !== 0; rest &= rest - 1) {
      const choice = (31 - Math.clz32(rest & -rest)) * words;
      for (let word = 0; word < words; word += 1) meeting[choice + word] = (meeting[choice + word] ?? 0) | (values[at + 1 + word] ?? 0);
    }
  }
  let any = 0;
  for (let word = 0; word < words; word += 1) {
    let common = -1;
    for (let rest = test; rest !== 0; rest &= rest - 1) common &= meeting[(31 - Math.clz32(rest & -rest)) * words + word] ?? 0;
    fitting[word] = common;
    any |= common;
  }
  return any !== 0;
}

/** Hands over each value that one of a product's units which meet the test has, once; of the wanted ones, where some are named. */
export function eachFitting(
  index: ListingIndex,
  ordinal: number,
  test: UnitTest,
  take: (slot: number) => void,
  isWanted?: Uint8Array,
): void {
  const { values, valueStart } = index;
  const first = valueStart[ordinal] ?? 0;
  const words = values[first + 1] ?? 0;
  const end = first + valueHead + (values[first] ?? 0) * (1 + words);
  let isFound = false;
  for (let at = first + valueHead; at < end; at += 1 + words) {
    const slot = values[at] ?? 0;
    // Most values are of facets that are not counted in this turn: the units are looked at when the first is met that is.
    if (isWanted && isWanted[slot] !== 1) continue;
    if (!isFound && !(isFound = findFitting(index, ordinal, test))) return;
    let common = 0;
    for (let word = 0; word < words; word += 1) common |= (fitting[word] ?? 0) & (values[at + 1 + word] ?? 0);
    if (common !== 0) take(slot);
  }
}

/** Hands over each value that a product has in a unit that can be bought. */
export function eachValue({ values, valueStart }: ListingIndex, ordinal: number, take: (slot: number) => void): void {
  const first = valueStart[ordinal] ?? 0;
  const step = 1 + (values[first + 1] ?? 0);
  const end = first + valueHead + (values[first] ?? 0) * step;
  for (let at = first + valueHead; at < end; at += step) take(values[at] ?? 0);
}
