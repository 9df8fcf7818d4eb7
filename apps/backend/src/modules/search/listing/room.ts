import { bitsetOf, type Bitset } from './bitset.ts';

/** How much there is to count. */
type Measure = { readonly products: number; readonly slots: number; readonly unitWords: number };

/**
 * Room to count a list in, used again by the next one: arrays of numbers lie outside the heap, and a few dozen megabytes of them make the
 * collector walk through the whole catalogue. Whoever works in it says so; what another has written since is not there any more.
 */
export class Room {
  readonly counts: Uint32Array;
  /** Per slot the variant choices that accept it, one bit each. */
  readonly accepted: Uint32Array;
  /** Per product the last turn of the room in which its units were looked at. */
  readonly lookedAt: Uint32Array;
  /** How many variant choices the owner has. */
  choices = 0;
  /** Per choice the units that meet it, in the words of the products that were looked at in this turn. */
  readonly units: Uint32Array[] = [];
  /** Counts the owners. */
  turn = 0;
  #sets: Bitset[] = [];
  #used = 0;
  #owner: object | undefined;
  readonly #measure: Measure;

  constructor(measure: Measure) {
    this.#measure = measure;
    this.counts = new Uint32Array(measure.slots);
    this.accepted = new Uint32Array(measure.slots);
    this.lookedAt = new Uint32Array(measure.products);
  }

  /** Whether what this owner has written is still there; if not, the room is now its own and empty. */
  isStillOf(owner: object): boolean {
    if (this.#owner === owner) return true;
    this.#owner = owner;
    this.#used = 0;
    this.turn += 1;
    return false;
  }

  /** Makes room for what units have to do with so many choices. */
  choose(choices: number): void {
    this.choices = choices;
    while (this.units.length < choices) this.units.push(new Uint32Array(this.#measure.unitWords));
  }

  /** A set that holds anything; it is for its taker to fill. */
  set(): Bitset {
    const set = (this.#sets[this.#used] ??= bitsetOf(this.#measure.products));
    this.#used += 1;
    return set;
  }
}
