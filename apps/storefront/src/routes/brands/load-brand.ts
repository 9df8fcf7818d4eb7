import { redirect } from 'react-router';
import type { ListingSource } from '../../features/catalog/listing/listing-model.ts';
import { readListingState } from '../../features/catalog/listing/listing-state.ts';
import { LoadBrandDocument, ResolveDocument, type ProductAttributeFilterInput } from '../../generated/graphql.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { notFound } from '../../lib/page/page-failure.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenAlternates, screenPath } from '../../lib/page/screen-paths.ts';
import { localPath } from '../../lib/page/store-view.ts';
import { loadListing, type Listing } from '../listing/load-listing.ts';
import { expectOnlyFilters } from '../listing/only-filters.ts';
import { present } from '../frame/present.ts';
import { redirectTarget } from '../resolve/redirect-target.ts';

const defaultBrandAttribute = 'merk';

/** A brand with its products. A list that cannot be loaded is logged and empty, the page of the brand stands (SPEC-8). */
export async function loadBrand(page: PageArguments) {
  expectOnlyFilters(page);
  const { shop, params, storeView, storeViews } = page;
  const answer = await shop.query(LoadBrandDocument, { urlKey: params['brand'] ?? '' });
  const brand = present(answer.brands?.items)[0];
  if (brand === undefined) throw (await movedTo(page)) ?? notFound();
  const attribute = answer.storeConfig?.brand_attribute ?? defaultBrandAttribute;
  const path = `${screenPath('brands', storeView.language)}/${brand.urlKey}`;
  // The attribute is a setting of the shop, so its code is only known as text.
  const filter: ProductAttributeFilterInput = { [attribute]: { in: [String(brand.option_id)] } };
  const ask = { path, source: { filter }, hidden: [attribute] };
  return { brand, ...(await loadProducts(page, ask)), alternates: screenAlternates('brands', storeView, storeViews, `/${brand.urlKey}`) };
}

/** A brand that was renamed is found at its new address. */
async function movedTo({ shop, params, storeView, log, requestId }: PageArguments): Promise<Response | undefined> {
  const url = `${screenPath('brands', storeView.language)}/${params['brand'] ?? ''}`;
  try {
    const { route } = await shop.query(ResolveDocument, { url });
    const target = route ? redirectTarget(route) : undefined;
    return target && redirect(target.path, target.status);
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error;
    if (error.category !== 'no-such-entity') log.error('route.unresolved', { error, requestId, operation: error.operation });
    return undefined;
  }
}

async function loadProducts(page: PageArguments, ask: Parameters<typeof loadListing>[1]): Promise<Listing> {
  try {
    return await loadListing(page, ask);
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error;
    page.log.error('brand.products_failed', { error, requestId: page.requestId, operation: error.operation });
    return emptyListing(page, ask.path, ask.source);
  }
}

function emptyListing({ url, storeView }: PageArguments, path: string, source: ListingSource): Listing {
  const pageSize = storeView.productsPerPage;
  const listing = {
    base: { path: localPath(storeView, path), pageSize },
    source,
    state: { ...readListingState(url, pageSize), filters: {}, page: 1 },
    filters: { groups: [] },
    totalCount: 0,
    totalPages: 0,
  };
  return { listing, products: [], escapes: [] };
}
