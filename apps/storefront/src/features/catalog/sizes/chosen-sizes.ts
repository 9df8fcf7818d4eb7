import type { FilterGroup, FilterOption } from '../filters/filter-groups.ts';
import { chosenValues } from '../listing/listing-changes.ts';
import type { ListingState } from '../listing/listing-state.ts';

/** Size attribute → the size, by its label: what a tab remembers of the filters chosen. */
export type ChosenSizes = Readonly<Record<string, string>>;

/** Reads what the tab remembers; anything unreadable is nothing. */
export function readSizes(text: string | undefined): ChosenSizes {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** With the sizes of a state: one size of a system is a visitor's own, two are a search. */
export function rememberSizes(known: ChosenSizes, state: ListingState, groups: readonly FilterGroup[]): ChosenSizes {
  const now = groups.flatMap((group) => {
    const [value, second] = group.kind === 'sizes' ? chosenValues(state, group.code) : [];
    const label = second === undefined ? group.options.find((option) => option.value === value)?.label : undefined;
    return label === undefined ? [] : [[group.code, label] as const];
  });
  return { ...known, ...Object.fromEntries(now) };
}

export const forgetSize = (known: ChosenSizes, code: string): ChosenSizes =>
  Object.fromEntries(Object.entries(known).filter(([other]) => other !== code));

export type SizeOffer = { readonly code: string; readonly option: FilterOption };

/** Remembered sizes a list could be narrowed to: not yet chosen, and with something in it (UX-9, UX-10). */
export function offeredSizes(known: ChosenSizes, state: ListingState, groups: readonly FilterGroup[]): readonly SizeOffer[] {
  return groups.flatMap(({ code, options }) => {
    const option = Object.hasOwn(known, code) ? options.find(({ label }) => label === known[code]) : undefined;
    return option === undefined || option.count === 0 || chosenValues(state, code).length > 0 ? [] : [{ code, option }];
  });
}
