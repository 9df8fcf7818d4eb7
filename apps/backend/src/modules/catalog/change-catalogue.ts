import { runInSlices, type Sliced } from '#kernel/slices.ts';
import { bestsellerQuantity } from './build-catalogue.ts';
import type { Catalogue, ProductRecord } from './catalogue.ts';

const entriesPerSlice = 20_000;

/** The catalogue with some products replaced; those without a record any more are gone. The given one stays as it is. */
export function changeCatalogue(catalogue: Catalogue, ids: readonly number[], records: readonly ProductRecord[]): Promise<Catalogue> {
  return runInSlices(changed(catalogue, ids, records));
}

function* changed(catalogue: Catalogue, ids: readonly number[], records: readonly ProductRecord[]): Sliced<Catalogue> {
  const products = yield* copy(catalogue.products);
  const productsBySku = yield* copy(catalogue.productsBySku);
  for (const id of ids) {
    const before = products.get(id);
    if (before) productsBySku.delete(before.sku);
    products.delete(id);
  }
  for (const record of records) {
    products.set(record.id, record);
    productsBySku.set(record.sku, record);
  }
  return { ...catalogue, products, productsBySku, bestsellerQuantity: bestsellerQuantity(products.values()) };
}

function* copy<K, V>(map: ReadonlyMap<K, V>): Sliced<Map<K, V>> {
  const copied = new Map<K, V>();
  for (const [key, value] of map) {
    copied.set(key, value);
    if (copied.size % entriesPerSlice === 0) yield;
  }
  return copied;
}
