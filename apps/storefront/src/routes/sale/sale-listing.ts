import { settleState } from '../../features/catalog/filters/filter-input.ts';
import type { ListingModel } from '../../features/catalog/listing/listing-model.ts';
import type { SortKey } from '../../features/catalog/listing/listing-sort.ts';
import type { ListingBase, ListingState } from '../../features/catalog/listing/listing-state.ts';
import { countSale, saleFilters, saleTests } from './sale-filters.ts';
import type { SaleLabels, SaleProduct } from './sale-product.ts';

type Compare = (a: SaleProduct, b: SaleProduct) => number;
const nameOf = ({ tile }: SaleProduct): string => tile.name ?? '';

/** The spec's orders on products that are already here; the default is the one they came in. */
function compareBy(sort: SortKey, locale: string): Compare | undefined {
  const { compare } = new Intl.Collator(locale);
  const orders: Readonly<Partial<Record<SortKey, Compare>>> = {
    bestsold: (a, b) => b.sold - a.sold,
    newest: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
    oldest: (a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0),
    price_up: (a, b) => a.price - b.price,
    price_down: (a, b) => b.price - a.price,
    name_up: (a, b) => compare(nameOf(a), nameOf(b)),
    name_down: (a, b) => compare(nameOf(b), nameOf(a)),
  };
  return orders[sort];
}

/** Of every list of reduced products, also in the browser when filters are tried out. */
export const saleSource = { filter: { sale: { eq: '1' } } } as const;

/**
 * One page of the sale for an address, worked out from the products alone: the server and the browser come to the same,
 * so that a filter needs no request (SPEC-2) and the page can be read without script.
 */
export function saleListing(
  products: readonly SaleProduct[],
  labels: SaleLabels,
  asked: ListingState,
  base: ListingBase,
  locale: string,
): { readonly listing: ListingModel; readonly shown: readonly SaleProduct[] } {
  const all = saleFilters(products, labels, locale);
  const settled = settleState(asked, all);
  const tests = saleTests(settled, all);
  const found = products.filter((product) => tests.every(({ passes }) => passes(product)));
  const totalPages = Math.ceil(found.length / settled.pageSize);
  const state = settled.page > totalPages ? { ...settled, page: 1 } : settled;
  const order = compareBy(state.sort, locale);
  const start = (state.page - 1) * state.pageSize;
  return {
    shown: (order ? found.toSorted(order) : found).slice(start, start + state.pageSize),
    listing: { base, source: saleSource, state, filters: countSale(products, all, tests), totalCount: found.length, totalPages },
  };
}
