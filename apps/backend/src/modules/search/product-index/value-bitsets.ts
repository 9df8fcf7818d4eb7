import type { Bitset } from './bitset.ts';

/** Per facet value the products that have it: the inverted index. One array for all, so that counting hundreds of values reads memory in order. */
export class ValueBitsets {
  readonly blocks: Uint32Array;
  /** How many blocks each bitset has. */
  readonly width: number;
  /** Of each bitset the first block with a bit, and the end block. */
  readonly bounds: Uint32Array;

  constructor(valueCount: number, productCount: number) {
    this.width = (productCount + 31) >>> 5;
    this.blocks = new Uint32Array(valueCount * this.width);
    this.bounds = new Uint32Array(2 * valueCount);
    for (let valueId = 0; valueId < valueCount; valueId += 1) this.bounds[2 * valueId] = this.width;
  }

  setBit(valueId: number, ordinal: number, isSet: boolean): void {
    const block = ordinal >>> 5;
    const at = valueId * this.width + block;
    const bit = 1 << (ordinal & 31);
    this.blocks[at] = isSet ? (this.blocks[at] ?? 0) | bit : (this.blocks[at] ?? 0) & ~bit;
    if (!isSet) return;
    if (block < (this.bounds[2 * valueId] ?? 0)) this.bounds[2 * valueId] = block;
    if (block >= (this.bounds[2 * valueId + 1] ?? 0)) this.bounds[2 * valueId + 1] = block + 1;
  }

  /** The bitset of a value, over the same memory. */
  of(valueId: number): Bitset | undefined {
    const [firstBlock, endBlock] = [this.bounds[2 * valueId], this.bounds[2 * valueId + 1]];
    if (firstBlock === undefined || endBlock === undefined) return undefined;
    return { blocks: this.blocks.subarray(valueId * this.width, (valueId + 1) * this.width), firstBlock, endBlock };
  }
}
