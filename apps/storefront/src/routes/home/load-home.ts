import { collectInStock, stripStart } from '../../features/catalog/purchase/in-stock.ts';
import { openingState } from '../../lib/branches/opening.ts';
import {
  HomeBrandsDocument,
  HomeBundlesDocument,
  HomeContentDocument,
  HomeFrameDocument,
  HomeGarmentDocument,
  HomeStripDocument,
  type BranchBlockBranchFragment,
  type BundleBlockBundleFragment,
} from '../../generated/graphql.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { firstRow, type HomeStripData, type StripQuery } from './home-strip.tsx';
import { present } from '../frame/present.ts';
import { tileOnly } from '../listing/tile-only.ts';

/** Five in a row where there is room, two rows of three on a phone. */
const tileCount = 6;
/** SPEC-9: bundle list value. */
const bundleCount = 3;

/** Everything the home page shows; a strip that fails is left out, the page stands (R183). */
export async function loadHome({ shop, now }: PageArguments) {
  const frame = await shop.query(HomeFrameDocument);
  const categories = inMenu(present(present(frame.categories?.items)[0]?.children));
  const tiles = categories.slice(0, tileCount);
  const ways = tiles.slice(0, 2).flatMap((category) => inMenu(present(category.children)).slice(0, 1));
  const config = frame.storeConfig;
  const [newIn, sale, bestsellers, bundles, brands, content, pictures] = await Promise.all([
    loadStrip(shop, { filter: { new: { eq: '1' } }, sort: { created_at: 'DESC' } }, config?.new_in_category_id),
    loadStrip(shop, { filter: { sale: { eq: '1' } } }, config?.in_action_category_id),
    loadStrip(shop, undefined, config?.bestseller_category_id),
    loadBundles(shop, config?.bundle_category_id),
    shop.optional(HomeBrandsDocument),
    shop.optional(HomeContentDocument),
    Promise.all(tiles.map((category) => loadGarment(shop, (inMenu(present(category.children))[0] ?? category).uid))),
  ]);
  return {
    newIn,
    sale,
    bestsellers,
    bundles,
    ways,
    brands: present(brands?.brands?.items),
    sliders: present(content?.getTailoredSlider),
    posts: present(content?.blogPosts?.items),
    tiles: tiles.map(({ children: _children, ...category }, index) => ({
      category,
      picture: pictures[index] ?? category.image ?? undefined,
    })),
    branches: present(frame.phisicalStores?.items).map((branch) => ({ branch: withoutHours(branch), opening: openingState(branch, now) })),
    freeFrom: frame.freeShippingAmount?.default_amount ?? null,
  };
}

function inMenu<C extends { readonly include_in_menu?: number | null; readonly position?: number | null }>(
  categories: readonly C[],
): readonly C[] {
  return categories.filter(({ include_in_menu }) => include_in_menu === 1).toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

/** What the dates of the products say; when they say nothing, the configured category. */
async function loadStrip(
  shop: ServerShopClient,
  query: StripQuery | undefined,
  categoryId: number | null | undefined,
): Promise<HomeStripData | undefined> {
  const found = query === undefined ? undefined : await inStock(shop, query);
  if (found !== undefined || typeof categoryId !== 'number') return found;
  return inStock(shop, { filter: { category_id: { eq: String(categoryId) } } });
}

async function inStock(shop: ServerShopClient, query: StripQuery): Promise<HomeStripData | undefined> {
  const strip = await collectInStock(firstRow, stripStart, async (page) => {
    const answer = await shop.optional(HomeStripDocument, { ...query, page });
    return { items: present(answer?.products?.items), totalPages: answer?.products?.page_info?.total_pages ?? 0 };
  });
  return strip.products.length === 0 ? undefined : { ...strip, products: strip.products.map(tileOnly), query };
}

/** A year of hours has become one sentence. */
const withoutHours = (branch: BranchBlockBranchFragment): BranchBlockBranchFragment => ({
  ...branch,
  opening_hours: null,
  alternate_opening_hours: null,
});

async function loadBundles(shop: ServerShopClient, categoryId: number | null | undefined): Promise<readonly BundleBlockBundleFragment[]> {
  if (typeof categoryId !== 'number') return [];
  const answer = await shop.optional(HomeBundlesDocument, { category: String(categoryId) });
  return present(answer?.products?.items)
    .filter((product) => product.__typename === 'BundleProduct')
    .filter(({ stock_status }) => stock_status === 'IN_STOCK')
    .slice(0, bundleCount);
}

/** The picture of a category's first deliverable garment: tiles are tall, a category's own picture is a wide scene. */
async function loadGarment(shop: ServerShopClient, category: string): Promise<string | undefined> {
  const answer = await shop.optional(HomeGarmentDocument, { category });
  const garment = present(answer?.products?.items).find((product) => product.stock_status === 'IN_STOCK' && product.small_image?.url);
  return garment?.small_image?.url ?? undefined;
}
