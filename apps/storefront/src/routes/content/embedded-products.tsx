import type { ReactNode } from 'react';
import { ProductGrid } from '../../features/catalog/listing/product-grid.tsx';
import type { ProductTileProductFragment } from '../../generated/graphql.ts';
import { present } from '../frame/present.ts';

type Products = readonly (ProductTileProductFragment | null)[] | null | undefined;

/** Shows the products a text names, as cards; nothing when the shop has none of them. */
export function embeddedProducts(products: Products): (skus: readonly string[]) => ReactNode {
  const bySku = new Map(present(products).map((product) => [product.sku, product]));
  return (skus) => {
    const found = skus.flatMap((sku) => bySku.get(sku) ?? []);
    return found.length === 0 ? null : <ProductGrid products={found} headingLevel={3} />;
  };
}
