import { splitListingPath } from './listing-path.ts';
import { readPrice, readPriceFields, writePrice, type ListingPrice } from '../card/listing-price.ts';
import { isSortKey, type SortKey } from './listing-sort.ts';

/** Attribute code → values as an address writes them, sorted. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** Everything a list can be asked for; an address holds all of it and nothing else does. */
export type ListingState = {
  readonly filters: FilterValues;
  readonly price?: ListingPrice;
  readonly sort: SortKey;
  readonly page: number;
  readonly pageSize: number;
};

/** Where a list stands: its states differ in what follows. */
export type ListingBase = {
  /** As the address bar shows it, with the language prefix and without filters. */
  readonly path: string;
  /** What the list itself needs, such as the words searched for. */
  readonly query?: Readonly<Record<string, string>>;
  /** The shop's own number of products on a page (`products.perPage`), left out of addresses. */
  readonly pageSize: number;
};

/** A page size that is no number becomes this one (SPEC-5). */
const fallbackPageSize = 12;
export const largestPageSize = 96;

const attributeCode = /^[a-z][a-z0-9_]{0,59}$/;
const maxValues = 60;

/** Names an address uses for attributes of another name. */
const attributeOf: Readonly<Record<string, string>> = { category: 'category_uid', category_id: 'category_uid' };
const nameOf = (code: string): string => (code === 'category_uid' ? 'category' : code);

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

// Numbers by their size: 8 stands before 38, in every browser and on the server alike.
function compareValues(a: string, b: string): number {
  const bothNumbers = /^\d+$/.test(a) && /^\d+$/.test(b);
  if (bothNumbers && Number(a) !== Number(b)) return Number(a) - Number(b);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Filters in the one order an address has; attributes without a value are left out (SPEC-5). */
export function sortedFilters(filters: FilterValues): FilterValues {
  const entries = Object.entries(filters)
    .map(([code, values]) => [code, [...new Set(values)].sort(compareValues)] as const)
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

type Asked = { readonly name: string; readonly values: readonly string[] };

function askedInPath(pathname: string): readonly Asked[] {
  return splitListingPath(pathname).segments.map((segment) => {
    const [name = '', ...rest] = segment.replace(/%3a/i, ':').split(':');
    return { name: decode(name), values: rest.join(':').split(',').map(decode) };
  });
}

const askedInQuery = (query: URLSearchParams): readonly Asked[] =>
  [...query].flatMap(([key, value]) => (key.startsWith('filter-') ? [{ name: key.slice(7), values: value.split(',') }] : []));

/** True when filters stand in the query: the same list has a better address (`listingHref`). */
export const hasQueryFilters = (query: URLSearchParams): boolean =>
  [...query.keys()].some((key) => key.startsWith('filter-') || key === 'price-from' || key === 'price-to');

/**
 * What an address asks for. Filters are read from the path (`kleur:groen,rood`) and from the query (`filter-kleur=groen`),
 * without knowing which exist; what is no value of its kind is ignored (SPEC-5, SPEC-9).
 */
export function readListingState(url: Pick<URL, 'pathname' | 'searchParams'>, pageSize: number): ListingState {
  const query = url.searchParams;
  const asked = [...askedInPath(url.pathname), ...askedInQuery(query)];
  const prices = asked.filter(({ name }) => name === 'price').flatMap(({ values }) => values);
  const price =
    prices.map(readPrice).find((range) => range !== undefined) ?? readPriceFields(query.get('price-from'), query.get('price-to'));
  const filters = new Map<string, string[]>();
  for (const { name, values } of asked) {
    const code = Object.hasOwn(attributeOf, name) ? (attributeOf[name] ?? name) : name;
    if (name === 'price' || !attributeCode.test(code)) continue;
    const known = [...(filters.get(code) ?? []), ...values.map((value) => value.trim()).filter((value) => value !== '')];
    filters.set(code, known.slice(0, maxValues));
  }
  return {
    filters: sortedFilters(Object.fromEntries(filters)),
    ...(price === undefined ? {} : { price }),
    ...readOrder(query, pageSize),
  };
}

function readOrder(query: URLSearchParams, ownSize: number): Pick<ListingState, 'sort' | 'page' | 'pageSize'> {
  const sort = query.get('sort') ?? 'default';
  const page = wholeNumber(query.get('page')) ?? 1;
  const askedSize = query.get('page-size');
  const size = askedSize === null ? ownSize : (wholeNumber(askedSize) ?? fallbackPageSize);
  return {
    sort: isSortKey(sort) ? sort : 'default',
    page: Math.max(1, page),
    pageSize: size < 1 || size > largestPageSize ? fallbackPageSize : size,
  };
}

/** The path of a state with its filters: sorted, so that a list has one address. */
export function listingPath(path: string, { filters, price }: Pick<ListingState, 'filters' | 'price'>): string {
  const parts = Object.entries(sortedFilters(filters)).map(
    ([code, values]) => [nameOf(code), values.map((value) => encodeURIComponent(value)).join(',')] as const,
  );
  const all = price === undefined ? parts : [...parts, ['price', writePrice(price)] as const];
  const segments = all.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}:${value}`);
  return [path.replace(/\/$/, ''), ...segments].join('/') || '/';
}

/** What a state adds to the query; values that are the default are left out. */
export function listingQuery(base: Pick<ListingBase, 'query' | 'pageSize'>, state: ListingState): readonly (readonly [string, string])[] {
  const own = Object.entries(base.query ?? {});
  return [
    ...own,
    ...(state.sort === 'default' ? [] : ([['sort', state.sort]] as const)),
    ...(state.pageSize === base.pageSize ? [] : ([['page-size', String(state.pageSize)]] as const)),
    ...(state.page > 1 ? ([['page', String(state.page)]] as const) : []),
  ];
}

export function listingHref(base: ListingBase, state: ListingState): string {
  const query = new URLSearchParams(listingQuery(base, state).map(([name, value]) => [name, value])).toString();
  const path = listingPath(base.path, state);
  return query === '' ? path : `${path}?${query}`;
}
