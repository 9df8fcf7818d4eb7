import type { CatalogueView, ProductSource } from '#modules/catalog/index.ts';
import { indexEntry } from '#modules/catalog/index.ts';
import type { Bitset } from './bitset.ts';
import { branchFacet, newFacet, ratingFacet, saleFacet, type Facet, type FacetPlan } from './facets.ts';
import type { IndexArrays } from './index-arrays.ts';
import type { ScratchBuffers } from './scratch-buffers.ts';
import type { SortOrders } from './sort-orders.ts';
import type { ValueBitsets } from './value-bitsets.ts';
import type { ValueIds } from './value-id-lists.ts';
import type { ValuePairs } from './value-pairs.ts';

const noValueIds: readonly number[] = [];

/** The period in which nothing changes by itself: no price begins or ends, nothing stops being new. */
export type Validity = { readonly from: number; readonly until: number };

export type IndexParts = {
  readonly view: CatalogueView;
  /** Product ids by ordinal; also of products that were listed once. */
  readonly ids: Uint32Array;
  readonly plan: FacetPlan;
  readonly orders: SortOrders;
  readonly arrays: IndexArrays;
  readonly ordinalOf: (productId: number) => number | undefined;
  /** Average of the reviews in per cent. */
  readonly ratingOf: (productId: number) => number;
  readonly branchName: (code: string) => string;
  readonly now: number;
  readonly validity?: Validity;
};

/** Never makes the source of a variant, of which there are a dozen to each product. */
export function listedSource(view: CatalogueView, id: number): ProductSource | undefined {
  const record = view.catalogue.products.get(id);
  return record?.isEnabled && record.isVisible ? view.source(id) : undefined;
}

/**
 * The in-memory index of one store view: filters, facet counts and sorting are answered from it. A product is its ordinal: its position in
 * `ids`, which follow the menu; what was added since stands last. What depends on stock and time is updated in place; a changed catalogue gets a new index.
 */
export class ProductIndex {
  readonly view: CatalogueView;
  readonly ids: Uint32Array;
  readonly size: number;
  readonly plan: FacetPlan;
  readonly orders: SortOrders;
  readonly arrays: IndexArrays;
  readonly ordinalOf: (productId: number) => number | undefined;
  readonly branchName: (code: string) => string;
  readonly priced: Bitset;
  readonly inStock: Bitset;
  readonly cents: Int32Array;
  readonly valueBitsets: ValueBitsets;
  readonly productValues: ValueIds;
  readonly productValueOffsets: Uint32Array;
  readonly unitValues: Uint32Array;
  readonly unitValueOffsets: Uint32Array;
  readonly scratch: ScratchBuffers;
  readonly valuePairs: ValuePairs;
  readonly #ratingOf: IndexParts['ratingOf'];
  readonly #branches: Facet | undefined;
  readonly #first: { readonly sale: number; readonly new: number; readonly rating: number };
  #now: number;
  #validity: Validity;
  /** The index that goes on with these arrays: it alone writes them from then on. */
  #successor: ProductIndex | undefined;

  constructor({ view, ids, plan, orders, arrays, ordinalOf, ratingOf, branchName, now, validity }: IndexParts) {
    this.view = view;
    this.ids = ids;
    this.size = ids.length;
    this.plan = plan;
    this.orders = orders;
    this.arrays = arrays;
    this.ordinalOf = ordinalOf;
    this.branchName = branchName;
    this.priced = arrays.priced;
    this.inStock = arrays.inStock;
    this.cents = arrays.cents;
    this.valueBitsets = arrays.valueBitsets;
    this.productValues = arrays.productValues;
    this.productValueOffsets = arrays.staticValues.productValueOffsets;
    this.unitValues = arrays.unitValues;
    this.unitValueOffsets = arrays.staticValues.unitValueOffsets;
    this.scratch = arrays.scratch;
    this.valuePairs = arrays.valuePairs;
    this.#ratingOf = ratingOf;
    this.#branches = plan.byCode.get(branchFacet);
    const first = (code: string): number => plan.byCode.get(code)?.firstValueId ?? 0;
    this.#first = { sale: first(saleFacet), new: first(newFacet), rating: first(ratingFacet) };
    this.#now = now;
    this.#validity = validity ?? { from: -Infinity, until: Infinity };
  }

  get now(): number {
    return this.#now;
  }

  get validity(): Validity {
    return this.#validity;
  }

  /** Undefined for a product that is not listed any more. */
  source(ordinal: number): ProductSource | undefined {
    return listedSource(this.view, this.ids[ordinal] ?? 0);
  }

  /** Leaves its arrays to the index of the next catalogue. Queries that are still running here are answered from what that one writes. */
  leaveTo(successor: ProductIndex): void {
    this.#successor = successor;
  }

  /** Updates everything about a product that stock and time change. */
  reindex(ordinal: number): void {
    const source = this.source(ordinal);
    if (!source) return this.arrays.hide(ordinal);
    const { cents, isOnSale, isNew, isSaleable, units, from, until } = indexEntry(source, this.#now);
    const rating = Math.round(this.#ratingOf(source.record.id));
    const { sale, new: novelty, rating: firstRating } = this.#first;
    const flags = [sale + (isOnSale ? 0 : 1), novelty + (isNew ? 0 : 1), firstRating + rating];
    const branchesOf = (sku: string): readonly number[] => this.#branchValueIds(sku);
    this.arrays.write(ordinal, { cents, isSaleable, rating, flags, units, branchesOf, from, until });
  }

  /** The branches that have it in stock. */
  #branchValueIds(sku: string): readonly number[] {
    const stock = this.view.stock();
    const { firstValueId = 0, values = [] } = this.#branches ?? {};
    if (stock.branches(sku) <= 0) return noValueIds;
    return values.flatMap(({ value }, i) => (stock.quantity(sku, value) > 0 ? [firstValueId + i] : []));
  }

  /** Computes the period of time in which the whole index is valid. */
  updateValidity(): void {
    this.#validity = this.arrays.validity();
  }

  /** Reindexes the products whose price or dates changed between the last time and this one. */
  refreshAt(now: number): void {
    if (this.#successor) return this.#successor.refreshAt(now);
    if (now >= this.#validity.from && now < this.#validity.until) return;
    this.#now = now;
    const { validFrom, validUntil } = this.arrays;
    for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
      if (now < (validFrom[ordinal] ?? 0) || now >= (validUntil[ordinal] ?? 0)) this.reindex(ordinal);
    }
    this.updateValidity();
  }

  /** Reindexes products whose stock or rating changed. */
  update(productIds: Iterable<number>): void {
    if (this.#successor) return this.#successor.update(productIds);
    let { from, until } = this.#validity;
    for (const id of productIds) {
      const ordinal = this.ordinalOf(id);
      if (ordinal === undefined) continue;
      this.reindex(ordinal);
      from = Math.max(from, this.arrays.validFrom[ordinal] ?? 0);
      until = Math.min(until, this.arrays.validUntil[ordinal] ?? 0);
    }
    // Perhaps narrower than need be, which the next look at all of them mends: with 100,000 products that takes longer than the update.
    this.#validity = { from, until };
  }
}
