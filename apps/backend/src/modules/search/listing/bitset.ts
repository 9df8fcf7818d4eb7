/** A set of ordinals, one bit each. */
export type Bitset = Uint32Array;

export const bitsetOf = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

export function put(bits: Bitset, ordinal: number, isIn: boolean): void {
  const word = ordinal >>> 5;
  const bit = 1 << (ordinal & 31);
  bits[word] = isIn ? (bits[word] ?? 0) | bit : (bits[word] ?? 0) & ~bit;
}

export const has = (bits: Bitset, ordinal: number): boolean => (((bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;

/** Keeps in `bits` what is in `other`, too. */
export function intersect(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Adds to `bits` what is in `other`. */
export function unite(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

function countWord(given: number): number {
  let word = given;
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function count(bits: Bitset): number {
  let sum = 0;
  for (let word = 0; word < bits.length; word += 1) sum += countWord(bits[word] ?? 0);
  return sum;
}

/** So many words are counted in bytes that cannot overflow: each adds at most eight to one. */
const wordsTogether = 28;

/** How many of a set are in another, too. Bits are added up within bytes over many words, and the bytes once at the end of them. */
export function countCommon(bits: Bitset, other: Bitset): number {
  let sum = 0;
  for (let start = 0; start < bits.length; start += wordsTogether) {
    const end = Math.min(start + wordsTogether, bits.length);
    let bytes = 0;
    for (let word = start; word < end; word += 1) {
      const common = (bits[word] ?? 0) & (other[word] ?? 0);
      const pairs = common - ((common >>> 1) & 0x55555555);
      const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
      bytes += (fours + (fours >>> 4)) & 0x0f0f0f0f;
    }
    sum += (bytes & 0xff) + ((bytes >>> 8) & 0xff) + ((bytes >>> 16) & 0xff) + (bytes >>> 24);
  }
  return sum;
}

/** How many of a set are in one of the others, too. */
export function countInAny(bits: Bitset, others: readonly Bitset[]): number {
  const [first, second] = others;
  if (!first) return 0;
  if (!second) return countCommon(bits, first);
  let sum = 0;
  for (let word = 0; word < bits.length; word += 1) {
    const own = bits[word] ?? 0;
    if (own === 0) continue;
    let any = (first[word] ?? 0) | (second[word] ?? 0);
    for (let place = 2; place < others.length; place += 1) any |= others[place]?.[word] ?? 0;
    const common = own & any;
    if (common !== 0) sum += countWord(common);
  }
  return sum;
}

/** The ordinals in a set, ascending. */
export const ordinalsOf = (bits: Bitset): Uint32Array => currentOrdinals(bits).slice();

let room = new Uint32Array(0);

/** The same in room that is used again: they hold until the next call. Lists are counted without leaving garbage outside the heap. */
export function currentOrdinals(bits: Bitset): Uint32Array {
  if (room.length < bits.length << 5) room = new Uint32Array(bits.length << 5);
  let place = 0;
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      room[place] = (word << 5) + (31 - Math.clz32(rest & -rest));
      place += 1;
    }
  }
  return room.subarray(0, place);
}
