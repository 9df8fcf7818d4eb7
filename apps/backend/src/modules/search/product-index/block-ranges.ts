import type { Bitset } from './bitset.ts';
import type { ValueBitsets } from './value-bitsets.ts';

/**
 * The ranges of blocks in which a bitset is not empty. The products of a filter lie close together, so the gaps between them are found once
 * and skipped for each of hundreds of facet values.
 */
export type BlockRanges = {
  readonly blocks: Uint32Array;
  /** First block and end block of each range, in turn. */
  readonly bounds: Uint32Array;
  /** How many bounds there are: two a range. */
  readonly length: number;
};

/** A gap as short as this is cheaper to count than to skip. */
const maxGap = 4;
/** Each block adds at most eight to a byte, so 28 blocks cannot overflow the byte sums. */
const blocksPerSum = 28;

let scratch = new Uint32Array(0);

/** The ranges of a set in a scratch buffer, valid until the next call. */
export function blockRangesOf({ blocks, firstBlock, endBlock }: Bitset): BlockRanges {
  if (scratch.length <= blocks.length) scratch = new Uint32Array(blocks.length + 1);
  let [length, end] = [0, -Infinity];
  for (let block = firstBlock; block < endBlock; block += 1) {
    if (blocks[block] === 0) continue;
    if (block - end > maxGap) {
      scratch[length] = block;
      length += 2;
    }
    end = block + 1;
    scratch[length - 1] = end;
  }
  return { blocks, bounds: scratch, length };
}

/** How many products of a set have a value. */
export function countValue({ blocks, bounds, length }: BlockRanges, bitsets: ValueBitsets, valueId: number): number {
  const { blocks: all, width } = bitsets;
  const [first, end, offset] = [bitsets.bounds[2 * valueId] ?? 0, bitsets.bounds[2 * valueId + 1] ?? 0, valueId * width];
  let sum = 0;
  for (let at = 0; at < length; at += 2) {
    const rangeEnd = Math.min(bounds[at + 1] ?? 0, end);
    for (let block = Math.max(bounds[at] ?? 0, first); block < rangeEnd;) {
      let bytes = 0;
      for (const sumEnd = Math.min(block + blocksPerSum, rangeEnd); block < sumEnd; block += 1)
        bytes = (bytes + popcountPerByte((blocks[block] ?? 0) & (all[offset + block] ?? 0))) | 0;
      sum += sumOfBytes(bytes);
    }
  }
  return sum;
}

/** How many products of a set are in the union of two others. */
export function countUnion({ blocks, bounds, length }: BlockRanges, a: Bitset, b: Bitset): number {
  const [aBlocks, bBlocks] = [a.blocks, b.blocks];
  const [first, end] = [Math.min(a.firstBlock, b.firstBlock), Math.max(a.endBlock, b.endBlock)];
  let sum = 0;
  for (let at = 0; at < length; at += 2) {
    const rangeEnd = Math.min(bounds[at + 1] ?? 0, end);
    for (let block = Math.max(bounds[at] ?? 0, first); block < rangeEnd;) {
      let bytes = 0;
      for (const sumEnd = Math.min(block + blocksPerSum, rangeEnd); block < sumEnd; block += 1)
        bytes = (bytes + popcountPerByte((blocks[block] ?? 0) & ((aBlocks[block] ?? 0) | (bBlocks[block] ?? 0)))) | 0;
      sum += sumOfBytes(bytes);
    }
  }
  return sum;
}

/** How many blocks `countValue` has to read: its cost. */
export function sharedBlocks({ bounds, length }: BlockRanges, bitsets: ValueBitsets, valueId: number): number {
  const [first, end] = [bitsets.bounds[2 * valueId] ?? 0, bitsets.bounds[2 * valueId + 1] ?? 0];
  let blocks = 0;
  for (let at = 0; at < length; at += 2) blocks += Math.max(0, Math.min(bounds[at + 1] ?? 0, end) - Math.max(bounds[at] ?? 0, first));
  return blocks;
}

/** In each byte the number of its bits: added up over many blocks, and the four bytes once at the end. */
function popcountPerByte(block: number): number {
  const pairs = block - ((block >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}

const sumOfBytes = (bytes: number): number => (bytes & 0xff) + ((bytes >>> 8) & 0xff) + ((bytes >>> 16) & 0xff) + (bytes >>> 24);
