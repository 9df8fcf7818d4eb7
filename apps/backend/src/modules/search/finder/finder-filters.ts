import type { PartfinderFilterInput } from '@shop/contract';
import { equalValues } from '#modules/catalog/index.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import type { FacetFilter } from '../product-index/selection.ts';
import { finderSelectors } from './finder-selectors.ts';

/** What was chosen in the finder, in the ids of an index. */
export function finderFilters(filter: PartfinderFilterInput, index: ProductIndex): readonly FacetFilter[] {
  return finderSelectors(index).flatMap(({ key, options, isVariant }) => {
    const condition = filter[key];
    const values = condition ? equalValues(condition) : undefined;
    if (!values) return [];
    const chosen = options.filter(({ ids }) => ids.some((id) => values.has(id)));
    return [{ key, valueIds: chosen.flatMap(({ valueIds }) => valueIds), isVariant }];
  });
}
