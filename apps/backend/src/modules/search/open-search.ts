import type { PartfinderFilterInput, InputMaybe } from '@shop/contract';
import type { Clock } from '#kernel/clock.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Catalog, CategoryParent, ProductSource } from '#modules/catalog/index.ts';
import { brandShape, productParent } from '#modules/catalog/index.ts';
import { findBestsellers } from './find-bestsellers.ts';
import { brandPage, findBrands, type BrandsQuery } from './find-brands.ts';
import { findProducts, type ProductsQuery } from './find-products.ts';
import { productPaths } from './product-paths.ts';
import type { FacetCounting } from './product-index/count-facets.ts';
import { createStoreIndexes, type StoreIndexes } from './store-indexes.ts';
import type { ProductMatch } from './text-search.ts';
import { captureIndexes, indexesFor, type StoredIndexes } from './stored-indexes.ts';
import { warmUp } from './warm-up.ts';
import { productsFields, productsParent } from './products-shape.ts';

export type Search = {
  readonly resolvers: ResolverMap;
  /** Reindexes products whose rating changed. */
  readonly update: (productIds: Iterable<number>) => void;
  /** The products a text finds in a store view, the best first. */
  readonly find: (storeCode: string, text: string, limit: number) => Promise<readonly ProductSource[]>;
  /** Why a text finds a product in a store view, or does not; undefined for one that nothing finds there. */
  readonly explain: (storeCode: string, text: string, productId: number) => Promise<ProductMatch | undefined>;
  /** The store views whose indexes are built. */
  readonly built: () => readonly string[];
  /** The indexes of a store view as bytes; undefined while they are being built. */
  readonly capture: (storeCode: string) => Buffer | undefined;
};

type Options = {
  readonly catalog: Pick<Catalog, 'view' | 'onPrepare' | 'onStockChange'>;
  readonly clock: Clock;
  readonly facetCounting: FacetCounting;
  /** Store views whose indexes are built before the server starts. */
  readonly readyViews?: readonly string[];
  /** Store views that are warmed up afterwards, where building an index takes long. */
  readonly laterViews?: readonly string[];
  readonly logger?: Logger;
  /** Average of a product's reviews in per cent. */
  readonly ratingOf?: (productId: number) => number;
  /** How shoppers know a branch. */
  readonly branchName?: (code: string) => string;
  /** What was captured of a store view, where catalogue and stock are still those of that moment. */
  readonly restored?: ((storeCode: string) => StoredIndexes | undefined) | undefined;
};

/** Smaller indexes need no warm-up. A product page queries every view, for its address in the other languages. */
const manyProducts = 500;

/** Opens product search: by text, filter and category; bestsellers, brands and the finder. */
export async function openSearch({
  catalog,
  clock,
  facetCounting,
  readyViews = [],
  laterViews = [],
  logger,
  ...told
}: Options): Promise<Search> {
  const { ratingOf = () => 0, branchName = String } = told;
  const indexes = createStoreIndexes({ catalog, clock, ratingOf, branchName, restored: (view) => indexesFor(view, told.restored) });
  for (const code of readyViews) await indexes.of(code);
  const isLarge = readyViews.some((code) => catalog.view(code).listing.ids.length >= manyProducts);
  if (isLarge) warmUp(indexes, laterViews).catch((error: unknown) => logger?.warn('search.view_not_ready', { error }));
  return {
    update: indexes.update,
    built: () => indexes.built(),
    capture: (storeCode) => captureIndexes(catalog.view(storeCode), indexes),
    find: async (storeCode, text, limit) =>
      (await findProducts(await indexes.of(storeCode), { search: text, pageSize: limit, currentPage: 1 }, clock.now())).items,
    explain: async (storeCode, text, productId) => (await indexes.of(storeCode)).text.explain(text, productId),
    resolvers: {
      Query: { ...productQueries(indexes), ...otherQueries(catalog, indexes) },
      Products: productsFields(facetCounting),
      CategoryTree: {
        products: async ({ node }: CategoryParent, { sort, pageSize, currentPage }: ProductsQuery, { store, now }: RequestContext) => {
          const filter = { category_id: { eq: String(node.record.id) } };
          const { items, info, total } = await findProducts(await indexes.of(store.code), { filter, sort, pageSize, currentPage }, now);
          return { items: items.map(productParent), page_info: info, total_count: total };
        },
      },
    },
  };
}

type FinderQuery = ProductsQuery & { readonly partFilters?: InputMaybe<PartfinderFilterInput> };

function productQueries(indexes: StoreIndexes): ResolverMap[string] {
  return {
    products: async (_root: unknown, args: ProductsQuery, { store, now }: RequestContext) => {
      const storeIndex = await indexes.of(store.code);
      const result = await findProducts(storeIndex, args, now);
      return productsParent(result, { language: store.language, text: storeIndex.text, search: args.search ?? '' });
    },
    partfinderSearch: async (_root: unknown, { partFilters, ...args }: FinderQuery, { store, now }: RequestContext) => {
      const storeIndex = await indexes.of(store.code);
      const filter = { ...args.filter, partfinder: { ...args.filter?.partfinder, ...partFilters } };
      const result = await findProducts(storeIndex, { ...args, filter }, now);
      return productsParent(result, { language: store.language, text: storeIndex.text, search: args.search ?? '', isFinder: true });
    },
    productPaths: async (_root: unknown, args: PageArguments, { store, now }: RequestContext) =>
      productPaths((await indexes.of(store.code)).index, args, now),
  };
}

type BestsellerArguments = { readonly categoryId?: InputMaybe<number>; readonly limit?: InputMaybe<number> };

function otherQueries(catalog: Options['catalog'], indexes: StoreIndexes): ResolverMap[string] {
  return {
    bestsellers: async (_root: unknown, { categoryId, limit }: BestsellerArguments, { store, now }: RequestContext) => {
      const { index } = await indexes.of(store.code);
      const { tree } = index.view;
      const node = typeof categoryId === 'number' ? tree.byId.get(categoryId) : tree.root;
      if (!node) return null;
      const tabs = findBestsellers(index, node, limit ?? 10, now).map(({ node: tab, items }) => ({
        title: tab.text.name ?? null,
        option_id: tab.record.id,
        item_count: items.length,
        items: items.map(productParent),
      }));
      return { tab_count: tabs.length, tabs };
    },
    brands: (_root: unknown, args: BrandsQuery & PageArguments, { store }: RequestContext) => {
      const view = catalog.view(store.code);
      const page = pageOf(findBrands(view, args), brandPage(args));
      return { items: page.items.map((brand) => brandShape(brand, view)), page_info: page.info, total_count: page.total };
    },
  };
}
