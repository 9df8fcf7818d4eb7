import type { PartfinderFilterInput, InputMaybe } from '@shop/contract';
import type { Clock } from '#kernel/clock.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Catalog, CategoryParent } from '#modules/catalog/index.ts';
import { brandShape, productParent } from '#modules/catalog/index.ts';
import { findBestsellers } from './find-bestsellers.ts';
import { brandPage, findBrands, type BrandsQuery } from './find-brands.ts';
import { findListing, type ListingQuery } from './find-listing.ts';
import type { FacetCounting } from './listing/count-facets.ts';
import { createListings, type Listings } from './listings.ts';
import { prepareViews } from './prepare-views.ts';
import { productsFields, productsParent } from './products-shape.ts';

export type Search = {
  readonly resolvers: ResolverMap;
  /** Another rating of these products is to be filtered and sorted by. */
  readonly update: (productIds: Iterable<number>) => void;
};

type Options = {
  readonly catalog: Pick<Catalog, 'view' | 'onPrepare' | 'onStockChange'>;
  readonly clock: Clock;
  readonly facetCounting: FacetCounting;
  /** Store views whose lists are ready before the first visitor comes. */
  readonly readyViews?: readonly string[];
  /** Store views that are made ready afterwards, where making one takes long. */
  readonly laterViews?: readonly string[];
  readonly logger?: Logger;
  /** Average of a product's reviews in per cent. */
  readonly ratingOf?: (productId: number) => number;
  /** How shoppers know a branch. */
  readonly branchName?: (code: string) => string;
};

/** With fewer products a view is ready in no time. A product page asks every view, for its address in the other languages. */
const manyProducts = 500;

/** Opens the lists of products: by search text, by filter, by category; bestsellers, brands and the finder. */
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
  const listings = createListings({ catalog, clock, ratingOf, branchName });
  for (const code of readyViews) await listings.of(code);
  const isLarge = readyViews.some((code) => catalog.view(code).listed.length >= manyProducts);
  if (isLarge) prepareViews(listings, laterViews).catch((error: unknown) => logger?.warn('search.view_not_ready', { error }));
  return {
    update: listings.update,
    resolvers: {
      Query: { ...productQueries(listings), ...otherQueries(catalog, listings) },
      Products: productsFields(facetCounting),
      CategoryTree: {
        products: async ({ node }: CategoryParent, { sort, pageSize, currentPage }: ListingQuery, { store, now }: RequestContext) => {
          const filter = { category_id: { eq: String(node.record.id) } };
          const { items, info, total } = await findListing(await listings.of(store.code), { filter, sort, pageSize, currentPage }, now);
          return { items: items.map(productParent), page_info: info, total_count: total };
        },
      },
    },
  };
}

type FinderQuery = ListingQuery & { readonly partFilters?: InputMaybe<PartfinderFilterInput> };

function productQueries(listings: Listings): ResolverMap[string] {
  return {
    products: async (_root: unknown, args: ListingQuery, { store, now }: RequestContext) => {
      const listed = await listings.of(store.code);
      const listing = await findListing(listed, args, now);
      return productsParent(listing, { language: store.language, text: listed.text, search: args.search ?? '' });
    },
    partfinderSearch: async (_root: unknown, { partFilters, ...args }: FinderQuery, { store, now }: RequestContext) => {
      const listed = await listings.of(store.code);
      const filter = { ...args.filter, partfinder: { ...args.filter?.partfinder, ...partFilters } };
      const listing = await findListing(listed, { ...args, filter }, now);
      return productsParent(listing, { language: store.language, text: listed.text, search: args.search ?? '', isFinder: true });
    },
  };
}

type BestsellerArguments = { readonly categoryId?: InputMaybe<number>; readonly limit?: InputMaybe<number> };

function otherQueries(catalog: Options['catalog'], listings: Listings): ResolverMap[string] {
  return {
    bestsellers: async (_root: unknown, { categoryId, limit }: BestsellerArguments, { store, now }: RequestContext) => {
      const { index } = await listings.of(store.code);
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
