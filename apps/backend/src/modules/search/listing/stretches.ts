import type { Bitset } from './bitset.ts';
import type { SlotSets } from './slot-sets.ts';

/**
 * A set as the stretches of words that hold something. What a text or a filter finds stands together in a few places of the menu: what lies
 * between them need not be looked at again for each of hundreds of values.
 */
export type Stretches = {
  readonly words: Uint32Array;
  /** Where each begins and where it ends, in turn. */
  readonly bounds: Uint32Array;
  /** How many bounds there are: two a stretch. */
  readonly length: number;
};

/** A gap as short as this is cheaper to count than to leave out. */
const shortGap = 4;
/** So many words are counted in bytes that cannot overflow: each adds at most eight to one. */
const wordsTogether = 28;

let room = new Uint32Array(0);

/** Cuts a set into stretches, in room that is used again: they hold until the next call. */
export function stretchesOf({ words, from, until }: Bitset): Stretches {
  if (room.length <= words.length) room = new Uint32Array(words.length + 1);
  let [length, end] = [0, -Infinity];
  for (let word = from; word < until; word += 1) {
    if (words[word] === 0) continue;
    if (word - end > shortGap) {
      room[length] = word;
      length += 2;
    }
    end = word + 1;
    room[length - 1] = end;
  }
  return { words, bounds: room, length };
}

/** How many of a set have the value of a slot. */
export function countSlot({ words, bounds, length }: Stretches, sets: SlotSets, slot: number): number {
  const { words: all, width } = sets;
  const [from, until, first] = [sets.bounds[2 * slot] ?? 0, sets.bounds[2 * slot + 1] ?? 0, slot * width];
  let sum = 0;
  for (let at = 0; at < length; at += 2) {
    const behind = Math.min(bounds[at + 1] ?? 0, until);
    for (let word = Math.max(bounds[at] ?? 0, from); word < behind;) {
      let bytes = 0;
      for (const end = Math.min(word + wordsTogether, behind); word < end; word += 1)
        bytes = (bytes + bitsPerByte((words[word] ?? 0) & (all[first + word] ?? 0))) | 0;
      sum += sumOfBytes(bytes);
    }
  }
  return sum;
}

/** How many of a set are in one of two others, too. */
export function countInEither({ words, bounds, length }: Stretches, one: Bitset, other: Bitset): number {
  const [first, second] = [one.words, other.words];
  const [from, until] = [Math.min(one.from, other.from), Math.max(one.until, other.until)];
  let sum = 0;
  for (let at = 0; at < length; at += 2) {
    const behind = Math.min(bounds[at + 1] ?? 0, until);
    for (let word = Math.max(bounds[at] ?? 0, from); word < behind;) {
      let bytes = 0;
      for (const end = Math.min(word + wordsTogether, behind); word < end; word += 1)
        bytes = (bytes + bitsPerByte((words[word] ?? 0) & ((first[word] ?? 0) | (second[word] ?? 0)))) | 0;
      sum += sumOfBytes(bytes);
    }
  }
  return sum;
}

/** How many words a set and that of a slot have to be compared in. */
export function wordsShared({ bounds, length }: Stretches, sets: SlotSets, slot: number): number {
  const [from, until] = [sets.bounds[2 * slot] ?? 0, sets.bounds[2 * slot + 1] ?? 0];
  let words = 0;
  for (let at = 0; at < length; at += 2) words += Math.max(0, Math.min(bounds[at + 1] ?? 0, until) - Math.max(bounds[at] ?? 0, from));
  return words;
}

/** In each byte how many of its bits are set: over many words these are added up, and the bytes once at the end of them. */
function bitsPerByte(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}

const sumOfBytes = (bytes: number): number => (bytes & 0xff) + ((bytes >>> 8) & 0xff) + ((bytes >>> 16) & 0xff) + (bytes >>> 24);
