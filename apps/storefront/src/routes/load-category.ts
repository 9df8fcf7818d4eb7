import { readListingState, sortOptions, type ListingState } from '../features/catalog/listing-state.ts';
import { CategoryPathDocument, CountCategoryPagesDocument, LoadCategoryDocument } from '../generated/graphql.ts';
import type { ServerShopClient } from '../lib/graphql/server-shop-client.ts';
import { loadAlternates } from '../lib/page/alternates.ts';
import { notFound } from '../lib/page/page-failure.ts';
import type { PageArguments } from '../lib/page/page-loader.ts';
import { present } from './present.ts';

/** A category with one page of its products. */
export async function loadCategory(page: PageArguments, uid: string) {
  const { shop, url } = page;
  const state = await withinPages(shop, uid, readListingState(url.searchParams));
  const sort = sortOptions[state.sort];
  const [answer, alternates] = await Promise.all([
    shop.query(LoadCategoryDocument, { uid, pageSize: state.pageSize, currentPage: state.page, ...(sort === undefined ? {} : { sort }) }),
    loadAlternates(
      page,
      async (other) => present((await other.query(CategoryPathDocument, { uid })).categories?.items)[0]?.url_path ?? undefined,
    ),
  ]);
  const category = present(answer.categories?.items)[0];
  if (category === undefined) throw notFound();
  const listing = answer.products;
  return {
    kind: 'category' as const,
    category,
    products: present(listing?.items),
    totalCount: listing?.total_count ?? 0,
    totalPages: listing?.page_info?.total_pages ?? 0,
    state,
    alternates,
  };
}

/** A page beyond the last is ignored (spec 5): the backend would refuse it. */
async function withinPages(shop: ServerShopClient, uid: string, state: ListingState): Promise<ListingState> {
  if (state.page === 1) return state;
  const { products } = await shop.query(CountCategoryPagesDocument, { uid, pageSize: state.pageSize });
  return state.page > (products?.page_info?.total_pages ?? 0) ? { ...state, page: 1 } : state;
}
