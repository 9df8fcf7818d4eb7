import { bitsetOf, ordinalsOf, put, type Bitset } from './bitset.ts';
import type { ListingIndex } from './listing-index.ts';
import { valueHead } from './slot-lists.ts';

/** Per other value of variants the products that have both in one variant that can be bought; undefined where none ever had. */
type Row = (Bitset | undefined)[];

/** What the rows of one index may hold. A shop of usual size has room for all of them. */
const mostBytes = 24 << 20;

/**
 * Which products have two values in one variant that can be bought: red in size 38. Most shoppers choose by two such values, and sets answer that
 * without looking at a product. A value's row is made when it is first chosen, and kept up to date from then on.
 */
export class Pairs {
  readonly #index: ListingIndex;
  readonly #rows = new Map<number, Row>();
  #bytes = 0;

  constructor(index: ListingIndex) {
    this.#index = index;
  }

  /** The row of a value: true until a product is looked at again. */
  row(slot: number): Row {
    let row = this.#rows.get(slot);
    if (row) return row;
    if (this.#bytes > mostBytes) this.#forget();
    this.#rows.set(slot, (row = Array.from({ length: this.#index.plan.slotCount }, () => undefined)));
    const products = this.#index.sets.of(slot);
    if (products) for (const ordinal of ordinalsOf(products)) this.#add(slot, row, ordinal);
    return row;
  }

  /** Looks again at a product whose variants or stock changed. */
  look(ordinal: number): void {
    for (const [slot, row] of this.#rows) {
      for (const bits of row) if (bits) put(bits, ordinal, false);
      this.#add(slot, row, ordinal);
    }
  }

  #forget(): void {
    this.#rows.clear();
    this.#bytes = 0;
  }

  #add(slot: number, row: Row, ordinal: number): void {
    const { values, valueStart, sources } = this.#index;
    const first = (valueStart[ordinal] ?? 0) + valueHead;
    const words = values[first - 1] ?? 0;
    const end = first + (values[first - valueHead] ?? 0) * (1 + words);
    let own = first;
    while (own < end && values[own] !== slot) own += 1 + words;
    if (own >= end) return;
    for (let at = first; at < end; at += 1 + words) {
      let common = 0;
      for (let word = 1; word <= words; word += 1) common |= (values[own + word] ?? 0) & (values[at + word] ?? 0);
      if (common === 0) continue;
      const other = values[at] ?? 0;
      let bits = row[other];
      if (!bits) {
        row[other] = bits = bitsetOf(sources.length);
        this.#bytes += bits.words.byteLength;
      }
      put(bits, ordinal, true);
    }
  }
}
