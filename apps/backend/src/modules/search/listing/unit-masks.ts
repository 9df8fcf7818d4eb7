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

type Counting = { readonly counts: Uint32Array; readonly isCounted: Uint8Array };

/** Counts per value the products that have it in a unit which can be bought and meets the test. */
export function countFitting(index: ListingIndex, ordinals: Uint32Array, test: UnitTest, counting: Counting): void {
  const { values, valueStart, room } = index;
  const { accepted } = room;
  const { counts, isCounted } = counting;
  const [one, other, more] = lowestBits(test);
  for (let place = 0; place < ordinals.length; place += 1) {
    const first = valueStart[ordinals[place] ?? 0] ?? 0;
    const words = values[first + 1] ?? 0;
    if (words !== 1 || more !== 0) {
      countMany(index, ordinals[place] ?? 0, test, counting);
      continue;
    }
    // Nearly all products have few units and nearly all shoppers choose by one or two values of them: then a set is a number.
    const end = first + valueHead + 2 * (values[first] ?? 0);
    let [meetsOne, meetsOther] = [0, other === 0 ? -1 : 0];
    for (let at = first + valueHead; at < end; at += 2) {
      const choices = accepted[values[at] ?? 0] ?? 0;
      if ((choices & one) !== 0) meetsOne |= values[at + 1] ?? 0;
      if ((choices & other) !== 0) meetsOther |= values[at + 1] ?? 0;
    }
    const units = meetsOne & meetsOther;
    for (let at = first + valueHead; at < end; at += 2) {
      if ((units & (values[at + 1] ?? 0)) === 0) continue;
      const slot = values[at] ?? 0;
      counts[slot] = (counts[slot] ?? 0) + (isCounted[slot] ?? 0);
    }
  }
}

function countMany(index: ListingIndex, ordinal: number, test: UnitTest, { counts, isCounted }: Counting): void {
  eachFitting(index, ordinal, test, (slot) => {
    counts[slot] = (counts[slot] ?? 0) + (isCounted[slot] ?? 0);
  });
}

/** The first two choices of a test and whether there are others. */
function lowestBits(test: UnitTest): readonly [one: number, other: number, more: number] {
  const rest = test & (test - 1);
  return [test & -test, rest & -rest, rest & (rest - 1)];
}

/** Hands over each value that one of a product's units which meet the test has, once. */
export function eachFitting(index: ListingIndex, ordinal: number, test: UnitTest, take: (slot: number) => void): void {
  const { values, valueStart } = index;
  const first = valueStart[ordinal] ?? 0;
  const words = values[first + 1] ?? 0;
  const end = first + valueHead + (values[first] ?? 0) * (1 + words);
  if (!findFitting(index, ordinal, test)) return;
  for (let at = first + valueHead; at < end; at += 1 + words) {
    let common = 0;
    for (let word = 0; word < words; word += 1) common |= (fitting[word] ?? 0) & (values[at + 1 + word] ?? 0);
    if (common !== 0) take(values[at] ?? 0);
  }
}

/** Hands over each value that a product has in a unit that can be bought. */
export function eachValue({ values, valueStart }: ListingIndex, ordinal: number, take: (slot: number) => void): void {
  const first = valueStart[ordinal] ?? 0;
  const step = 1 + (values[first + 1] ?? 0);
  const end = first + valueHead + (values[first] ?? 0) * step;
  for (let at = first + valueHead; at < end; at += step) take(values[at] ?? 0);
}
