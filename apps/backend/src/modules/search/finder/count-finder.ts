import { ordinalsOf } from '../listing/bitset.ts';
import type { ListingIndex } from '../listing/listing-index.ts';
import type { Selection } from '../listing/selection.ts';
import { eachFitting, eachValue, type UnitTest } from '../listing/unit-masks.ts';
import { finderSelectors, type FinderSelector } from './finder-selectors.ts';

export type CountedSelector = { readonly selector: FinderSelector; readonly counts: Uint32Array };

/** Counts the options of each selector under the choices of the others, so that a choice never leads to an empty list. */
export function countFinder(selection: Selection): readonly CountedSelector[] {
  return finderSelectors(selection.index).map((selector) => ({ selector, counts: countOptions(selection, selector) }));
}

function countOptions(selection: Selection, { key, options, isVariant }: FinderSelector): Uint32Array {
  const { index } = selection;
  const placeOf = new Int32Array(index.plan.slotCount).fill(-1);
  for (const [place, { slots }] of options.entries()) for (const slot of slots) placeOf[slot] = place;
  const counts = new Uint32Array(options.length);
  const seen = new Int32Array(options.length).fill(-1);
  const test = isVariant ? selection.unitTest(key) : 0;
  for (const ordinal of ordinalsOf(selection.without(key))) {
    eachSlot(index, ordinal, test, (slot) => {
      const place = placeOf[slot] ?? -1;
      if (place < 0 || seen[place] === ordinal) return;
      seen[place] = ordinal;
      counts[place] = (counts[place] ?? 0) + 1;
    });
  }
  return counts;
}

/** The values of a product, or of those of its variants that meet the other choices. */
function eachSlot(index: ListingIndex, ordinal: number, test: UnitTest, take: (slot: number) => void): void {
  if (test !== 0) return eachFitting(index, ordinal, test, take);
  const end = index.ownStart[ordinal + 1] ?? 0;
  for (let at = index.ownStart[ordinal] ?? 0; at < end; at += 1) take(index.own[at] ?? 0);
  eachValue(index, ordinal, take);
}
