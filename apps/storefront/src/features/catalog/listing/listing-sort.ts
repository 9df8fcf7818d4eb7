import type { ProductAttributeSortInput } from '../../../generated/graphql.ts';

/** The spec's sort keys; `default` leaves the order to the list itself. */
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

export const isSortKey = (key: string): key is SortKey => Object.hasOwn(sortOptions, key);

const sortedBy = (key: SortKey): string | undefined => Object.keys(sortOptions[key] ?? {})[0];

type SortFields = readonly (string | null)[] | null | undefined;

/** Whether a list may be put in this order: a category names the fields it can be sorted by, silence means all. */
export function isAvailableSort(key: SortKey, fields: SortFields): boolean {
  const field = sortedBy(key);
  return field === undefined || !fields || fields.length === 0 || fields.includes(field);
}

/** What a list calls its own order: the category's `default_sort_by`; by position the backend sorts anyway. */
export function ownSort(field: string | null | undefined): ProductAttributeSortInput | undefined {
  const fields = ['name', 'price', 'created_at', 'num_sales'] as const;
  const known = fields.find((name) => name === field);
  // What is new and what sells is asked for from the top, names and prices from the bottom.
  return known === undefined ? undefined : { [known]: known === 'created_at' || known === 'num_sales' ? 'DESC' : 'ASC' };
}

/** The sort input of a state; undefined when the backend's own order is wanted. */
export const sortInput = (key: SortKey, own?: ProductAttributeSortInput): ProductAttributeSortInput | undefined => sortOptions[key] ?? own;
