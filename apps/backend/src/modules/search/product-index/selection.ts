import { intersect, intersectAll, scratchOrdinals, setBit, union, type Bitset } from './bitset.ts';
import type { Facet } from './facets.ts';
import { matchUnits, maxVariantFilters, type FilterMask } from './match-units.ts';
import type { ProductIndex } from './product-index.ts';

export type PriceRange = { readonly fromCents: number; readonly toCents: number };

/** A filter that can be excluded to count its own options: a facet, the price, or a choice of the finder. */
export type FilterKey = Facet | 'price' | FinderKey;
export type FinderKey = 'type_id' | 'brand_id' | 'model_id' | 'year_id' | 'cilinder_id';

/** Values of which a product must have one. */
export type FacetFilter = { readonly key: FilterKey; readonly valueIds: readonly number[]; readonly isVariant: boolean };

/** A filter that is no facet, skus for example; or how it is computed into the scratch buffers, as the matches of a search text are. */
export type BitsetFilter = Bitset | (() => Bitset);

/** A parsed filter in the ids of one index. */
export type Filters = {
  readonly bitsets: readonly BitsetFilter[];
  readonly facets: readonly FacetFilter[];
  readonly price: PriceRange | undefined;
};

/** The products that pass all filters, or all but one. The bitsets lie in the scratch buffers: valid until another selection is read. */
export type Selection = {
  readonly index: ProductIndex;
  readonly filters: Filters;
  all(): Bitset;
  without(key: FilterKey): Bitset;
  /** The variant filters a unit must pass when one is excluded; 0 when units need not be read. */
  variantMask(excluded: FilterKey | undefined): FilterMask;
  /** In the order of their bits in a mask. */
  readonly variantFilters: readonly FacetFilter[];
};

/** Several variant filters must be passed by one variant that can be bought: a shirt in M and in red, not one in M and another in red. */
export function select(index: ProductIndex, filters: Filters): Selection {
  const { scratch } = index;
  const variantFilters = filters.facets.filter(({ isVariant }) => isVariant).slice(0, maxVariantFilters);
  const variantMask = (excluded: FilterKey | undefined): FilterMask =>
    variantFilters.reduce((mask, { key }, bit) => (key === excluded ? mask : mask | (1 << bit)), 0);
  let operands: readonly Operand[] = [];
  let cache = new Map<FilterKey | undefined, Bitset>();
  const compute = (excluded: FilterKey | undefined): Bitset => {
    const bits = scratch.bitset();
    const bitsets = [index.priced];
    for (const { key, bits: operand } of operands) if (key === undefined || key !== excluded) bitsets.push(operand);
    intersectAll(bits, bitsets);
    if (filters.price && excluded !== 'price') intersectPriceRange(index, bits, filters.price);
    const mask = variantMask(excluded);
    // The bitsets of values answer a single variant filter.
    if ((mask & (mask - 1)) !== 0) intersectUnits(index, bits, mask, variantFilters);
    return bits;
  };
  const matching = (excluded: FilterKey | undefined): Bitset => {
    if (!scratch.claim(selection)) {
      operands = operandsOf(index, filters);
      writeFilterMasks(index, variantFilters);
      cache = new Map();
    }
    let bits = cache.get(excluded);
    if (!bits) cache.set(excluded, (bits = compute(excluded)));
    return bits;
  };
  const selection: Selection = {
    index,
    filters,
    variantMask,
    variantFilters,
    all: () => matching(undefined),
    without: (key) => matching(hasFilter(filters, key) ? key : undefined),
  };
  return selection;
}

export const hasFilter = ({ facets, price }: Filters, wanted: FilterKey): boolean =>
  wanted === 'price' ? price !== undefined : facets.some(({ key }) => key === wanted);

type Operand = { readonly key: FilterKey | undefined; readonly bits: Bitset };

function operandsOf(index: ProductIndex, { bitsets, facets }: Filters): readonly Operand[] {
  const operands: Operand[] = bitsets.map((given) => ({ key: undefined, bits: typeof given === 'function' ? given() : given }));
  for (const facet of facets) operands.push({ key: facet.key, bits: unionOfValues(index, facet.valueIds) });
  return operands;
}

function unionOfValues({ valueBitsets, scratch }: ProductIndex, valueIds: readonly number[]): Bitset {
  const [first, ...rest] = valueIds.flatMap((valueId) => valueBitsets.of(valueId) ?? []);
  if (first && rest.length === 0) return first;
  const any = scratch.bitset();
  if (first) union(any, first);
  for (const other of rest) union(any, other);
  return any;
}

/** More than any price; the comparison below stays within whole numbers of 32 bits. */
const highestCents = 0x3fff_ffff;

/** Both ends belong to the range; compared is the lowest price a shopper pays now. */
function intersectPriceRange({ cents }: ProductIndex, { blocks, firstBlock, endBlock }: Bitset, { fromCents, toCents }: PriceRange): void {
  const from = Math.min(fromCents, highestCents);
  const to = Math.min(toCents, highestCents);
  for (let block = firstBlock; block < endBlock; block += 1) {
    let outside = 0;
    for (let rest = blocks[block] ?? 0; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      const price = cents[(block << 5) + bit] ?? 0;
      // The sign bit is set where the price is too low or too high: no branch.
      outside |= (((price - from) | (to - price)) >>> 31) << bit;
    }
    blocks[block] = (blocks[block] ?? 0) & ~outside;
  }
}

function writeFilterMasks({ scratch }: ProductIndex, variantFilters: readonly FacetFilter[]): void {
  const { filterMasks } = scratch;
  filterMasks.fill(0);
  for (const [bit, { valueIds }] of variantFilters.entries())
    for (const valueId of valueIds) filterMasks[valueId] = (filterMasks[valueId] ?? 0) | (1 << bit);
}

/** Two variant filters are answered by value pairs; for more the units of each product are read. */
function intersectUnits(index: ProductIndex, bits: Bitset, mask: FilterMask, variantFilters: readonly FacetFilter[]): void {
  const [one, other, ...more] = variantFilters.filter((_, bit) => (mask & (1 << bit)) !== 0);
  if (one && other && more.length === 0 && one.valueIds.length * other.valueIds.length <= maxPairs)
    return intersect(bits, unionOfPairs(index, one, other));
  const ordinals = scratchOrdinals(bits);
  for (let i = 0; i < ordinals.length; i += 1) {
    const ordinal = ordinals[i] ?? 0;
    if (!matchUnits(index, ordinal, mask)) setBit(bits, ordinal, false);
  }
}

/** Up to so many pairs their union is faster than reading units. */
const maxPairs = 32;

function unionOfPairs({ scratch, valuePairs }: ProductIndex, one: FacetFilter, other: FacetFilter): Bitset {
  const any = scratch.bitset();
  for (const valueId of one.valueIds) {
    const row = valuePairs.row(valueId);
    for (const second of other.valueIds) {
      const both = row[second];
      if (both) union(any, both);
    }
  }
  return any;
}
