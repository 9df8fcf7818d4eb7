import { LoadAllBrandsDocument, LoadBrandsDocument, type BrandCardBrandFragment } from '../../generated/graphql.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenAlternates } from '../../lib/page/screen-paths.ts';
import { present } from '../frame/present.ts';

/** The brands put forward, and all of them. */
export async function loadBrands({ shop, storeView, storeViews }: PageArguments) {
  const [featured, brands] = await Promise.all([shop.query(LoadBrandsDocument), loadAllBrands(shop)]);
  return { featured: present(featured.brands?.items), brands, alternates: screenAlternates('brands', storeView, storeViews) };
}

async function loadAllBrands(shop: ServerShopClient): Promise<readonly BrandCardBrandFragment[]> {
  const { brands: first } = await shop.query(LoadAllBrandsDocument, { currentPage: 1 });
  const others = Array.from({ length: Math.max(0, (first?.page_info?.total_pages ?? 1) - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(others.map(async (currentPage) => (await shop.query(LoadAllBrandsDocument, { currentPage })).brands));
  return [first, ...rest].flatMap((page) => present(page?.items));
}
