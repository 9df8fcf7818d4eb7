import type { Catalogue } from '../read-model/catalogue.ts';
import type { ChangedThings } from '../read-model/changed-things.ts';
import { concerned, idsOf } from '../stock/watch-stock.ts';
import { productsShowing } from './products-showing.ts';

/** What shows something that changed. */
export type Touched = {
  /** The product, what it is a variant of, and every set with it. */
  readonly products: ReadonlyMap<number, string>;
  /** Categories that may list one of them, those above included. */
  readonly categories: ReadonlySet<number>;
};

/** Finds what shows changed products or what they are sorted and described by, in every one of the given states of the catalogue. */
export function touchedBy(
  catalogues: readonly Catalogue[],
  changed: { readonly ids: readonly number[] } | { readonly skus: readonly string[] } | ChangedThings,
): Touched {
  const products = new Map<number, string>();
  const categories = new Set<number>();
  for (const catalogue of catalogues) {
    const addCategory = (id: number): void => {
      const record = categories.has(id) ? undefined : catalogue.categories.get(id);
      if (!record) return;
      categories.add(id);
      addCategory(record.parentId);
    };
    if ('things' in changed) for (const { kind, id } of changed.things) if (kind === 'category') addCategory(Number(id));
    const ids = 'ids' in changed ? changed.ids : 'skus' in changed ? idsOf(catalogue, changed.skus) : productsShowing(catalogue, changed);
    for (const id of concerned(catalogue, ids)) {
      const record = catalogue.products.get(id);
      if (!record) continue;
      products.set(id, record.sku);
      for (const category of record.categories.keys()) addCategory(category);
    }
  }
  return { products, categories };
}
