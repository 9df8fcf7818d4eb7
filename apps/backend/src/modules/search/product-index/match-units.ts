import type { ProductIndex } from './product-index.ts';
import { unitValueHeader } from './value-id-lists.ts';

/** Variant filters of a query, one bit each: a unit must pass them all. */
export type FilterMask = number;

/** The facets of variant attributes, the branch, and the two filters of the finder that are about variants. */
export const maxVariantFilters = 32;

/** Of the product matched last: the units that pass all filters, and per filter, block by block, the units that pass it. */
let [matching, matchingByFilter] = [new Uint32Array(0), new Uint32Array(0)];

function ensureCapacity(blocks: number): void {
  if (matching.length >= blocks) return;
  matching = new Uint32Array(blocks);
  matchingByFilter = new Uint32Array(blocks * maxVariantFilters);
}

/** Whether a product has units that can be bought and pass the filters of a mask; they are left in `matching`. */
export function matchUnits(
  { unitValues, unitValueOffsets, scratch: { filterMasks } }: ProductIndex,
  ordinal: number,
  mask: FilterMask,
): boolean {
  const first = unitValueOffsets[ordinal] ?? 0;
  const blocks = unitValues[first + 1] ?? 0;
  const end = first + unitValueHeader + (unitValues[first] ?? 0) * (1 + blocks);
  ensureCapacity(blocks);
  const used = (32 - Math.clz32(mask)) * blocks;
  // For so few a loop is faster than calling fill.
  for (let at = 0; at < used; at += 1) matchingByFilter[at] = 0;
  for (let at = first + unitValueHeader; at < end; at += 1 + blocks) {
    for (let rest = (filterMasks[unitValues[at] ?? 0] ?? 0) & mask; rest !== 0; rest &= rest - 1) {
      const offset = (31 - Math.clz32(rest & -rest)) * blocks;
      for (let block = 0; block < blocks; block += 1)
        matchingByFilter[offset + block] = (matchingByFilter[offset + block] ?? 0) | (unitValues[at + 1 + block] ?? 0);
    }
  }
  let any = 0;
  for (let block = 0; block < blocks; block += 1) {
    let common = -1;
    for (let rest = mask; rest !== 0; rest &= rest - 1) common &= matchingByFilter[(31 - Math.clz32(rest & -rest)) * blocks + block] ?? 0;
    matching[block] = common;
    any |= common;
  }
  return any !== 0;
}

type Counting = { readonly counts: Uint32Array; readonly isCounted: Uint8Array };

/** Counts per value the products that have it in a unit which can be bought and passes the filters. */
export function countUnitValues(index: ProductIndex, ordinals: Uint32Array, mask: FilterMask, counting: Counting): void {
  const { unitValues, unitValueOffsets, scratch } = index;
  const { filterMasks } = scratch;
  const { counts, isCounted } = counting;
  const [one, other, more] = lowestBits(mask);
  for (let i = 0; i < ordinals.length; i += 1) {
    const first = unitValueOffsets[ordinals[i] ?? 0] ?? 0;
    const blocks = unitValues[first + 1] ?? 0;
    if (blocks !== 1 || more !== 0) {
      countManyUnits(index, ordinals[i] ?? 0, mask, counting);
      continue;
    }
    // Fast path: nearly all products have at most 32 units, and nearly all queries one or two variant filters.
    const end = first + unitValueHeader + 2 * (unitValues[first] ?? 0);
    let [passOne, passOther] = [0, other === 0 ? -1 : 0];
    for (let at = first + unitValueHeader; at < end; at += 2) {
      const filters = filterMasks[unitValues[at] ?? 0] ?? 0;
      if ((filters & one) !== 0) passOne |= unitValues[at + 1] ?? 0;
      if ((filters & other) !== 0) passOther |= unitValues[at + 1] ?? 0;
    }
    const units = passOne & passOther;
    for (let at = first + unitValueHeader; at < end; at += 2) {
      if ((units & (unitValues[at + 1] ?? 0)) === 0) continue;
      const valueId = unitValues[at] ?? 0;
      counts[valueId] = (counts[valueId] ?? 0) + (isCounted[valueId] ?? 0);
    }
  }
}

function countManyUnits(index: ProductIndex, ordinal: number, mask: FilterMask, { counts, isCounted }: Counting): void {
  forEachMatchingValue(index, ordinal, mask, (valueId) => {
    counts[valueId] = (counts[valueId] ?? 0) + (isCounted[valueId] ?? 0);
  });
}

/** The first two filters of a mask, and the rest of it. */
function lowestBits(mask: FilterMask): readonly [one: number, other: number, more: number] {
  const rest = mask & (mask - 1);
  return [mask & -mask, rest & -rest, rest & (rest - 1)];
}

/** Visits once each value of those units of a product that pass the filters. */
export function forEachMatchingValue(index: ProductIndex, ordinal: number, mask: FilterMask, visit: (valueId: number) => void): void {
  const { unitValues, unitValueOffsets } = index;
  const first = unitValueOffsets[ordinal] ?? 0;
  const blocks = unitValues[first + 1] ?? 0;
  const end = first + unitValueHeader + (unitValues[first] ?? 0) * (1 + blocks);
  if (!matchUnits(index, ordinal, mask)) return;
  for (let at = first + unitValueHeader; at < end; at += 1 + blocks) {
    let common = 0;
    for (let block = 0; block < blocks; block += 1) common |= (matching[block] ?? 0) & (unitValues[at + 1 + block] ?? 0);
    if (common !== 0) visit(unitValues[at] ?? 0);
  }
}

/** Visits each value that a product has in a unit that can be bought. */
export function forEachUnitValue({ unitValues, unitValueOffsets }: ProductIndex, ordinal: number, visit: (valueId: number) => void): void {
  const first = unitValueOffsets[ordinal] ?? 0;
  const step = 1 + (unitValues[first + 1] ?? 0);
  const end = first + unitValueHeader + (unitValues[first] ?? 0) * step;
  for (let at = first + unitValueHeader; at < end; at += step) visit(unitValues[at] ?? 0);
}
