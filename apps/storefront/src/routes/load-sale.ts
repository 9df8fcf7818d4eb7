import { LoadSaleDocument } from '../generated/graphql.ts';
import type { PageArguments } from '../lib/page/page-loader.ts';
import { screenAlternates, screenPath } from '../lib/page/screen-paths.ts';
import { loadListing } from './load-listing.ts';
import { expectOnlyFilters } from './only-filters.ts';
import { present } from './present.ts';
import { saleWords, toSaleProduct } from './sale-product.ts';
import { saleSource } from './sale-listing.ts';

/** A browser sorts and filters a few hundred products at once; a larger sale is listed by the backend as any category. */
const mostPages = 3;

/** All reduced products, once; the page sorts and filters them itself (spec 2). */
export async function loadSale(page: PageArguments) {
  expectOnlyFilters(page);
  const { shop, storeView, storeViews } = page;
  const alternates = screenAlternates('sale', storeView, storeViews);
  const { products: first } = await shop.query(LoadSaleDocument, { currentPage: 1 });
  const pages = first?.page_info?.total_pages ?? 0;
  if (pages > mostPages) {
    const listed = await loadListing(page, { path: screenPath('sale', storeView.language), source: saleSource });
    return { all: undefined, listed, alternates };
  }
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, place) => place + 2);
  const rest = await Promise.all(others.map(async (currentPage) => (await shop.query(LoadSaleDocument, { currentPage })).products));
  const loaded = [first, ...rest].flatMap((answer) => present(answer?.items));
  return { all: { products: loaded.map(toSaleProduct), words: saleWords(loaded) }, listed: undefined, alternates };
}
