/** 16 bits each where a shop has fewer than 65,536 facet values, as nearly all do. */
export type ValueIds = Uint16Array | Uint32Array;

/** Lists of value ids in one array: list n lies from `offsets[n]` up to `offsets[n + 1]`. */
export type ValueIdLists = { readonly offsets: Uint32Array; readonly valueIds: ValueIds };

export const createValueIds = (length: number, valueCount: number): ValueIds =>
  valueCount < 65_536 ? new Uint16Array(length) : new Uint32Array(length);

export class ValueIdListBuilder {
  readonly #valueCount: number;
  readonly #offsets: number[] = [0];
  #valueIds: ValueIds;
  #length = 0;

  constructor(valueCount: number) {
    this.#valueCount = valueCount;
    this.#valueIds = createValueIds(1024, valueCount);
  }

  push(list: Iterable<number>): void {
    for (const valueId of list) {
      if (this.#length === this.#valueIds.length) {
        const larger = createValueIds(this.#length * 2, this.#valueCount);
        larger.set(this.#valueIds);
        this.#valueIds = larger;
      }
      this.#valueIds[this.#length] = valueId;
      this.#length += 1;
    }
    this.#offsets.push(this.#length);
  }

  get count(): number {
    return this.#offsets.length - 1;
  }

  build(): ValueIdLists {
    return { offsets: Uint32Array.from(this.#offsets), valueIds: this.#valueIds.slice(0, this.#length) };
  }
}

/** The unit values of a product begin with their count and the number of blocks of each unit mask. */
export const unitValueHeader = 2;

/** Blocks of a bitset of so many bits. */
export const blocksFor = (bits: number): number => (bits + 31) >>> 5;
