import { checkPage, type PageArguments, type PageInfo } from '#kernel/graphql/paging.ts';
import { listedPath, type ListedPath } from '#modules/catalog/index.ts';
import { hasBit } from './product-index/bitset.ts';
import type { ProductIndex } from './product-index/product-index.ts';

const mostPaths = 2_000;

/**
 * The addresses of a page of products, by their numbers. A page is cut before what has no price in this view is left out, so that the same
 * page of another view has the same products.
 */
export function productPaths(
  index: ProductIndex,
  asked: PageArguments,
  now: Date,
): { readonly items: readonly ListedPath[]; readonly page_info: PageInfo } {
  index.refreshAt(now.getTime());
  const { ids } = index.view.listing;
  const { skip, take, info } = checkPage(ids.length, asked, mostPaths);
  const items = Array.from(ids.subarray(skip, skip + take)).flatMap((id) => {
    const ordinal = index.ordinalOf(id);
    const isPriced = ordinal !== undefined && hasBit(index.priced, ordinal);
    return (isPriced ? listedPath(index.view, id) : undefined) ?? [];
  });
  return { items, page_info: info };
}
