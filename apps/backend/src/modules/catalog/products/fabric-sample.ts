import { sampleAttribute } from '../read-model/catalogue.ts';
import type { ProductSource } from '../read-model/catalogue-view.ts';

/** The fabric sample a product names, or the product of a variant; samples stand in no list. */
export function sampleOf({ record, view }: ProductSource): ProductSource | undefined {
  const product = record.parentId === undefined ? record : view.catalogue.products.get(record.parentId);
  const sku = product?.attributes[sampleAttribute];
  return typeof sku === 'string' ? view.sourceBySku(sku) : undefined;
}
