import type { SellableUnit } from '#modules/catalog/index.ts';
import { createBitset, setBit, type Bitset } from './bitset.ts';
import type { ChangingArrays } from './capture-index.ts';
import { ScratchBuffers } from './scratch-buffers.ts';
import type { StaticValues } from './static-values.ts';
import { ValueBitsets } from './value-bitsets.ts';
import { blocksFor, createValueIds, unitValueHeader, type ValueIds } from './value-id-lists.ts';
import { ValuePairs } from './value-pairs.ts';

/** What stock, time and reviews say of one product. */
export type WrittenEntry = {
  /** The lowest price; undefined when it has none, and is not shown. */
  readonly cents: number | undefined;
  readonly isSaleable: boolean;
  readonly rating: number;
  /** The ids of its values that are no attributes of it. */
  readonly flags: readonly number[];
  readonly units: readonly SellableUnit[];
  /** Where a unit lies, as value ids. */
  readonly branchesOf: (sku: string) => readonly number[];
  readonly from: number;
  readonly until: number;
};

/** Keys of sorting that stock, time or a review changes. */
export type ChangingKey = 'price' | 'rating_summary';

/** The contents of a product index, by ordinal. An index whose catalogue changed in texts alone goes on with those of the one before. */
export class IndexArrays {
  readonly size: number;
  readonly valueCount: number;
  readonly staticValues: StaticValues;
  /** Products with a price now: others are never shown. */
  readonly priced: Bitset;
  readonly inStock: Bitset;
  readonly cents: Int32Array;
  /** In whole per cent. */
  readonly ratings: Int32Array;
  /** The inverted index: per facet value the products that have it. */
  readonly valueBitsets: ValueBitsets;
  /** The forward index: from `productValueOffsets[ordinal]` on the values that do not depend on variants. */
  readonly productValues: ValueIds;
  /**
   * From `unitValueOffsets[ordinal]` on the values of variant facets: their count, the number of blocks of a unit mask, then for each value
   * its id and the mask of the units that have it and can be bought. Interleaved, because both are read together.
   */
  readonly unitValues: Uint32Array;
  /** When the entry of a product becomes another by time alone. */
  readonly validFrom: Float64Array;
  readonly validUntil: Float64Array;
  readonly scratch: ScratchBuffers;
  readonly valuePairs: ValuePairs;
  /** All ordinals by one of these keys; absent after a change of it. */
  readonly sorted = new Map<ChangingKey, Uint32Array>();
  /** By value id: the last write of unit values that had it, and where it lies in them. */
  readonly #lastWrite: Uint32Array;
  readonly #positions: Uint32Array;
  #writes = 0;

  constructor(size: number, valueCount: number, values: StaticValues) {
    this.size = size;
    this.valueCount = valueCount;
    this.staticValues = values;
    this.priced = createBitset(size);
    this.inStock = createBitset(size);
    this.cents = new Int32Array(size);
    this.ratings = new Int32Array(size);
    this.valueBitsets = new ValueBitsets(valueCount, size);
    this.productValues = createValueIds(values.productValueOffsets[size] ?? 0, valueCount);
    this.unitValues = new Uint32Array(values.unitValueOffsets[size] ?? 0);
    this.validFrom = new Float64Array(size);
    this.validUntil = new Float64Array(size);
    this.scratch = new ScratchBuffers({ products: size, values: valueCount });
    this.valuePairs = new ValuePairs(this);
    this.#lastWrite = new Uint32Array(valueCount);
    this.#positions = new Uint32Array(valueCount);
  }

  changing(): ChangingArrays {
    const { priced, inStock, cents, productValues, unitValues, valueBitsets, validFrom, validUntil } = this;
    const { blocks, bounds } = valueBitsets;
    return { priced: priced.blocks, inStock: inStock.blocks, cents, productValues, unitValues, blocks, bounds, validFrom, validUntil };
  }

  /** Takes over what was written, also of fewer products than these. */
  restore({ blocks, ...arrays }: ChangingArrays, ratings: Int32Array): void {
    const { blocks: own, ...others } = this.changing();
    for (const [name, numbers] of Object.entries(others)) numbers.set(arrays[name as keyof typeof arrays]);
    const width = blocks.length / this.valueCount;
    if (blocks.length === own.length) own.set(blocks);
    else
      for (let at = 0; at < this.valueCount; at += 1) own.set(blocks.subarray(at * width, (at + 1) * width), at * this.valueBitsets.width);
    for (const bits of [this.priced, this.inStock]) Object.assign(bits, { firstBlock: 0, endBlock: bits.blocks.length });
    this.ratings.set(ratings);
  }

  /** A product that is not listed any more keeps its ordinal and its values, and is in no list. */
  hide(ordinal: number): void {
    setBit(this.priced, ordinal, false);
    this.validFrom[ordinal] = -Infinity;
    this.validUntil[ordinal] = Infinity;
  }

  write(ordinal: number, { cents, isSaleable, rating, flags, units, branchesOf, from, until }: WrittenEntry): void {
    this.setBits(ordinal, false);
    this.#writeProductValues(ordinal, flags);
    this.#writeUnitValues(ordinal, units, branchesOf);
    this.setBits(ordinal, true);
    this.valuePairs.reindex(ordinal);
    setBit(this.priced, ordinal, cents !== undefined);
    setBit(this.inStock, ordinal, isSaleable);
    this.#setKey('price', this.cents, ordinal, cents ?? 0);
    this.#setKey('rating_summary', this.ratings, ordinal, rating);
    this.validFrom[ordinal] = from;
    this.validUntil[ordinal] = until;
  }

  #setKey(key: ChangingKey, values: Int32Array, ordinal: number, value: number): void {
    if (values[ordinal] === value) return;
    values[ordinal] = value;
    this.sorted.delete(key);
  }

  /** Sets or clears the bits of everything that is written of a product, in these bitsets or in a copy of them. */
  setBits(ordinal: number, isSet: boolean, bitsets = this.valueBitsets): void {
    const { productValueOffsets, unitValueOffsets } = this.staticValues;
    const end = productValueOffsets[ordinal + 1] ?? 0;
    for (let at = productValueOffsets[ordinal] ?? 0; at < end; at += 1) bitsets.setBit(this.productValues[at] ?? 0, ordinal, isSet);
    const first = unitValueOffsets[ordinal] ?? 0;
    const step = 1 + (this.unitValues[first + 1] ?? 0);
    const unitEnd = first + unitValueHeader + (this.unitValues[first] ?? 0) * step;
    for (let at = first + unitValueHeader; at < unitEnd; at += step) bitsets.setBit(this.unitValues[at] ?? 0, ordinal, isSet);
  }

  #writeProductValues(ordinal: number, flags: readonly number[]): void {
    const { productValues, productValueOffsets } = this.staticValues;
    const fixed = productValues.valueIds.subarray(productValues.offsets[ordinal], productValues.offsets[ordinal + 1]);
    const first = productValueOffsets[ordinal] ?? 0;
    this.productValues.set(fixed, first);
    this.productValues.set(flags, first + fixed.length);
  }

  #writeUnitValues(ordinal: number, units: readonly SellableUnit[], branchesOf: WrittenEntry['branchesOf']): void {
    const { unitOffsets, unitValues, unitValueOffsets } = this.staticValues;
    const first = unitValueOffsets[ordinal] ?? 0;
    const blocks = blocksFor(units.length);
    this.unitValues.fill(0, first, unitValueOffsets[ordinal + 1]);
    this.#writes += 1;
    let end = first + unitValueHeader;
    for (const [i, { record, isAvailable }] of units.entries()) {
      if (!isAvailable) continue;
      const unit = (unitOffsets[ordinal] ?? 0) + i;
      const last = unitValues.offsets[unit + 1] ?? 0;
      for (let at = unitValues.offsets[unit] ?? 0; at < last; at += 1)
        end = this.#addUnitValue(unitValues.valueIds[at] ?? 0, i, blocks, end);
      for (const valueId of branchesOf(record.sku)) end = this.#addUnitValue(valueId, i, blocks, end);
    }
    this.unitValues[first] = (end - first - unitValueHeader) / (1 + blocks);
    this.unitValues[first + 1] = blocks;
  }

  /** Each value once with a mask of its units: variants share most of theirs. */
  #addUnitValue(valueId: number, unit: number, blocks: number, start: number): number {
    let end = start;
    if (this.#lastWrite[valueId] !== this.#writes) {
      this.#lastWrite[valueId] = this.#writes;
      this.#positions[valueId] = end;
      this.unitValues[end] = valueId;
      end += 1 + blocks;
    }
    const mask = (this.#positions[valueId] ?? 0) + 1 + (unit >>> 5);
    this.unitValues[mask] = (this.unitValues[mask] ?? 0) | (1 << (unit & 31));
    return end;
  }

  /** The period in which everything is valid. */
  validity(): { readonly from: number; readonly until: number } {
    let [from, until] = [-Infinity, Infinity];
    for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
      from = Math.max(from, this.validFrom[ordinal] ?? 0);
      until = Math.min(until, this.validUntil[ordinal] ?? 0);
    }
    return { from, until };
  }
}
