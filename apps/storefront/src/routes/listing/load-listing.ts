import { redirect } from 'react-router';
import { countFilters, readFilters, type ListingFilters } from '../../features/catalog/filters/filter-groups.ts';
import { filterInput, settleState } from '../../features/catalog/filters/filter-input.ts';
import { countChosen } from '../../features/catalog/listing/listing-changes.ts';
import type { ListingModel, ListingSource } from '../../features/catalog/listing/listing-model.ts';
import { isAvailableSort, sortInput } from '../../features/catalog/listing/listing-sort.ts';
import {
  hasQueryFilters,
  listingHref,
  readListingState,
  type ListingBase,
  type ListingState,
} from '../../features/catalog/listing/listing-state.ts';
import {
  CountListingDocument,
  LoadListingDocument,
  LoadListingFiltersDocument,
  type ProductAttributeSortInput,
  type ProductTileProductFragment,
} from '../../generated/graphql.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { localPath } from '../../lib/page/store-view.ts';
import { loadEscapes, type ListingEscape } from './load-listing-escapes.ts';
import { present } from '../frame/present.ts';
import { tileOnly } from './tile-only.ts';

type Ask = {
  /** Of the list, without language prefix and filters. */
  readonly path: string;
  /** What the list itself needs in its query, such as the words searched for. */
  readonly query?: Readonly<Record<string, string>>;
  readonly source: ListingSource;
  /** Off for lists that only have an order, such as a category that is no anchor. */
  readonly filterable?: boolean;
  /** Attributes that are no filter here, such as the category of a category. */
  readonly hidden?: readonly string[];
  /** The list's own order, where it is not the backend's. */
  readonly ownSort?: ProductAttributeSortInput | undefined;
  readonly sortFields?: readonly string[];
};

export type Listing = {
  readonly listing: ListingModel;
  readonly products: readonly ProductTileProductFragment[];
  /** When nothing was found: what one filter less would give. */
  readonly escapes: readonly ListingEscape[];
};

/**
 * One page of a list with its filters, for an address in either form. An address with filters in its query is sent on to
 * the one with filters in its path, so that a list is shared and cached under one name.
 */
export async function loadListing({ shop, url, storeView }: PageArguments, ask: Ask): Promise<Listing> {
  const { source, filterable = true, hidden = [], sortFields } = ask;
  const base = baseOf(ask, localPath(storeView, ask.path), storeView.productsPerPage);
  const asked = readListingState(url, base.pageSize);
  const wanted = isAvailableSort(asked.sort, sortFields) ? asked : { ...asked, sort: 'default' as const };
  const all = filterable && countChosen(wanted) > 0 ? await loadFilters(shop, source, hidden) : undefined;
  const known = settleState(wanted, all ?? { groups: [] });
  if (hasQueryFilters(url.searchParams))
    throw redirect(listingHref(baseOf(ask, localPath({ prefix: '' }, ask.path), base.pageSize), known), 302);
  const filter = filterInput(source.filter, known, all ?? { groups: [] });
  const state = await withinPages(shop, { ...source, filter }, known);
  const sort = sortInput(state.sort, ask.ownSort);
  const variables = { ...source, filter, pageSize: state.pageSize, currentPage: state.page, ...(sort === undefined ? {} : { sort }) };
  const { products } = await shop.query(LoadListingDocument, variables);
  const now = filterable ? readFilters(products?.aggregations, hidden) : { groups: [] };
  const filters = all ? countFilters(all, now) : now;
  const totalCount = products?.total_count ?? 0;
  return {
    listing: {
      base,
      source,
      state,
      filters,
      totalCount,
      totalPages: products?.page_info?.total_pages ?? 0,
      ...(sortFields === undefined ? {} : { sortFields }),
    },
    products: present(products?.items).map(tileOnly),
    escapes: totalCount === 0 ? await loadEscapes(shop, source, state, filters) : [],
  };
}

const baseOf = ({ query }: Ask, path: string, pageSize: number): ListingBase => ({
  path,
  pageSize,
  ...(query === undefined ? {} : { query }),
});

async function loadFilters(shop: ServerShopClient, source: ListingSource, hidden: readonly string[]): Promise<ListingFilters> {
  const { products } = await shop.query(LoadListingFiltersDocument, source);
  return readFilters(products?.aggregations, hidden);
}

/** A page beyond the last is ignored (SPEC-5): the backend would refuse it. */
async function withinPages(shop: ServerShopClient, source: ListingSource, state: ListingState): Promise<ListingState> {
  if (state.page === 1) return state;
  const { products } = await shop.query(CountListingDocument, source);
  return (state.page - 1) * state.pageSize >= (products?.total_count ?? 0) ? { ...state, page: 1 } : state;
}
