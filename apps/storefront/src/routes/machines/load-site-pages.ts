import { productPath } from '../../features/catalog/card/product-href.ts';
import {
  SitemapCatalogueDocument,
  SitemapProductsDocument,
  type SitemapCatalogueQuery,
  type SitemapCategoryFragment,
  type SitemapProductsQuery,
} from '../../generated/graphql.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenHref, type Screen } from '../../lib/page/screen-paths.ts';
import { localPath, type StoreView } from '../../lib/page/store-view.ts';
import type { SitePage } from '../../lib/site-map/site-map.ts';
import { present } from '../frame/present.ts';

type Product = NonNullable<NonNullable<NonNullable<SitemapProductsQuery['products']>['items']>[number]>;
type Found = {
  readonly key: string;
  readonly path: string;
  readonly picture?: string | null | undefined;
  readonly changedAt?: string | undefined;
};

/** Screens that search engines should know; forms, search and what belongs to one visitor are not among them. */
const screens = [
  'brands',
  'sale',
  'finder',
  'branches',
  'blog',
  'faq',
  'contact',
  'customerService',
  'withdrawal',
] as const satisfies readonly Screen[];

/** More pages of products than this, and the site map needs several files. */
const maxPages = 200;

/** Every page of the shop, in the languages it has. */
export async function loadSitePages({ shop, storeViews }: Pick<PageArguments, 'shop' | 'storeViews'>): Promise<readonly SitePage[]> {
  const perView = await Promise.all(
    storeViews.filter(({ isMain }) => isMain).map(async (view) => ({ view, found: await pagesIn(shop.inStore(view.code), view) })),
  );
  const byKey = new Map<string, { paths: Record<string, string>; pictures: readonly string[]; changedAt?: string | undefined }>();
  for (const { view, found } of perView) {
    for (const { key, path, picture, changedAt } of found) {
      const page = byKey.get(key) ?? { paths: {}, pictures: picture ? [picture] : [], changedAt };
      page.paths[view.language] ??= path;
      byKey.set(key, page);
    }
  }
  return [...byKey.values()];
}

async function pagesIn(shop: ServerShopClient, view: StoreView): Promise<readonly Found[]> {
  const [catalogue, products] = await Promise.all([shop.query(SitemapCatalogueDocument), allProducts(shop)]);
  return [
    { key: 'home', path: localPath(view, '') },
    ...screens.map((screen) => ({ key: `screen ${screen}`, path: screenHref(view, screen) })),
    ...below(catalogue, view),
    ...products.map((product) => ({
      key: `product ${product.sku}`,
      path: localPath(view, productPath(product)),
      picture: product.small_image?.url,
    })),
  ];
}

function below(catalogue: SitemapCatalogueQuery, view: StoreView): readonly Found[] {
  const tree = present(present(catalogue.categories?.items)[0]?.children);
  const categories = tree.flatMap((category): SitemapCategoryFragment[] => [
    category,
    ...present(category.children).flatMap((child) => [child, ...present(child.children)]),
  ]);
  // The home page has an address of its own, and what is shown for a page that is not there has none.
  const unlisted = [catalogue.storeConfig?.cms_home_page, catalogue.storeConfig?.cms_no_route];
  return [
    ...categories.map(({ uid, url_path, image }) => ({ key: `category ${uid}`, path: localPath(view, url_path ?? ''), picture: image })),
    ...present(catalogue.brands?.items).map(({ urlKey, logo }) => ({
      key: `brand ${urlKey}`,
      path: `${screenHref(view, 'brands')}/${urlKey}`,
      picture: logo,
    })),
    ...present(catalogue.phisicalStores?.items).map(({ url_key }) => ({
      key: `branch ${url_key}`,
      path: `${screenHref(view, 'branches')}/${url_key ?? ''}`,
    })),
    ...catalogue.contentPaths.flatMap(({ type, id, path }) =>
      unlisted.includes(path) ? [] : [{ key: `${type} ${id}`, path: localPath(view, path) }],
    ),
    ...present(catalogue.blogPosts?.items).map(({ post_id, identifier, featured_image, update_time }) => ({
      key: `post ${post_id}`,
      path: `${screenHref(view, 'blog')}/${identifier ?? ''}`,
      picture: featured_image,
      changedAt: update_time?.slice(0, 10),
    })),
  ];
}

async function allProducts(shop: ServerShopClient): Promise<readonly Product[]> {
  const found: Product[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { products } = await shop.query(SitemapProductsDocument, { page });
    found.push(...present(products?.items));
    if (page >= (products?.page_info?.total_pages ?? 1)) break;
  }
  return found;
}
