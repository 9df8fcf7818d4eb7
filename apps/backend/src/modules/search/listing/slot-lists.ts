/** Slots as small numbers where a shop has few values, as nearly all do. */
export type Slots = Uint16Array | Uint32Array;

/** Lists of slots one behind the other: list n stands from `start[n]` to `start[n + 1]`. */
export type SlotLists = { readonly start: Uint32Array; readonly slots: Slots };

export const slotArray = (length: number, slotCount: number): Slots =>
  slotCount < 65_536 ? new Uint16Array(length) : new Uint32Array(length);

/** Collects lists of slots whose number is not known before. */
export class SlotListBuilder {
  readonly #slotCount: number;
  readonly #start: number[] = [0];
  #slots: Slots;
  #length = 0;

  constructor(slotCount: number) {
    this.#slotCount = slotCount;
    this.#slots = slotArray(1024, slotCount);
  }

  push(list: Iterable<number>): void {
    for (const slot of list) {
      if (this.#length === this.#slots.length) {
        const larger = slotArray(this.#length * 2, this.#slotCount);
        larger.set(this.#slots);
        this.#slots = larger;
      }
      this.#slots[this.#length] = slot;
      this.#length += 1;
    }
    this.#start.push(this.#length);
  }

  get count(): number {
    return this.#start.length - 1;
  }

  build(): SlotLists {
    return { start: Uint32Array.from(this.#start), slots: this.#slots.slice(0, this.#length) };
  }
}

/** Before the values of a product's units stand how many they are, and how many words of units each has. */
export const valueHead = 2;

/** How many words a bit for each of so many units takes. */
export const wordsOf = (units: number): number => (units + 31) >>> 5;
