import { PopularCategoriesDocument } from '../../generated/graphql.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { present } from '../frame/present.ts';

/** The categories below the first level that hold the most. */
export async function popularCategories({ shop, storeView }: PageArguments, max = 6) {
  if (!storeView.rootCategoryId) return [];
  const answer = await shop.optional(PopularCategoriesDocument, { root: storeView.rootCategoryId });
  return present(answer?.categories?.items)
    .flatMap(({ children }) => present(children))
    .filter(({ include_in_menu }) => include_in_menu === 1)
    .flatMap(({ children }) => present(children))
    .filter(({ include_in_menu, url_path }) => include_in_menu === 1 && Boolean(url_path))
    .toSorted((a, b) => (b.product_count ?? 0) - (a.product_count ?? 0))
    .slice(0, max)
    .map(({ uid, name, url_path }) => ({ uid, name: name ?? '', path: url_path ?? '' }));
}
