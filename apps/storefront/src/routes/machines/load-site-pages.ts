import {
  SitemapBrandsDocument,
  SitemapCatalogueDocument,
  SitemapPostsDocument,
  SitemapProductsDocument,
  type SitemapCatalogueQuery,
  type SitemapCategoryFragment,
} from '../../generated/graphql.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenHref, type Screen } from '../../lib/page/screen-paths.ts';
import { localPath, type StoreView } from '../../lib/page/store-view.ts';
import type { SitePage } from '../../lib/site-map/site-map.ts';
import { present } from '../frame/present.ts';

type Asked = Pick<PageArguments, 'shop' | 'storeViews'>;
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

/** Of a hundred thousand products so many are asked for at a time; a file has at most as many other pages beside them. */
export const partSize = 2_000;

/** Every page of the shop but those of its products, in the languages it has. */
export const loadSitePages = (asked: Asked): Promise<readonly SitePage[]> => inEveryLanguage(asked, pagesIn);

/** The pages of one part of the products, and how many parts there are: the same products are in it in every language. */
export async function loadProductPages(
  asked: Asked,
  part: number,
): Promise<{ readonly pages: readonly SitePage[]; readonly parts: number }> {
  let parts = 0;
  const pages = await inEveryLanguage(asked, async (shop, view) => {
    const { productPaths } = await shop.query(SitemapProductsDocument, { page: part, size: partSize });
    parts = productPaths.page_info.total_pages ?? 0;
    return productPaths.items.map(({ id, path, picture }) => ({ key: `product ${id}`, path: localPath(view, path), picture }));
  });
  return { pages, parts };
}

async function inEveryLanguage(
  { shop, storeViews }: Asked,
  find: (shop: ServerShopClient, view: StoreView) => Promise<readonly Found[]>,
): Promise<readonly SitePage[]> {
  const perView = await Promise.all(
    storeViews.filter(({ isMain }) => isMain).map(async (view) => ({ view, found: await find(shop.inStore(view.code), view) })),
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
  const [catalogue, brands, posts] = await Promise.all([
    shop.query(SitemapCatalogueDocument),
    everyPage(async (page) => (await shop.query(SitemapBrandsDocument, { page })).brands),
    everyPage(async (page) => (await shop.query(SitemapPostsDocument, { page })).blogPosts),
  ]);
  return [
    { key: 'home', path: localPath(view, '') },
    ...screens.map((screen) => ({ key: `screen ${screen}`, path: screenHref(view, screen) })),
    ...below(catalogue, view),
    ...brands.map(({ urlKey, logo }) => ({ key: `brand ${urlKey}`, path: `${screenHref(view, 'brands')}/${urlKey}`, picture: logo })),
    ...posts.map(({ post_id, identifier, featured_image, update_time }) => ({
      key: `post ${post_id}`,
      path: `${screenHref(view, 'blog')}/${identifier ?? ''}`,
      picture: featured_image,
      changedAt: update_time?.slice(0, 10),
    })),
  ];
}

type Page<Entry> = {
  readonly items?: readonly (Entry | null)[] | null;
  readonly page_info?: { readonly total_pages?: number | null } | null;
};

async function everyPage<Entry>(load: (page: number) => Promise<Page<Entry> | null | undefined>): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await load(page);
    found.push(...present(list?.items));
    pages = list?.page_info?.total_pages ?? 1;
  }
  return found;
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
    ...present(catalogue.phisicalStores?.items).map(({ url_key }) => ({
      key: `branch ${url_key}`,
      path: `${screenHref(view, 'branches')}/${url_key ?? ''}`,
    })),
    ...catalogue.contentPaths.flatMap(({ type, id, path }) =>
      unlisted.includes(path) ? [] : [{ key: `${type} ${id}`, path: localPath(view, path) }],
    ),
  ];
}
