import { bitsetOf, clear, type Bitset } from './bitset.ts';

/** How much there is to count. */
type Measure = { readonly products: number; readonly slots: number };

/**
 * Room to count a list in, used again by the next one: arrays of numbers lie outside the heap, and a few dozen megabytes of them make the
 * collector walk through the whole catalogue. Whoever works in it says so; what another has written since is not there any more.
 */
export class Room {
  readonly counts: Uint32Array;
  /** Per slot the variant choices that accept it, one bit each. */
  readonly accepted: Uint32Array;
  /** Per product how well it fits a text; only what was found has a score of this list. */
  readonly scores: Float32Array;
  #sets: Bitset[] = [];
  #used = 0;
  #owner: object | undefined;
  readonly #measure: Measure;

  constructor(measure: Measure) {
    this.#measure = measure;
    this.counts = new Uint32Array(measure.slots);
    this.accepted = new Uint32Array(measure.slots);
    this.scores = new Float32Array(measure.products);
  }

  /** Whether what this owner has written is still there; if not, the room is now its own and empty. */
  isStillOf(owner: object): boolean {
    if (this.#owner === owner) return true;
    this.#owner = owner;
    this.#used = 0;
    return false;
  }

  /** An empty set. */
  set(): Bitset {
    const set = (this.#sets[this.#used] ??= bitsetOf(this.#measure.products));
    this.#used += 1;
    clear(set);
    return set;
  }
}
