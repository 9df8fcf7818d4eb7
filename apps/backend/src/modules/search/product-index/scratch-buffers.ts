import { clearBits, createBitset, type Bitset } from './bitset.ts';

type Size = { readonly products: number; readonly values: number };

/**
 * Scratch buffers of one product index, reused by every query: typed arrays lie outside the heap, and a few dozen megabytes of them as garbage
 * make the collector walk the whole catalogue. A query claims them first; the next claim overwrites what it wrote.
 */
export class ScratchBuffers {
  readonly counts: Uint32Array;
  /** Per value id the variant filters that accept it, one bit each. */
  readonly filterMasks: Uint32Array;
  /** Text score per ordinal; only the matches of the current query have one. */
  readonly scores: Float32Array;
  #bitsets: Bitset[] = [];
  #used = 0;
  #owner: object | undefined;
  readonly #size: Size;

  constructor(size: Size) {
    this.#size = size;
    this.counts = new Uint32Array(size.values);
    this.filterMasks = new Uint32Array(size.values);
    this.scores = new Float32Array(size.products);
  }

  /** True when this owner claimed them last, so that its contents are still there; else they are empty and its own now. */
  claim(owner: object): boolean {
    if (this.#owner === owner) return true;
    this.#owner = owner;
    this.#used = 0;
    return false;
  }

  /** An empty bitset. */
  bitset(): Bitset {
    const bits = (this.#bitsets[this.#used] ??= createBitset(this.#size.products));
    this.#used += 1;
    clearBits(bits);
    return bits;
  }
}
