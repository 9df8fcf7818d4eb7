import { createBitset, ordinalsOf, setBit, type Bitset } from './bitset.ts';
import type { IndexArrays } from './index-arrays.ts';
import { unitValueHeader } from './value-id-lists.ts';

/** By the id of a second value the products that have both in one unit that can be bought; undefined where none ever had. */
type Row = (Bitset | undefined)[];

/** All rows of a shop of usual size fit. */
const maxBytes = 24 << 20;

/**
 * Bitsets of products that have two values in one unit that can be bought: red in size 38. Most queries with variant filters have two, and are
 * answered by these without reading a product. The row of a value is built lazily and updated from then on.
 */
export class ValuePairs {
  readonly #arrays: IndexArrays;
  readonly #rows = new Map<number, Row>();
  #bytes = 0;

  constructor(arrays: IndexArrays) {
    this.#arrays = arrays;
  }

  /** The row of a value: valid until a product is reindexed. */
  row(valueId: number): Row {
    let row = this.#rows.get(valueId);
    if (row) return row;
    if (this.#bytes > maxBytes) this.#clear();
    this.#rows.set(valueId, (row = Array.from({ length: this.#arrays.valueCount }, () => undefined)));
    const products = this.#arrays.valueBitsets.of(valueId);
    if (products) for (const ordinal of ordinalsOf(products)) this.#add(valueId, row, ordinal);
    return row;
  }

  reindex(ordinal: number): void {
    for (const [valueId, row] of this.#rows) {
      for (const bits of row) if (bits) setBit(bits, ordinal, false);
      this.#add(valueId, row, ordinal);
    }
  }

  #clear(): void {
    this.#rows.clear();
    this.#bytes = 0;
  }

  #add(valueId: number, row: Row, ordinal: number): void {
    const { unitValues, staticValues, size } = this.#arrays;
    const first = (staticValues.unitValueOffsets[ordinal] ?? 0) + unitValueHeader;
    const blocks = unitValues[first - 1] ?? 0;
    const end = first + (unitValues[first - unitValueHeader] ?? 0) * (1 + blocks);
    let own = first;
    while (own < end && unitValues[own] !== valueId) own += 1 + blocks;
    if (own >= end) return;
    for (let at = first; at < end; at += 1 + blocks) {
      let common = 0;
      for (let block = 1; block <= blocks; block += 1) common |= (unitValues[own + block] ?? 0) & (unitValues[at + block] ?? 0);
      if (common === 0) continue;
      const other = unitValues[at] ?? 0;
      let bits = row[other];
      if (!bits) {
        row[other] = bits = createBitset(size);
        this.#bytes += bits.blocks.byteLength;
      }
      setBit(bits, ordinal, true);
    }
  }
}
