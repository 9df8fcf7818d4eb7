import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import type { Catalog, CategoryParent } from '#modules/catalog/index.ts';
import { productParent } from '#modules/catalog/index.ts';
import type { ProductsQuery } from './find-products.ts';
import { findCategoryProducts, findProducts } from './find-products.ts';
import { sortFields } from './sort-fields.ts';

export type Search = { readonly resolvers: ResolverMap };
type Options = { readonly catalog: Pick<Catalog, 'view'> };
const largestPage = 300;

/** Opens the lists of products: by search text, by filter, by category. */
export function openSearch({ catalog }: Options): Search {
  const resolvers: ResolverMap = {
    Query: {
      products: (_root: unknown, args: ProductsQuery & PageArguments, { store, now }: RequestContext) => {
        const page = pageOf(findProducts(catalog.view(store.code), args, now), args, largestPage);
        return {
          items: page.items.map(productParent),
          page_info: page.info,
          total_count: page.total,
          sort_fields: sortFields(store.language, Boolean(args.search)),
        };
      },
    },
    CategoryTree: {
      products: ({ node, view }: CategoryParent, args: Pick<ProductsQuery, 'sort'> & PageArguments, { now }: RequestContext) => {
        const page = pageOf(findCategoryProducts(view, node, args.sort, now), args, largestPage);
        return { items: page.items.map(productParent), page_info: page.info, total_count: page.total };
      },
    },
  };
  return { resolvers };
}
