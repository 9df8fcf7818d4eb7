import type { InputMaybe, ProductAttributeFilterInput, ProductAttributeSortInput } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import type { CatalogueView, CategoryNode, ProductSource } from '#modules/catalog/index.ts';
import { priceOf } from '#modules/catalog/index.ts';
import { filteredCategories, filterTests } from './listing-filter.ts';
import type { Sortable } from './sort-products.ts';
import { sortProducts, sortSteps } from './sort-products.ts';
import { relevanceOf } from './word-search.ts';

export type ProductsQuery = {
  readonly search?: InputMaybe<string> | undefined;
  readonly filter?: InputMaybe<ProductAttributeFilterInput> | undefined;
  readonly sort?: InputMaybe<ProductAttributeSortInput> | undefined;
};

type Found = Sortable & { readonly source: ProductSource };

/** All products that fit a query, in order. Out-of-stock ones are shown, products without a price of today are not. */
export function findProducts(view: CatalogueView, { search, filter, sort }: ProductsQuery, now: Date): readonly ProductSource[] {
  if (typeof search !== 'string' && !filter) throw inputError("'search' or 'filter' input argument is required.");
  // Clients send an empty text with a filter; alone it is a text too short to find anything.
  const text = search === '' && filter ? undefined : (search ?? undefined);
  const categories = filteredCategories(filter ?? {}, view);
  const category = categories?.length === 1 ? categories[0] : undefined;
  const tests = filterTests(filter ?? {}, view, now);
  const found = view.listed
    .filter((source) => tests.every((test) => test(source)))
    .flatMap((source) => sortable(source, text, category, now));
  const steps = sortSteps(sort, { hasSearch: text !== undefined, isOneCategory: category !== undefined });
  return sortProducts(found, steps, view.scope.locale).map(({ source }) => source);
}

/** The products of one category, in order. */
export function findCategoryProducts(
  view: CatalogueView,
  node: CategoryNode,
  sort: ProductsQuery['sort'],
  now: Date,
): readonly ProductSource[] {
  return findProducts(view, { filter: { category_id: { eq: String(node.record.id) } }, sort }, now);
}

function sortable(source: ProductSource, search: string | undefined, category: CategoryNode | undefined, now: Date): readonly Found[] {
  const { record, text } = source;
  const range = priceOf(source, now);
  const relevance = search === undefined ? 0 : relevanceOf({ name: text.name ?? '', sku: record.sku }, search);
  if (!range || (search !== undefined && relevance === 0)) return [];
  return [
    {
      source,
      id: record.id,
      relevance,
      position: category?.products.get(record.id) ?? 0,
      name: text.name ?? record.sku,
      price: range.lowest.finalCents,
      createdAt: record.createdAt,
      sales: record.sales?.quantity ?? 0,
    },
  ];
}
