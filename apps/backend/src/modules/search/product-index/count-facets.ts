import { countBits, scratchOrdinals, union, type Bitset } from './bitset.ts';
import { blockRangesOf, countUnion, countValue, sharedBlocks, type BlockRanges } from './block-ranges.ts';
import type { Facet, FacetPlan } from './facets.ts';
import { countUnitValues, type FilterMask } from './match-units.ts';
import type { ProductIndex } from './product-index.ts';
import type { ScratchBuffers } from './scratch-buffers.ts';
import { hasFilter, type FacetFilter, type FilterKey, type Selection } from './selection.ts';
import { unitValueHeader } from './value-id-lists.ts';

/** Disjunctive: the options of a facet are counted without its own filter, as a shopper who ticks several expects. Conjunctive: Magento's way. */
export type FacetCounting = 'disjunctive' | 'conjunctive';

/** Products by value id, in a scratch buffer: valid until the next query is counted. */
export type FacetCounts = Uint32Array;

/** Counts the options of every facet among the products of a selection. */
export function countFacets(selection: Selection, counting: FacetCounting): FacetCounts {
  const { index, filters } = selection;
  const { counts } = index.scratch;
  counts.fill(0);
  const filtered = counting === 'disjunctive' ? index.plan.facets.filter((facet) => hasFilter(filters, facet)) : [];
  const others = index.plan.facets.filter((facet) => !filtered.includes(facet));
  countInto(counts, selection, others, undefined);
  for (const facet of filtered) countInto(counts, selection, [facet], facet);
  return counts;
}

function countInto(counts: FacetCounts, selection: Selection, facets: readonly Facet[], excluded: FilterKey | undefined): void {
  const { index } = selection;
  const bits = excluded === undefined ? selection.all() : selection.without(excluded);
  const ofVariants = facets.filter(({ isVariant }) => isVariant);
  const mask = ofVariants.length > 0 ? selection.variantMask(excluded) : 0;
  if (mask === 0) return countProducts(counts, index, facets, bits);
  const ofProducts = facets.filter(({ isVariant }) => !isVariant);
  if (ofProducts.length > 0) countProducts(counts, index, ofProducts, bits);
  countUnits(counts, selection, ofVariants, bits, mask);
}

/** Few products: iterate over them. Many: intersect the bitset of each value. Both give the same counts. */
function countProducts(counts: FacetCounts, index: ProductIndex, facets: readonly Facet[], bits: Bitset): void {
  const { productValues, productValueOffsets } = index;
  const valuesPerProduct = productValues.length / Math.max(1, index.size);
  const ranges = blockRangesOf(bits);
  if (isCheaper(index, facets, ranges, countBits(bits) * valuesPerProduct * costOfProductValue)) {
    for (const { firstValueId, values } of facets) {
      for (let valueId = firstValueId; valueId < firstValueId + values.length; valueId += 1)
        counts[valueId] = countValue(ranges, index.valueBitsets, valueId);
    }
    return;
  }
  const ordinals = scratchOrdinals(bits);
  const isCounted = countedValues(index, facets);
  const hasVariants = facets.some(({ isVariant }) => isVariant);
  for (let i = 0; i < ordinals.length; i += 1) {
    const ordinal = ordinals[i] ?? 0;
    const end = productValueOffsets[ordinal + 1] ?? 0;
    for (let at = productValueOffsets[ordinal] ?? 0; at < end; at += 1) {
      const valueId = productValues[at] ?? 0;
      counts[valueId] = (counts[valueId] ?? 0) + (isCounted[valueId] ?? 0);
    }
    if (hasVariants) addUnitValues(counts, index, ordinal, isCounted);
  }
}

// Costs are measured, in blocks read.
const costOfRangeBound = 3;
const costOfProductValue = 4;
const costOfUnits = 64;

/** Whether intersecting the bitset of every value costs less than `limit`. */
function isCheaper({ valueBitsets, plan }: ProductIndex, facets: readonly Facet[], ranges: BlockRanges, limit: number): boolean {
  let cost = plan.valueCount * ranges.length * costOfRangeBound;
  for (let i = 0; i < facets.length && cost < limit; i += 1) {
    const { firstValueId = 0, values = [] } = facets[i] ?? {};
    for (let valueId = firstValueId; valueId < firstValueId + values.length; valueId += 1)
      cost += sharedBlocks(ranges, valueBitsets, valueId);
  }
  return cost < limit;
}

function addUnitValues(counts: FacetCounts, { unitValues, unitValueOffsets }: ProductIndex, ordinal: number, isCounted: Uint8Array): void {
  const first = (unitValueOffsets[ordinal] ?? 0) + unitValueHeader;
  const step = 1 + (unitValues[first - 1] ?? 0);
  const end = first + (unitValues[first - unitValueHeader] ?? 0) * step;
  for (let at = first; at < end; at += step) {
    const valueId = unitValues[at] ?? 0;
    counts[valueId] = (counts[valueId] ?? 0) + (isCounted[valueId] ?? 0);
  }
}

/** Values of the units that pass the other variant filters; each product once a value, however many of its units have it. */
function countUnits(counts: FacetCounts, selection: Selection, facets: readonly Facet[], bits: Bitset, mask: FilterMask): void {
  const { index, variantFilters } = selection;
  const only = (mask & (mask - 1)) === 0 ? variantFilters[31 - Math.clz32(mask)] : undefined;
  const ranges = blockRangesOf(bits);
  if (only && isCheaper(index, facets, ranges, (countBits(bits) * costOfUnits) / only.valueIds.length))
    return countPairs(counts, index, facets, ranges, only);
  countUnitValues(index, scratchOrdinals(bits), mask, { counts, isCounted: countedValues(index, facets) });
}

/** The same for a single variant filter, from the bitsets of value pairs. */
function countPairs(
  counts: FacetCounts,
  { valuePairs, scratch }: ProductIndex,
  facets: readonly Facet[],
  ranges: BlockRanges,
  { valueIds }: FacetFilter,
): void {
  const rows = valueIds.map((valueId) => valuePairs.row(valueId));
  for (const { firstValueId, values } of facets) {
    for (let valueId = firstValueId; valueId < firstValueId + values.length; valueId += 1) {
      const [one, other, ...more] = rows.flatMap((row) => row[valueId] ?? []);
      if (one) counts[valueId] = countUnion(ranges, one, other && more.length > 0 ? unionOf(scratch, [other, ...more]) : (other ?? one));
    }
  }
}

function unionOf(scratch: ScratchBuffers, bitsets: readonly Bitset[]): Bitset {
  const any = scratch.bitset();
  for (const bits of bitsets) union(any, bits);
  return any;
}

const countedByPlan = new WeakMap<FacetPlan, Uint8Array>();

/** By value id 1 for the values of these facets, else 0; valid until the next call. */
function countedValues({ plan }: ProductIndex, facets: readonly Facet[]): Uint8Array {
  let isCounted = countedByPlan.get(plan);
  if (!isCounted) countedByPlan.set(plan, (isCounted = new Uint8Array(plan.valueCount)));
  isCounted.fill(0);
  for (const { firstValueId, values } of facets) isCounted.fill(1, firstValueId, firstValueId + values.length);
  return isCounted;
}
