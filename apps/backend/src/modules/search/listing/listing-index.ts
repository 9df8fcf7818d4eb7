import { placeInOrder } from '#kernel/place-in-order.ts';
import { runAtOnce, type Sliced } from '#kernel/slices.ts';
import type { CatalogueView, ListingUnit, ProductSource } from '#modules/catalog/index.ts';
import { listingFacts } from '#modules/catalog/index.ts';
import { bitsetOf, put, type Bitset } from './bitset.ts';
import { branchFacet, newFacet, planFacets, ratingFacet, saleFacet, type Facet, type FacetPlan } from './facets.ts';
import { inMenuOrder } from './menu-order.ts';
import { Pairs } from './pairs.ts';
import { Room } from './room.ts';
import { shareArrays } from './share-arrays.ts';
import { slotArray, valueHead, wordsOf, type Slots } from './slot-lists.ts';
import { SlotSets } from './slot-sets.ts';
import { createSortOrders, type SortOrders } from './sort-orders.ts';
import { staticSlots, type StaticSlots } from './static-slots.ts';

export type IndexOptions = {
  readonly view: CatalogueView;
  readonly now: number;
  /** Average of the reviews in per cent. */
  readonly ratingOf: (productId: number) => number;
  /** How shoppers know a branch. */
  readonly branchName?: ((code: string) => string) | undefined;
  /** The index of the catalogue before: what did not change is taken from it. */
  readonly previous?: ListingIndex | undefined;
  /** Of whatever view: what is equal is kept once. */
  readonly others?: readonly ListingIndex[];
};

const slice = 500;
const noSlots: readonly number[] = [];

/** Builds an index at once. */
export const createListingIndex = (options: IndexOptions): ListingIndex => runAtOnce(listingIndexInSlices(options));

/** Builds an index, pausing every few hundred products. */
export function* listingIndexInSlices({
  view,
  now,
  ratingOf,
  branchName = String,
  previous,
  others = [],
}: IndexOptions): Sliced<ListingIndex> {
  const sources = yield* inMenuOrder(view.listed, view.tree.root);
  const plan = planFacets(
    view,
    sources.map(({ record }) => record),
  );
  const layout = shareArrays(
    yield* staticSlots(sources, plan, view),
    others.map((other) => other.layout),
  );
  const ordinalOf = ordinalsById(sources);
  const orders = yield* createSortOrders({ sources, locale: view.scope.locale, previousNames: previous?.orders.names, ordinalOf });
  const index = new ListingIndex({ view, sources, plan, layout, orders, ordinalOf, ratingOf, branchName, now });
  for (let ordinal = 0; ordinal < sources.length; ordinal += 1) {
    index.look(ordinal);
    if (ordinal % slice === slice - 1) yield;
  }
  index.measure();
  return index;
}

/** Where a product stands, by its id. Two arrays of numbers take a fifth of the room of a map, and there is one of these for each store view. */
function ordinalsById(sources: readonly ProductSource[]): (productId: number) => number | undefined {
  const ids = Uint32Array.from(sources, ({ record }) => record.id).sort();
  const ordinals = new Uint32Array(ids.length);
  for (const [ordinal, { record }] of sources.entries()) ordinals[placeInOrder(ids, record.id) ?? 0] = ordinal;
  return (productId) => {
    const place = placeInOrder(ids, productId);
    return place === undefined ? undefined : ordinals[place];
  };
}

type Parts = {
  readonly view: CatalogueView;
  readonly sources: readonly ProductSource[];
  readonly plan: FacetPlan;
  readonly layout: StaticSlots;
  readonly orders: SortOrders;
  readonly ordinalOf: (productId: number) => number | undefined;
  readonly ratingOf: IndexOptions['ratingOf'];
  readonly branchName: (code: string) => string;
  readonly now: number;
};

/**
 * Everything a list of one store view is answered from. A product is its ordinal: its place among the listed ones, in order of the menu.
 * What depends on stock and time is kept up to date in place; another catalogue gets another index.
 */
export class ListingIndex {
  readonly view: CatalogueView;
  readonly plan: FacetPlan;
  readonly orders: SortOrders;
  readonly sources: readonly ProductSource[];
  readonly ordinalOf: (productId: number) => number | undefined;
  readonly branchName: (code: string) => string;
  /** What has a price now. */
  readonly shown: Bitset;
  readonly inStock: Bitset;
  readonly cents: Int32Array;
  /** Per slot the products that have the value. */
  readonly sets: SlotSets;
  /** The same by product: the values that hold whatever its variants are stand from `ownStart[ordinal]` up to the next one. */
  readonly own: Slots;
  readonly ownStart: Uint32Array;
  /**
   * The values its variants are chosen by stand from `valueStart[ordinal]` on: how many, how many words of units, and then one behind the
   * other the slot and, a bit each, the units that have it and can be bought. What is looked at together lies together.
   */
  readonly values: Uint32Array;
  readonly valueStart: Uint32Array;
  readonly room: Room;
  readonly pairs: Pairs;
  /** What stock and time do not change. */
  readonly layout: StaticSlots;
  readonly #validFrom: Float64Array;
  readonly #validUntil: Float64Array;
  readonly #seen: Uint32Array;
  readonly #places: Uint32Array;
  readonly #ratingOf: IndexOptions['ratingOf'];
  readonly #branches: Facet | undefined;
  readonly #first: { readonly sale: number; readonly new: number; readonly rating: number };
  #looks = 0;
  #moment: number;
  #window = { from: -Infinity, until: Infinity };

  constructor({ view, sources, plan, layout, orders, ordinalOf, ratingOf, branchName, now }: Parts) {
    const size = sources.length;
    this.view = view;
    this.plan = plan;
    this.orders = orders;
    this.sources = sources;
    this.ordinalOf = ordinalOf;
    this.branchName = branchName;
    this.shown = bitsetOf(size);
    this.inStock = bitsetOf(size);
    this.cents = new Int32Array(size);
    this.sets = new SlotSets(plan.slotCount, size);
    this.own = slotArray(layout.ownStart[size] ?? 0, plan.slotCount);
    this.ownStart = layout.ownStart;
    this.values = new Uint32Array(layout.valueStart[size] ?? 0);
    this.valueStart = layout.valueStart;
    this.room = new Room({ products: size, slots: plan.slotCount });
    this.pairs = new Pairs(this);
    this.layout = layout;
    this.#validFrom = new Float64Array(size);
    this.#validUntil = new Float64Array(size);
    this.#seen = new Uint32Array(plan.slotCount);
    this.#places = new Uint32Array(plan.slotCount);
    this.#ratingOf = ratingOf;
    this.#branches = plan.byCode.get(branchFacet);
    const first = (code: string): number => plan.byCode.get(code)?.firstSlot ?? 0;
    this.#first = { sale: first(saleFacet), new: first(newFacet), rating: first(ratingFacet) };
    this.#moment = now;
  }

  /** Replaces everything known of a product by what is true at the moment. */
  look(ordinal: number): void {
    const source = this.sources[ordinal];
    if (!source) return;
    const facts = listingFacts(source, this.#moment);
    this.#mark(ordinal, false);
    const rating = Math.round(this.#ratingOf(source.record.id));
    const { sale, new: novelty, rating: firstRating } = this.#first;
    this.#writeOwn(ordinal, [sale + (facts.isOnSale ? 0 : 1), novelty + (facts.isNew ? 0 : 1), firstRating + rating]);
    this.#writeValues(ordinal, facts.units);
    this.#mark(ordinal, true);
    this.pairs.look(ordinal);
    put(this.shown, ordinal, facts.cents !== undefined);
    put(this.inStock, ordinal, facts.isSaleable);
    this.cents[ordinal] = facts.cents ?? 0;
    this.orders.set('price', ordinal, facts.cents ?? 0);
    this.orders.set('rating_summary', ordinal, rating);
    this.#validFrom[ordinal] = facts.from;
    this.#validUntil[ordinal] = facts.until;
  }

  #mark(ordinal: number, isIn: boolean): void {
    const end = this.ownStart[ordinal + 1] ?? 0;
    for (let at = this.ownStart[ordinal] ?? 0; at < end; at += 1) this.sets.put(this.own[at] ?? 0, ordinal, isIn);
    const first = this.valueStart[ordinal] ?? 0;
    const step = 1 + (this.values[first + 1] ?? 0);
    const behind = first + valueHead + (this.values[first] ?? 0) * step;
    for (let at = first + valueHead; at < behind; at += step) this.sets.put(this.values[at] ?? 0, ordinal, isIn);
  }

  #writeOwn(ordinal: number, flags: readonly number[]): void {
    const { slots, start } = this.layout.fixed;
    const fixed = slots.subarray(start[ordinal], start[ordinal + 1]);
    const first = this.ownStart[ordinal] ?? 0;
    this.own.set(fixed, first);
    this.own.set(flags, first + fixed.length);
  }

  #writeValues(ordinal: number, units: readonly ListingUnit[]): void {
    const first = this.valueStart[ordinal] ?? 0;
    const { unitStart, units: unitSlots } = this.layout;
    const words = wordsOf(units.length);
    this.values.fill(0, first, this.valueStart[ordinal + 1]);
    this.#looks += 1;
    let end = first + valueHead;
    for (const [place, { record, isAvailable }] of units.entries()) {
      if (!isAvailable) continue;
      const unit = (unitStart[ordinal] ?? 0) + place;
      const last = unitSlots.start[unit + 1] ?? 0;
      for (let at = unitSlots.start[unit] ?? 0; at < last; at += 1) end = this.#addValue(unitSlots.slots[at] ?? 0, place, words, end);
      for (const slot of this.#branchSlots(record.sku)) end = this.#addValue(slot, place, words, end);
    }
    this.values[first] = (end - first - valueHead) / (1 + words);
    this.values[first + 1] = words;
  }

  /** The branches that have a piece of it. */
  #branchSlots(sku: string): readonly number[] {
    const stock = this.view.stock();
    const { firstSlot = 0, values = [] } = this.#branches ?? {};
    if (stock.branches(sku) <= 0) return noSlots;
    return values.flatMap(({ value }, place) => (stock.quantity(sku, value) > 0 ? [firstSlot + place] : []));
  }

  /** Each value once: variants share most of theirs. */
  #addValue(slot: number, place: number, words: number, start: number): number {
    let end = start;
    if (this.#seen[slot] !== this.#looks) {
      this.#seen[slot] = this.#looks;
      this.#places[slot] = end;
      this.values[end] = slot;
      end += 1 + words;
    }
    const mask = (this.#places[slot] ?? 0) + 1 + (place >>> 5);
    this.values[mask] = (this.values[mask] ?? 0) | (1 << (place & 31));
    return end;
  }

  /** Finds the stretch of time in which the whole index holds. */
  measure(): void {
    let [from, until] = [-Infinity, Infinity];
    for (let ordinal = 0; ordinal < this.sources.length; ordinal += 1) {
      from = Math.max(from, this.#validFrom[ordinal] ?? 0);
      until = Math.min(until, this.#validUntil[ordinal] ?? 0);
    }
    this.#window = { from, until };
  }

  /** Applies the price and date boundaries between the last moment and this one. */
  bringTo(now: number): void {
    if (now >= this.#window.from && now < this.#window.until) return;
    this.#moment = now;
    for (let ordinal = 0; ordinal < this.sources.length; ordinal += 1) {
      if (now < (this.#validFrom[ordinal] ?? 0) || now >= (this.#validUntil[ordinal] ?? 0)) this.look(ordinal);
    }
    this.measure();
  }

  /** Looks at these products again after their stock changed. */
  update(productIds: Iterable<number>): void {
    for (const id of productIds) {
      const ordinal = this.ordinalOf(id);
      if (ordinal !== undefined) this.look(ordinal);
    }
    this.measure();
  }
}
