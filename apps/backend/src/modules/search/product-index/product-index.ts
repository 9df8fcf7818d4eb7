import type { CatalogueView, SellableUnit, ProductSource } from '#modules/catalog/index.ts';
import { indexEntry } from '#modules/catalog/index.ts';
import { createBitset, setBit, type Bitset } from './bitset.ts';
import type { ChangingArrays } from './capture-index.ts';
import { branchFacet, newFacet, ratingFacet, saleFacet, type Facet, type FacetPlan } from './facets.ts';
import { ScratchBuffers } from './scratch-buffers.ts';
import type { SortOrders } from './sort-orders.ts';
import type { StaticValues } from './static-values.ts';
import { ValueBitsets } from './value-bitsets.ts';
import { blocksFor, createValueIds, unitValueHeader, type ValueIds } from './value-id-lists.ts';
import { ValuePairs } from './value-pairs.ts';

const noValueIds: readonly number[] = [];

type Parts = {
  readonly view: CatalogueView;
  readonly sources: readonly ProductSource[];
  readonly plan: FacetPlan;
  readonly staticValues: StaticValues;
  readonly orders: SortOrders;
  readonly ordinalOf: (productId: number) => number | undefined;
  /** Average of the reviews in per cent. */
  readonly ratingOf: (productId: number) => number;
  readonly branchName: (code: string) => string;
  readonly now: number;
};

/**
 * The in-memory index of one store view: filters, facet counts and sorting are answered from it. A product is its ordinal: its position in
 * `sources`, which follow the menu. What depends on stock and time is updated in place; a changed catalogue gets a new index.
 */
export class ProductIndex {
  readonly view: CatalogueView;
  readonly plan: FacetPlan;
  readonly orders: SortOrders;
  readonly sources: readonly ProductSource[];
  readonly ordinalOf: (productId: number) => number | undefined;
  readonly branchName: (code: string) => string;
  /** Products with a price now: others are never shown. */
  readonly priced: Bitset;
  readonly inStock: Bitset;
  readonly cents: Int32Array;
  /** The inverted index: per facet value the products that have it. */
  readonly valueBitsets: ValueBitsets;
  /** The forward index: from `productValueOffsets[ordinal]` on the values that do not depend on variants. */
  readonly productValues: ValueIds;
  readonly productValueOffsets: Uint32Array;
  /**
   * From `unitValueOffsets[ordinal]` on the values of variant facets: their count, the number of blocks of a unit mask, then for each value
   * its id and the mask of the units that have it and can be bought. Interleaved, because both are read together.
   */
  readonly unitValues: Uint32Array;
  readonly unitValueOffsets: Uint32Array;
  readonly scratch: ScratchBuffers;
  readonly valuePairs: ValuePairs;
  readonly staticValues: StaticValues;
  readonly #validFrom: Float64Array;
  readonly #validUntil: Float64Array;
  /** By value id: the last write of unit values that had it, and where it lies in them. */
  readonly #lastWrite: Uint32Array;
  readonly #positions: Uint32Array;
  readonly #ratingOf: Parts['ratingOf'];
  readonly #branches: Facet | undefined;
  readonly #first: { readonly sale: number; readonly new: number; readonly rating: number };
  #writes = 0;
  #now: number;
  #validity = { from: -Infinity, until: Infinity };

  constructor({ view, sources, plan, staticValues: values, orders, ordinalOf, ratingOf, branchName, now }: Parts) {
    const size = sources.length;
    this.view = view;
    this.plan = plan;
    this.orders = orders;
    this.sources = sources;
    this.ordinalOf = ordinalOf;
    this.branchName = branchName;
    this.priced = createBitset(size);
    this.inStock = createBitset(size);
    this.cents = new Int32Array(size);
    this.valueBitsets = new ValueBitsets(plan.valueCount, size);
    this.productValues = createValueIds(values.productValueOffsets[size] ?? 0, plan.valueCount);
    this.productValueOffsets = values.productValueOffsets;
    this.unitValues = new Uint32Array(values.unitValueOffsets[size] ?? 0);
    this.unitValueOffsets = values.unitValueOffsets;
    this.scratch = new ScratchBuffers({ products: size, values: plan.valueCount });
    this.valuePairs = new ValuePairs(this);
    this.staticValues = values;
    this.#validFrom = new Float64Array(size);
    this.#validUntil = new Float64Array(size);
    this.#lastWrite = new Uint32Array(plan.valueCount);
    this.#positions = new Uint32Array(plan.valueCount);
    this.#ratingOf = ratingOf;
    this.#branches = plan.byCode.get(branchFacet);
    const first = (code: string): number => plan.byCode.get(code)?.firstValueId ?? 0;
    this.#first = { sale: first(saleFacet), new: first(newFacet), rating: first(ratingFacet) };
    this.#now = now;
  }

  get now(): number {
    return this.#now;
  }

  changingArrays(): ChangingArrays {
    const { priced, inStock, cents, productValues, unitValues, valueBitsets } = this;
    const { blocks, bounds } = valueBitsets;
    const [validFrom, validUntil] = [this.#validFrom, this.#validUntil];
    return { priced: priced.blocks, inStock: inStock.blocks, cents, productValues, unitValues, blocks, bounds, validFrom, validUntil };
  }

  restore({ arrays, ratings }: { readonly arrays: ChangingArrays; readonly ratings: ArrayLike<number> }): void {
    for (const [name, numbers] of Object.entries(this.changingArrays())) numbers.set(arrays[name as keyof ChangingArrays]);
    for (const bits of [this.priced, this.inStock]) Object.assign(bits, { firstBlock: 0, endBlock: bits.blocks.length });
    for (const [ordinal, cents] of arrays.cents.entries()) {
      this.orders.set('price', ordinal, cents);
      this.orders.set('rating_summary', ordinal, ratings[ordinal] ?? 0);
    }
  }

  /** Updates everything about a product that stock and time change. */
  reindex(ordinal: number): void {
    const source = this.sources[ordinal];
    if (!source) return;
    const entry = indexEntry(source, this.#now);
    this.#setBits(ordinal, false);
    const rating = Math.round(this.#ratingOf(source.record.id));
    const { sale, new: novelty, rating: firstRating } = this.#first;
    this.#writeProductValues(ordinal, [sale + (entry.isOnSale ? 0 : 1), novelty + (entry.isNew ? 0 : 1), firstRating + rating]);
    this.#writeUnitValues(ordinal, entry.units);
    this.#setBits(ordinal, true);
    this.valuePairs.reindex(ordinal);
    setBit(this.priced, ordinal, entry.cents !== undefined);
    setBit(this.inStock, ordinal, entry.isSaleable);
    this.cents[ordinal] = entry.cents ?? 0;
    this.orders.set('price', ordinal, entry.cents ?? 0);
    this.orders.set('rating_summary', ordinal, rating);
    this.#validFrom[ordinal] = entry.from;
    this.#validUntil[ordinal] = entry.until;
  }

  #setBits(ordinal: number, isSet: boolean, bitsets = this.valueBitsets): void {
    const end = this.productValueOffsets[ordinal + 1] ?? 0;
    for (let at = this.productValueOffsets[ordinal] ?? 0; at < end; at += 1) bitsets.setBit(this.productValues[at] ?? 0, ordinal, isSet);
    const first = this.unitValueOffsets[ordinal] ?? 0;
    const step = 1 + (this.unitValues[first + 1] ?? 0);
    const unitEnd = first + unitValueHeader + (this.unitValues[first] ?? 0) * step;
    for (let at = first + unitValueHeader; at < unitEnd; at += step) bitsets.setBit(this.unitValues[at] ?? 0, ordinal, isSet);
  }

  /** Takes the bits of a product out of a copy of the bitsets. */
  forgetBits(ordinal: number, bitsets: ValueBitsets): void {
    this.#setBits(ordinal, false, bitsets);
  }

  #writeProductValues(ordinal: number, flags: readonly number[]): void {
    const { valueIds, offsets } = this.staticValues.productValues;
    const fixed = valueIds.subarray(offsets[ordinal], offsets[ordinal + 1]);
    const first = this.productValueOffsets[ordinal] ?? 0;
    this.productValues.set(fixed, first);
    this.productValues.set(flags, first + fixed.length);
  }

  #writeUnitValues(ordinal: number, units: readonly SellableUnit[]): void {
    const first = this.unitValueOffsets[ordinal] ?? 0;
    const { unitOffsets, unitValues } = this.staticValues;
    const blocks = blocksFor(units.length);
    this.unitValues.fill(0, first, this.unitValueOffsets[ordinal + 1]);
    this.#writes += 1;
    let end = first + unitValueHeader;
    for (const [i, { record, isAvailable }] of units.entries()) {
      if (!isAvailable) continue;
      const unit = (unitOffsets[ordinal] ?? 0) + i;
      const last = unitValues.offsets[unit + 1] ?? 0;
      for (let at = unitValues.offsets[unit] ?? 0; at < last; at += 1)
        end = this.#addUnitValue(unitValues.valueIds[at] ?? 0, i, blocks, end);
      for (const valueId of this.#branchValueIds(record.sku)) end = this.#addUnitValue(valueId, i, blocks, end);
    }
    this.unitValues[first] = (end - first - unitValueHeader) / (1 + blocks);
    this.unitValues[first + 1] = blocks;
  }

  /** The branches that have it in stock. */
  #branchValueIds(sku: string): readonly number[] {
    const stock = this.view.stock();
    const { firstValueId = 0, values = [] } = this.#branches ?? {};
    if (stock.branches(sku) <= 0) return noValueIds;
    return values.flatMap(({ value }, i) => (stock.quantity(sku, value) > 0 ? [firstValueId + i] : []));
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

  /** Computes the period of time in which the whole index is valid. */
  updateValidity(): void {
    let [from, until] = [-Infinity, Infinity];
    for (let ordinal = 0; ordinal < this.sources.length; ordinal += 1) {
      from = Math.max(from, this.#validFrom[ordinal] ?? 0);
      until = Math.min(until, this.#validUntil[ordinal] ?? 0);
    }
    this.#validity = { from, until };
  }

  /** Reindexes the products whose price or dates changed between the last time and this one. */
  refreshAt(now: number): void {
    if (now >= this.#validity.from && now < this.#validity.until) return;
    this.#now = now;
    for (let ordinal = 0; ordinal < this.sources.length; ordinal += 1) {
      if (now < (this.#validFrom[ordinal] ?? 0) || now >= (this.#validUntil[ordinal] ?? 0)) this.reindex(ordinal);
    }
    this.updateValidity();
  }

  /** Reindexes products whose stock or rating changed. */
  update(productIds: Iterable<number>): void {
    for (const id of productIds) {
      const ordinal = this.ordinalOf(id);
      if (ordinal !== undefined) this.reindex(ordinal);
    }
    this.updateValidity();
  }
}
