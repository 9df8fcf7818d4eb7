import type { ListingPrice } from '../card/listing-price.ts';
import type { SortKey } from './listing-sort.ts';
import { sortedFilters, type ListingState } from './listing-state.ts';

export const chosenValues = ({ filters }: Pick<ListingState, 'filters'>, code: string): readonly string[] =>
  Object.hasOwn(filters, code) ? (filters[code] ?? []) : [];

export const isChosen = (state: Pick<ListingState, 'filters'>, code: string, value: string): boolean =>
  chosenValues(state, code).includes(value);

/** How many values are chosen, the price counting as one. */
export const countChosen = ({ filters, price }: Pick<ListingState, 'filters' | 'price'>): number =>
  Object.values(filters).reduce((sum, values) => sum + values.length, 0) + (price === undefined ? 0 : 1);

// Any other filter, price, order or size begins on page 1 (SPEC-4).
const fromStart = (state: ListingState): ListingState => ({ ...state, page: 1 });

export function toggleFilter(state: ListingState, code: string, value: string): ListingState {
  const chosen = chosenValues(state, code);
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return fromStart({ ...state, filters: sortedFilters({ ...state.filters, [code]: values }) });
}

export const withoutAttribute = (state: ListingState, code: string): ListingState =>
  fromStart({ ...state, filters: sortedFilters({ ...state.filters, [code]: [] }) });

export function withPrice({ price: _old, ...state }: ListingState, price?: ListingPrice): ListingState {
  return fromStart(price === undefined ? state : { ...state, price });
}

/** No filter at all; the order stays. */
export const withoutFilters = (state: ListingState): ListingState => ({ ...withPrice(state), filters: {} });

export const withSort = (state: ListingState, sort: SortKey): ListingState => fromStart({ ...state, sort });

export const withPageSize = (state: ListingState, pageSize: number): ListingState => fromStart({ ...state, pageSize });
