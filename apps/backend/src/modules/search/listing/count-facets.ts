import { count, currentOrdinals, unite, type Bitset } from './bitset.ts';
import type { Facet, FacetPlan } from './facets.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Room } from './room.ts';
import { isChosen, type Choice, type FilterKey, type Selection } from './selection.ts';
import { valueHead } from './slot-lists.ts';
import { countInEither, countSlot, stretchesOf, wordsShared, type Stretches } from './stretches.ts';
import { countFitting, type UnitTest } from './unit-masks.ts';

/** Disjunctive: the options of a facet are counted without its own filter, as a shopper who ticks several expects. Conjunctive: Magento's way. */
export type FacetCounting = 'disjunctive' | 'conjunctive';

/** Products per slot; they hold until the next list is counted. */
export type FacetCounts = Uint32Array;

/** Counts the options of every facet among the products of a selection. */
export function countFacets(selection: Selection, counting: FacetCounting): FacetCounts {
  const { index, choices } = selection;
  const { counts } = index.room;
  counts.fill(0);
  const own = counting === 'disjunctive' ? index.plan.facets.filter((facet) => isChosen(choices, facet)) : [];
  const shared = index.plan.facets.filter((facet) => !own.includes(facet));
  countInto(counts, selection, shared, undefined);
  for (const facet of own) countInto(counts, selection, [facet], facet);
  return counts;
}

function countInto(counts: FacetCounts, selection: Selection, facets: readonly Facet[], left: FilterKey | undefined): void {
  const { index } = selection;
  const bits = left === undefined ? selection.all() : selection.without(left);
  const ofVariants = facets.filter(({ isVariant }) => isVariant);
  const test = ofVariants.length > 0 ? selection.unitTest(left) : 0;
  if (test === 0) return countProducts(counts, index, facets, bits);
  const others = facets.filter(({ isVariant }) => !isVariant);
  if (others.length > 0) countProducts(counts, index, others, bits);
  countUnits(counts, selection, ofVariants, bits, test);
}

/** Few products are walked through one by one; of many the sets are counted. Both give the same, only the effort differs. */
function countProducts(counts: FacetCounts, index: ListingIndex, facets: readonly Facet[], bits: Bitset): void {
  const { own, ownStart } = index;
  const listed = own.length / Math.max(1, index.sources.length);
  const stretches = stretchesOf(bits);
  if (isLess(index, facets, stretches, count(bits) * listed * effortOfWalking)) {
    for (const { firstSlot, values } of facets) {
      for (let slot = firstSlot; slot < firstSlot + values.length; slot += 1) counts[slot] = countSlot(stretches, index.sets, slot);
    }
    return;
  }
  const ordinals = currentOrdinals(bits);
  const isCounted = slotsCounted(index, facets);
  const hasVariants = facets.some(({ isVariant }) => isVariant);
  for (let place = 0; place < ordinals.length; place += 1) {
    const ordinal = ordinals[place] ?? 0;
    const end = ownStart[ordinal + 1] ?? 0;
    for (let at = ownStart[ordinal] ?? 0; at < end; at += 1) {
      const slot = own[at] ?? 0;
      counts[slot] = (counts[slot] ?? 0) + (isCounted[slot] ?? 0);
    }
    if (hasVariants) addValues(counts, index, ordinal, isCounted);
  }
}

/** Beginning to count a stretch costs about this many steps for each of its bounds; measured. */
const effortOfBeginning = 3;

/** Whether counting the set of each value is less than another effort: its words, and beginning anew for every stretch. */
function isLess({ sets, plan }: ListingIndex, facets: readonly Facet[], stretches: Stretches, effort: number): boolean {
  let words = plan.slotCount * stretches.length * effortOfBeginning;
  for (let place = 0; place < facets.length && words < effort; place += 1) {
    const { firstSlot = 0, values = [] } = facets[place] ?? {};
    for (let slot = firstSlot; slot < firstSlot + values.length; slot += 1) words += wordsShared(stretches, sets, slot);
  }
  return words < effort;
}

function addValues(counts: FacetCounts, { values, valueStart }: ListingIndex, ordinal: number, isCounted: Uint8Array): void {
  const first = (valueStart[ordinal] ?? 0) + valueHead;
  const step = 1 + (values[first - 1] ?? 0);
  const end = first + (values[first - valueHead] ?? 0) * step;
  for (let at = first; at < end; at += step) {
    const slot = values[at] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + (isCounted[slot] ?? 0);
  }
}

/** One step of a walk costs about this many steps of counting sets; measured. */
const effortOfWalking = 4;

/** Values of variants that meet the other choices; each product once a value, however many of its variants have it. */
function countUnits(counts: FacetCounts, selection: Selection, facets: readonly Facet[], bits: Bitset, test: UnitTest): void {
  const { index, variants } = selection;
  const only = (test & (test - 1)) === 0 ? variants[31 - Math.clz32(test)] : undefined;
  const stretches = stretchesOf(bits);
  if (only && isLess(index, facets, stretches, (count(bits) * effortOfUnits) / only.slots.length))
    return countPairs(counts, index, facets, stretches, only);
  countFitting(index, currentOrdinals(bits), test, { counts, isCounted: slotsCounted(index, facets) });
}

/** Looking at the units of a product costs about this many steps of counting sets; measured. */
const effortOfUnits = 64;

/** The same for one choice, from the sets of products that have a value together with one of the chosen ones. */
function countPairs(
  counts: FacetCounts,
  { pairs, room }: ListingIndex,
  facets: readonly Facet[],
  found: Stretches,
  { slots }: Choice,
): void {
  const rows = slots.map((slot) => pairs.row(slot));
  for (const { firstSlot, values } of facets) {
    for (let slot = firstSlot; slot < firstSlot + values.length; slot += 1) {
      const [one, other, ...more] = rows.flatMap((row) => row[slot] ?? []);
      if (one) counts[slot] = countInEither(found, one, other && more.length > 0 ? united(room, [other, ...more]) : (other ?? one));
    }
  }
}

function united(room: Room, sets: readonly Bitset[]): Bitset {
  const any = room.set();
  for (const set of sets) unite(any, set);
  return any;
}

const marks = new WeakMap<FacetPlan, Uint8Array>();

/** 1 for the slots of these facets, 0 for all others; holds until the next call. */
function slotsCounted({ plan }: ListingIndex, facets: readonly Facet[]): Uint8Array {
  let marked = marks.get(plan);
  if (!marked) marks.set(plan, (marked = new Uint8Array(plan.slotCount)));
  marked.fill(0);
  for (const { firstSlot, values } of facets) marked.fill(1, firstSlot, firstSlot + values.length);
  return marked;
}
