import { ordinalsOf } from '../listing/bitset.ts';
import type { ListingIndex } from '../listing/listing-index.ts';
import { fittingUnits, type Selection, type UnitTest } from '../listing/selection.ts';
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
  const test = isVariant ? selection.unitTest(key) : undefined;
  for (const ordinal of ordinalsOf(selection.without(key))) {
    for (const slot of presentSlots(index, ordinal, test)) {
      const place = placeOf[slot] ?? -1;
      if (place < 0 || seen[place] === ordinal) continue;
      seen[place] = ordinal;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
}

/** The values of a product, or of those of its variants that meet the other choices. */
function* presentSlots(index: ListingIndex, ordinal: number, test: UnitTest | undefined): Generator<number> {
  if (!test) {
    const first = index.listStart[ordinal] ?? 0;
    yield* index.slots.subarray(first, first + (index.used[ordinal] ?? 0));
    return;
  }
  const { start, slots } = index.unitSlots;
  const [first, end] = [index.unitStart[ordinal] ?? 0, index.unitStart[ordinal + 1] ?? 0];
  for (let word = first >>> 5; word << 5 < end; word += 1) {
    for (let rest = fittingUnits(test, word, first, end); rest !== 0; rest &= rest - 1) {
      const unit = (word << 5) + (31 - Math.clz32(rest & -rest));
      yield* slots.subarray(start[unit], start[unit + 1]);
    }
  }
}
