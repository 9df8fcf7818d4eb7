import { countCommon, currentOrdinals, type Bitset } from './bitset.ts';
import type { Facet, FacetPlan } from './facets.ts';
import type { ListingIndex } from './listing-index.ts';
import { isChosen, type FilterKey, type Selection } from './selection.ts';
import { eachFitting, type UnitTest } from './unit-masks.ts';

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
  if (test === 0) return countProducts(counts, index, facets, bits, index.used);
  const others = facets.filter(({ isVariant }) => !isVariant);
  if (others.length > 0) countProducts(counts, index, others, bits, index.usedByProduct);
  countUnits(counts, index, ofVariants, bits, test);
}

/** Few products are walked through one by one; of many the sets are counted. Both give the same, only the effort differs. */
function countProducts(counts: FacetCounts, index: ListingIndex, facets: readonly Facet[], bits: Bitset, used: Uint16Array): void {
  const slots = facets.reduce((sum, { values }) => sum + values.length, 0);
  const { listStart, slots: present } = index;
  const listed = present.length / Math.max(1, index.sources.length);
  const ordinals = currentOrdinals(bits);
  if (ordinals.length * listed * effortOfWalking > slots * bits.length) {
    for (const facet of facets) {
      for (let place = 0; place < facet.values.length; place += 1) {
        const slot = facet.firstSlot + place;
        counts[slot] = countCommon(bits, index.bits[slot] ?? bits);
      }
    }
    return;
  }
  const isCounted = slotsCounted(index, facets);
  for (let place = 0; place < ordinals.length; place += 1) {
    const ordinal = ordinals[place] ?? 0;
    const first = listStart[ordinal] ?? 0;
    const end = first + (used[ordinal] ?? 0);
    for (let at = first; at < end; at += 1) {
      const slot = present[at] ?? 0;
      counts[slot] = (counts[slot] ?? 0) + (isCounted[slot] ?? 0);
    }
  }
}

/** One step of a walk costs about this many steps of counting sets; measured. */
const effortOfWalking = 1;

/** Values of variants that meet the other choices; each product once a value, however many of its variants have it. */
function countUnits(counts: FacetCounts, index: ListingIndex, facets: readonly Facet[], bits: Bitset, test: UnitTest): void {
  const isCounted = slotsCounted(index, facets);
  const ordinals = currentOrdinals(bits);
  const add = (slot: number): void => {
    counts[slot] = (counts[slot] ?? 0) + 1;
  };
  for (let place = 0; place < ordinals.length; place += 1) eachFitting(index, ordinals[place] ?? 0, test, add, isCounted);
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
