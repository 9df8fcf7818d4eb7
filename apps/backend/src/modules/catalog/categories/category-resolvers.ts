import type { CategoryFilterInput, InputMaybe } from '@shop/contract';
import { notFound } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import type { CatalogueView } from '../read-model/catalogue-view.ts';
import { categoryParent } from './category-shape.ts';
import { findCategories } from './find-categories.ts';

type FindArguments = PageArguments & { readonly filters?: InputMaybe<CategoryFilterInput> };

/** The three ways to ask for categories. */
export function categoryResolvers(viewOf: (storeCode: string) => CatalogueView): ResolverMap {
  const find = (args: FindArguments, { store }: RequestContext) => {
    const view = viewOf(store.code);
    const page = pageOf(findCategories(view.tree, args.filters), args);
    return { items: page.items.map((node) => categoryParent(node, view)), page_info: page.info, total_count: page.total };
  };
  return {
    Query: {
      categories: (_root: unknown, args: FindArguments, context: RequestContext) => find(args, context),
      categoryList: (_root: unknown, args: FindArguments, context: RequestContext) => find(args, context).items,
      category: (_root: unknown, { id }: { id?: InputMaybe<number> }, { store }: RequestContext) => {
        const view = viewOf(store.code);
        const node = typeof id === 'number' ? view.tree.byId.get(id) : view.tree.root;
        if (!node) throw notFound("Category doesn't exist");
        return categoryParent(node, view);
      },
    },
  };
}
