/**
 * A set of ordinals, one bit each, in blocks of 32. All bits that are set lie in the blocks from `firstBlock` up to `endBlock`. Ordinals follow
 * the menu (`menu-order.ts`), so most sets fill a short range of blocks and set operations touch only that.
 */
export type Bitset = { readonly blocks: Uint32Array; firstBlock: number; endBlock: number };

export function createBitset(size: number): Bitset {
  const length = (size + 31) >>> 5;
  return { blocks: new Uint32Array(length), firstBlock: length, endBlock: 0 };
}

export function setBit(bits: Bitset, ordinal: number, isSet: boolean): void {
  const { blocks } = bits;
  const block = ordinal >>> 5;
  const bit = 1 << (ordinal & 31);
  blocks[block] = isSet ? (blocks[block] ?? 0) | bit : (blocks[block] ?? 0) & ~bit;
  if (isSet) extendRange(bits, block, block + 1);
}

function extendRange(bits: Bitset, firstBlock: number, endBlock: number): void {
  if (firstBlock < bits.firstBlock) bits.firstBlock = firstBlock;
  if (endBlock > bits.endBlock) bits.endBlock = endBlock;
}

export const hasBit = ({ blocks }: Bitset, ordinal: number): boolean => (((blocks[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;

export function clearBits(bits: Bitset): void {
  if (bits.firstBlock < bits.endBlock) bits.blocks.fill(0, bits.firstBlock, bits.endBlock);
  bits.firstBlock = bits.blocks.length;
  bits.endBlock = 0;
}

/** Writes the intersection of the others into an empty set. */
export function intersectAll(bits: Bitset, others: readonly Bitset[]): void {
  let [first, end] = [0, bits.blocks.length];
  for (const other of others) {
    if (other.firstBlock > first) first = other.firstBlock;
    if (other.endBlock < end) end = other.endBlock;
  }
  if (first >= end) return;
  const { blocks } = bits;
  for (let i = 0; i < others.length; i += 1) {
    const other = others[i]?.blocks ?? blocks;
    if (i === 0) for (let block = first; block < end; block += 1) blocks[block] = other[block] ?? 0;
    else for (let block = first; block < end; block += 1) blocks[block] = (blocks[block] ?? 0) & (other[block] ?? 0);
  }
  while (first < end && blocks[first] === 0) first += 1;
  while (first < end && blocks[end - 1] === 0) end -= 1;
  extendRange(bits, first, end);
}

/** Removes from `bits` what is not in `other`. */
export function intersect(bits: Bitset, { blocks: other, firstBlock, endBlock }: Bitset): void {
  const { blocks } = bits;
  for (let block = bits.firstBlock; block < bits.endBlock; block += 1)
    blocks[block] = block < firstBlock || block >= endBlock ? 0 : (blocks[block] ?? 0) & (other[block] ?? 0);
}

/** Adds to `bits` what is in `other`. */
export function union(bits: Bitset, { blocks: other, firstBlock, endBlock }: Bitset): void {
  const { blocks } = bits;
  for (let block = firstBlock; block < endBlock; block += 1) blocks[block] = (blocks[block] ?? 0) | (other[block] ?? 0);
  if (firstBlock < endBlock) extendRange(bits, firstBlock, endBlock);
}

function popcount(block: number): number {
  let bits = block;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function countBits({ blocks, firstBlock, endBlock }: Bitset): number {
  let sum = 0;
  for (let block = firstBlock; block < endBlock; block += 1) sum += popcount(blocks[block] ?? 0);
  return sum;
}

/** The ordinals in a set, ascending. */
export const ordinalsOf = (bits: Bitset): Uint32Array => scratchOrdinals(bits).slice();

let scratch = new Uint32Array(0);

/** The same in a scratch buffer, valid until the next call: typed arrays allocated per query would be garbage outside the heap. */
export function scratchOrdinals({ blocks, firstBlock, endBlock }: Bitset): Uint32Array {
  if (scratch.length < blocks.length << 5) scratch = new Uint32Array(blocks.length << 5);
  let length = 0;
  for (let block = firstBlock; block < endBlock; block += 1) {
    for (let rest = blocks[block] ?? 0; rest !== 0; rest &= rest - 1) {
      scratch[length] = (block << 5) + (31 - Math.clz32(rest & -rest));
      length += 1;
    }
  }
  return scratch.subarray(0, length);
}
