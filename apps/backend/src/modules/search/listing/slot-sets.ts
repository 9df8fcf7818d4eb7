import type { Bitset } from './bitset.ts';

/**
 * Per slot the products that have the value. The sets stand one behind the other, and so does where each of them begins and ends: whoever counts
 * hundreds of them goes straight through memory.
 */
export class SlotSets {
  readonly words: Uint32Array;
  /** How many words each set has. */
  readonly width: number;
  /** Of each set the first word that may hold something, and the one behind the last. */
  readonly bounds: Uint32Array;

  constructor(slots: number, products: number) {
    this.width = (products + 31) >>> 5;
    this.words = new Uint32Array(slots * this.width);
    this.bounds = new Uint32Array(2 * slots);
    for (let slot = 0; slot < slots; slot += 1) this.bounds[2 * slot] = this.width;
  }

  put(slot: number, ordinal: number, isIn: boolean): void {
    const word = ordinal >>> 5;
    const at = slot * this.width + word;
    const bit = 1 << (ordinal & 31);
    this.words[at] = isIn ? (this.words[at] ?? 0) | bit : (this.words[at] ?? 0) & ~bit;
    if (!isIn) return;
    if (word < (this.bounds[2 * slot] ?? 0)) this.bounds[2 * slot] = word;
    if (word >= (this.bounds[2 * slot + 1] ?? 0)) this.bounds[2 * slot + 1] = word + 1;
  }

  /** The set of a slot, as it is now. */
  of(slot: number): Bitset | undefined {
    const [from, until] = [this.bounds[2 * slot], this.bounds[2 * slot + 1]];
    if (from === undefined || until === undefined) return undefined;
    return { words: this.words.subarray(slot * this.width, (slot + 1) * this.width), from, until };
  }
}
