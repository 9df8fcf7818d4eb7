import { readListingState } from '../../features/catalog/listing/listing-state.ts';
import { LoadSaleDocument } from '../../generated/graphql.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenAlternates, screenHref, screenPath } from '../../lib/page/screen-paths.ts';
import { loadListing, type Listing } from '../listing/load-listing.ts';
import { expectOnlyFilters } from '../listing/only-filters.ts';
import { present } from '../frame/present.ts';
import { saleLabels, toSaleProduct, type SaleLabels, type SaleProduct } from './sale-product.ts';
import { saleListing, saleSource } from './sale-listing.ts';

/** A browser sorts and filters a few hundred products at once; a larger sale is listed by the backend as any category. */
const maxPages = 7;

export type WholeSale = { readonly products: readonly SaleProduct[]; readonly labels: SaleLabels };

/** All reduced products; undefined when there are too many of them for a browser. */
export async function loadWholeSale({ shop }: Pick<PageArguments, 'shop'>): Promise<WholeSale | undefined> {
  const { products: first } = await shop.query(LoadSaleDocument, { currentPage: 1 });
  const pages = first?.page_info?.total_pages ?? 0;
  if (pages > maxPages) return undefined;
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(others.map(async (currentPage) => (await shop.query(LoadSaleDocument, { currentPage })).products));
  const loaded = [first, ...rest].flatMap((answer) => present(answer?.items));
  return { products: loaded.map(toSaleProduct), labels: saleLabels(loaded) };
}

/** The page of the sale an address asks for. The whole of it follows when the page is there: it is ten times as long (SPEC-2). */
export async function loadSale(page: PageArguments) {
  expectOnlyFilters(page);
  const { storeView, storeViews, url } = page;
  const whole = await loadWholeSale(page);
  const ownPath = screenPath('sale', storeView.language);
  const listed = whole ? pageOfSale(whole, url, storeView) : await loadListing(page, { path: ownPath, source: saleSource });
  return { listed, hasWhole: whole !== undefined, alternates: screenAlternates('sale', storeView, storeViews) };
}

type View = Pick<PageArguments['storeView'], 'prefix' | 'language' | 'productsPerPage' | 'locale'>;

/** Worked out from the products alone, by the server and by the browser alike. */
export function pageOfSale({ products, labels }: WholeSale, url: Pick<URL, 'pathname' | 'searchParams'>, view: View): Listing {
  const asked = readListingState(url, view.productsPerPage);
  const base = { path: screenHref(view, 'sale'), pageSize: view.productsPerPage };
  const { listing, shown } = saleListing(products, labels, asked, base, view.locale);
  return { listing, products: shown.map(({ tile }) => tile), escapes: [] };
}
