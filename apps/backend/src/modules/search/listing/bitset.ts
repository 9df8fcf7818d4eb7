/**
 * A set of ordinals, one bit each. All it holds stands in the words from `from` up to `until`; the others are zero. Products that stand
 * together in the menu have neighbouring ordinals, so that most sets take up a small part of their words and work on them is short.
 */
export type Bitset = { readonly words: Uint32Array; from: number; until: number };

export function bitsetOf(size: number): Bitset {
  const length = (size + 31) >>> 5;
  return { words: new Uint32Array(length), from: length, until: 0 };
}

export function put(bits: Bitset, ordinal: number, isIn: boolean): void {
  const { words } = bits;
  const word = ordinal >>> 5;
  const bit = 1 << (ordinal & 31);
  words[word] = isIn ? (words[word] ?? 0) | bit : (words[word] ?? 0) & ~bit;
  if (isIn) widen(bits, word, word + 1);
}

function widen(bits: Bitset, from: number, until: number): void {
  if (from < bits.from) bits.from = from;
  if (until > bits.until) bits.until = until;
}

export const has = ({ words }: Bitset, ordinal: number): boolean => (((words[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;

export function clear(bits: Bitset): void {
  if (bits.from < bits.until) bits.words.fill(0, bits.from, bits.until);
  bits.from = bits.words.length;
  bits.until = 0;
}

/** Puts into an empty set what is in all of the others. */
export function putCommon(bits: Bitset, others: readonly Bitset[]): void {
  let [from, until] = [0, bits.words.length];
  for (const other of others) {
    if (other.from > from) from = other.from;
    if (other.until < until) until = other.until;
  }
  if (from >= until) return;
  const { words } = bits;
  for (let place = 0; place < others.length; place += 1) {
    const other = others[place]?.words ?? words;
    if (place === 0) for (let word = from; word < until; word += 1) words[word] = other[word] ?? 0;
    else for (let word = from; word < until; word += 1) words[word] = (words[word] ?? 0) & (other[word] ?? 0);
  }
  while (from < until && words[from] === 0) from += 1;
  while (from < until && words[until - 1] === 0) until -= 1;
  widen(bits, from, until);
}

/** Keeps in `bits` what is in `other`, too. */
export function intersect(bits: Bitset, { words: other, from, until }: Bitset): void {
  const { words } = bits;
  for (let word = bits.from; word < bits.until; word += 1)
    words[word] = word < from || word >= until ? 0 : (words[word] ?? 0) & (other[word] ?? 0);
}

/** Adds to `bits` what is in `other`. */
export function unite(bits: Bitset, { words: other, from, until }: Bitset): void {
  const { words } = bits;
  for (let word = from; word < until; word += 1) words[word] = (words[word] ?? 0) | (other[word] ?? 0);
  if (from < until) widen(bits, from, until);
}

function countWord(given: number): number {
  let word = given;
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function count({ words, from, until }: Bitset): number {
  let sum = 0;
  for (let word = from; word < until; word += 1) sum += countWord(words[word] ?? 0);
  return sum;
}

/** The ordinals in a set, ascending. */
export const ordinalsOf = (bits: Bitset): Uint32Array => currentOrdinals(bits).slice();

let room = new Uint32Array(0);

/** The same in room that is used again: they hold until the next call. Lists are counted without leaving garbage outside the heap. */
export function currentOrdinals({ words, from, until }: Bitset): Uint32Array {
  if (room.length < words.length << 5) room = new Uint32Array(words.length << 5);
  let place = 0;
  for (let word = from; word < until; word += 1) {
    for (let rest = words[word] ?? 0; rest !== 0; rest &= rest - 1) {
      room[place] = (word << 5) + (31 - Math.clz32(rest & -rest));
      place += 1;
    }
  }
  return room.subarray(0, place);
}
