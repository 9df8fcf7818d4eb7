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

export function countCommon(bits: Bitset, other: Bitset): number {
  let sum = 0;
  for (let word = 0; word < bits.length; word += 1) {
    const common = (bits[word] ?? 0) & (other[word] ?? 0);
    if (common !== 0) sum += countWord(common);
  }
  return sum;
}

/** The ordinals in a set, ascending. */
export function ordinalsOf(bits: Bitset): Uint32Array {
  const ordinals = new Uint32Array(count(bits));
  let place = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      ordinals[place] = (word << 5) + (31 - Math.clz32(lowest));
      place += 1;
      rest ^= lowest;
    }
  }
  return ordinals;
}
