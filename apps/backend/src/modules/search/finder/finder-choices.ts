import type { PartfinderFilterInput } from '@shop/contract';
import { equalValues } from '#modules/catalog/index.ts';
import type { ListingIndex } from '../listing/listing-index.ts';
import type { Choice } from '../listing/selection.ts';
import { finderSelectors } from './finder-selectors.ts';

/** What was chosen in the finder, as choices of an index. */
export function finderChoices(filter: PartfinderFilterInput, index: ListingIndex): readonly Choice[] {
  return finderSelectors(index).flatMap(({ key, options, isVariant }) => {
    const condition = filter[key];
    const values = condition ? equalValues(condition) : undefined;
    if (!values) return [];
    const chosen = options.filter(({ ids }) => ids.some((id) => values.has(id)));
    return [{ key, slots: chosen.flatMap(({ slots }) => slots), isVariant }];
  });
}
