import type { Catalogue } from '../read-model/catalogue.ts';
import { concerned, idsOf } from '../stock/watch-stock.ts';

/** What shows a product that changed. */
export type Touched = {
  /** The product, what it is a variant of, and every set with it. */
  readonly products: ReadonlyMap<number, string>;
  /** Categories that may list one of them, those above included. */
  readonly categories: ReadonlySet<number>;
};

/** Finds what shows changed products, in every one of the given states of the catalogue. */
export function touchedBy(
  catalogues: readonly Catalogue[],
  changed: { readonly ids: readonly number[] } | { readonly skus: readonly string[] },
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
    const ids = 'ids' in changed ? changed.ids : idsOf(catalogue, changed.skus);
    for (const id of concerned(catalogue, ids)) {
      const record = catalogue.products.get(id);
      if (!record) continue;
      products.set(id, record.sku);
      for (const category of record.categories.keys()) addCategory(category);
    }
  }
  return { products, categories };
}
