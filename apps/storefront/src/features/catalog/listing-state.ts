import type { ProductAttributeSortInput } from '../../generated/graphql.ts';

/** The spec's sort keys; `default` leaves the order to the backend. */
export const sortOptions = {
  default: undefined,
  bestsold: { num_sales: 'DESC' },
  newest: { created_at: 'DESC' },
  oldest: { created_at: 'ASC' },
  price_up: { price: 'ASC' },
  price_down: { price: 'DESC' },
  name_up: { name: 'ASC' },
  name_down: { name: 'DESC' },
  position_up: { position: 'ASC' },
  position_down: { position: 'DESC' },
} as const satisfies Record<string, ProductAttributeSortInput | undefined>;

export type SortKey = keyof typeof sortOptions;

/** Offered to shoppers; the two position orders only make sense to who arranged the list, but their URLs work. */
export const offeredSorts: readonly SortKey[] = [
  'default',
  'bestsold',
  'newest',
  'oldest',
  'price_up',
  'price_down',
  'name_up',
  'name_down',
];

export const defaultPageSize = 12;
const largestPageSize = 96;

export type ListingState = { readonly sort: SortKey; readonly page: number; readonly pageSize: number };

const isSortKey = (key: string): key is SortKey => Object.hasOwn(sortOptions, key);

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Reads `sort`, `page` and `page-size`; what is not a known value is ignored (spec 5, 9). */
export function readListingState(query: URLSearchParams): ListingState {
  const sort = query.get('sort') ?? 'default';
  const page = wholeNumber(query.get('page'));
  const pageSize = wholeNumber(query.get('page-size'));
  return {
    sort: isSortKey(sort) ? sort : 'default',
    page: page === undefined || page < 1 ? 1 : page,
    pageSize: pageSize === undefined || pageSize < 1 || pageSize > largestPageSize ? defaultPageSize : pageSize,
  };
}

/** The address of a listing in a state; values that are the default are left out, so that a page has one address. */
export function listingHref(path: string, state: ListingState): string {
  const query = new URLSearchParams();
  if (state.sort !== 'default') query.set('sort', state.sort);
  if (state.pageSize !== defaultPageSize) query.set('page-size', String(state.pageSize));
  if (state.page > 1) query.set('page', String(state.page));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
