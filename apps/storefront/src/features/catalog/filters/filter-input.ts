import type { ProductAttributeFilterInput } from '../../../generated/graphql.ts';
import { valueSlug } from './filter-values.ts';
import type { FilterOption, ListingFilters } from './filter-groups.ts';
import { clampPrice } from '../card/listing-price.ts';
import { sortedFilters, type FilterValues, type ListingState } from '../listing/listing-state.ts';

const findOption = (options: readonly FilterOption[], asked: string): FilterOption | undefined =>
  options.find(({ id }) => id === asked) ?? options.find(({ value }) => value === asked || value === valueSlug(asked));

/**
 * The state an address means in a list with these filters: unknown attributes and options are ignored (SPEC-2), ids become
 * the words of the address, the price is clamped to what there is.
 */
export function settleState({ price, ...state }: ListingState, filters: ListingFilters): ListingState {
  const entries = filters.groups.map(({ code, options }) => {
    const asked = Object.hasOwn(state.filters, code) ? (state.filters[code] ?? []) : [];
    return [code, asked.flatMap((value) => findOption(options, value)?.value ?? [])] as const;
  });
  const clamped = price && filters.price ? clampPrice(price, filters.price) : undefined;
  return { ...state, filters: sortedFilters(Object.fromEntries(entries)), ...(clamped === undefined ? {} : { price: clamped }) };
}

/** What the backend is asked for: the list's own condition and the filters of the state. */
export function filterInput(
  own: ProductAttributeFilterInput,
  state: Pick<ListingState, 'filters' | 'price'>,
  { groups }: ListingFilters,
): ProductAttributeFilterInput {
  const conditions = groups.flatMap(({ code, options }) => {
    const chosen = Object.hasOwn(state.filters, code) ? (state.filters[code] ?? []) : [];
    const ids = options.filter(({ value }) => chosen.includes(value)).map(({ id }) => id);
    return ids.length === 0 ? [] : [[code, { in: ids }] as const];
  });
  const price = state.price && { price: { from: String(state.price.from), to: String(state.price.to) } };
  // Attributes are data: their codes come from the backend's own list of filters.
  return { ...own, ...(Object.fromEntries(conditions) as ProductAttributeFilterInput), ...price };
}

/** The same filters under their ids, which every language accepts. */
export function filtersById({ filters }: Pick<ListingState, 'filters'>, { groups }: ListingFilters): FilterValues {
  const entries = groups.map(({ code, options }) => {
    const chosen = Object.hasOwn(filters, code) ? (filters[code] ?? []) : [];
    return [code, options.filter(({ value }) => chosen.includes(value)).map(({ id }) => id)] as const;
  });
  return sortedFilters(Object.fromEntries(entries));
}
