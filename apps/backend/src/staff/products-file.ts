import type { Language } from '@shop/contract';
import { findProducts, type ListedProduct } from '#modules/catalog/index.ts';
import { exportedProducts } from './import/export-file.ts';
import type { Parts } from './parts.ts';
import { wantedProducts, type ListArguments } from './resolvers/products/product-list.ts';

/** The name of this kind of file. */
export const productsFile = 'products';

const pageSize = 1_000;

/** A list of products, all of its pages. */
export type ProductsChoice = Pick<ListArguments, 'tab' | 'filter'> & { readonly search?: string | null };

export const chosenProducts = (parts: Parts, { search, ...choice }: ProductsChoice, language: Language) =>
  wantedProducts(parts, { ...choice, list: { search: search ?? null } }, language).wanted;

/** What a list has as a product file, which can be read again: with the variants of what has some. */
export async function* productsCsv(parts: Parts, choice: ProductsChoice, language: Language): AsyncGenerator<string> {
  const wanted = chosenProducts(parts, choice, language);
  const ids = new Set<number>();
  for (let last: ListedProduct | undefined; ;) {
    const from = last && { place: { at: last.createdAt, id: last.id }, isBackwards: false };
    const rows = await findProducts(parts.database, wanted, { isOldestFirst: false, limit: pageSize, from });
    for (const { id } of rows) ids.add(id);
    last = rows.at(-1);
    if (rows.length < pageSize) break;
  }
  yield* exportedProducts(parts, ids);
}
