import { ordinalsOf } from '../product-index/bitset.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import type { Selection } from '../product-index/selection.ts';
import { forEachMatchingValue, forEachUnitValue, type FilterMask } from '../product-index/match-units.ts';
import { finderSelectors, type FinderSelector } from './finder-selectors.ts';

export type CountedSelector = { readonly selector: FinderSelector; readonly counts: Uint32Array };

/** Counts the options of each selector under the filters of the others, so that a choice never leads to an empty list. */
export function countFinder(selection: Selection): readonly CountedSelector[] {
  return finderSelectors(selection.index).map((selector) => ({ selector, counts: countOptions(selection, selector) }));
}

function countOptions(selection: Selection, { key, options, isVariant }: FinderSelector): Uint32Array {
  const { index } = selection;
  const optionOf = new Int32Array(index.plan.valueCount).fill(-1);
  for (const [option, { valueIds }] of options.entries()) for (const valueId of valueIds) optionOf[valueId] = option;
  const counts = new Uint32Array(options.length);
  const lastCounted = new Int32Array(options.length).fill(-1);
  const mask = isVariant ? selection.variantMask(key) : 0;
  for (const ordinal of ordinalsOf(selection.without(key))) {
    forEachValueId(index, ordinal, mask, (valueId) => {
      const option = optionOf[valueId] ?? -1;
      if (option < 0 || lastCounted[option] === ordinal) return;
      lastCounted[option] = ordinal;
      counts[option] = (counts[option] ?? 0) + 1;
    });
  }
  return counts;
}

/** The values of a product, or of those of its variants that pass the other filters. */
function forEachValueId(index: ProductIndex, ordinal: number, mask: FilterMask, visit: (valueId: number) => void): void {
  if (mask !== 0) return forEachMatchingValue(index, ordinal, mask, visit);
  const end = index.productValueOffsets[ordinal + 1] ?? 0;
  for (let at = index.productValueOffsets[ordinal] ?? 0; at < end; at += 1) visit(index.productValues[at] ?? 0);
  forEachUnitValue(index, ordinal, visit);
}
