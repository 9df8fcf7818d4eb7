import { sampleAttribute } from '../read-model/catalogue.ts';
import type { ProductSource } from '../read-model/catalogue-view.ts';

/** The fabric sample a product names, or the product of a variant, whether there is one or not. */
export function sampleSku({ record, view }: ProductSource): string | undefined {
  const product = record.parentId === undefined ? record : view.catalogue.products.get(record.parentId);
  const sku = product?.attributes[sampleAttribute];
  return typeof sku === 'string' ? sku : undefined;
}

/** That sample; samples stand in no list. */
export function sampleOf(source: ProductSource): ProductSource | undefined {
  const sku = sampleSku(source);
  return sku === undefined ? undefined : source.view.sourceBySku(sku);
}
