import { countCommon, currentOrdinals, type Bitset } from './bitset.ts';
import type { Facet } from './facets.ts';
import type { ListingIndex } from './listing-index.ts';
import { fittingUnits, isChosen, type FilterKey, type Selection, type UnitTest } from './selection.ts';

/** Disjunctive: the options of a facet are counted without its own filter, as a shopper who ticks several expects. Conjunctive: Magento's way. */
export type FacetCounting = 'disjunctive' | 'conjunctive';

/** Products per slot. */
export type FacetCounts = Uint32Array;

/** Counts the options of every facet among the products of a selection. */
export function countFacets(selection: Selection, counting: FacetCounting): FacetCounts {
  const { index, choices } = selection;
  const counts = new Uint32Array(index.plan.slotCount);
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
  const test = ofVariants.length > 0 ? selection.unitTest(left) : undefined;
  if (!test) return countProducts(counts, index, facets, bits, index.used);
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
  const all = new Uint32Array(counts.length);
  for (const ordinal of ordinals) {
    const first = listStart[ordinal] ?? 0;
    const end = first + (used[ordinal] ?? 0);
    for (let at = first; at < end; at += 1) {
      const slot = present[at] ?? 0;
      all[slot] = (all[slot] ?? 0) + 1;
    }
  }
  copySlots(counts, all, facets);
}

/** One step of a walk costs about this many steps of counting sets; measured. */
const effortOfWalking = 1;

/** Values of variants that meet the other choices; each product once a value, however many of its variants have it. */
function countUnits(counts: FacetCounts, index: ListingIndex, facets: readonly Facet[], bits: Bitset, test: UnitTest): void {
  const { unitStart } = index;
  const { start, slots } = index.unitSlots;
  const all = new Uint32Array(counts.length);
  const seen = new Uint32Array(counts.length);
  for (const ordinal of currentOrdinals(bits)) {
    const first = unitStart[ordinal] ?? 0;
    const end = unitStart[ordinal + 1] ?? 0;
    for (let word = first >>> 5; word << 5 < end; word += 1) {
      for (let rest = fittingUnits(test, word, first, end); rest !== 0; rest &= rest - 1) {
        const unit = (word << 5) + (31 - Math.clz32(rest & -rest));
        const behind = start[unit + 1] ?? 0;
        for (let at = start[unit] ?? 0; at < behind; at += 1) {
          const slot = slots[at] ?? 0;
          if (seen[slot] === ordinal + 1) continue;
          seen[slot] = ordinal + 1;
          all[slot] = (all[slot] ?? 0) + 1;
        }
      }
    }
  }
  copySlots(counts, all, facets);
}

function copySlots(counts: FacetCounts, from: FacetCounts, facets: readonly Facet[]): void {
  for (const { firstSlot, values } of facets) counts.set(from.subarray(firstSlot, firstSlot + values.length), firstSlot);
}
