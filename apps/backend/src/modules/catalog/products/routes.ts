import type { Clock } from '#kernel/clock.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';
import type { CategoryParent } from '../categories/category-shape.ts';
import { categoryParent } from '../categories/category-shape.ts';
import type { CategoryNode } from '../categories/category-tree.ts';
import { priceOf } from '../prices/product-prices.ts';
import type { ProductParent } from './product-shape.ts';
import { productParent } from './product-shape.ts';

/** What the paths of a shop lead to, as parents for GraphQL; what is disabled, hidden or has no price does not exist (R122). */
export type CatalogRoutes = {
  productByUrlKey(storeCode: string, urlKey: string): ProductParent | undefined;
  productById(storeCode: string, id: number): ProductParent | undefined;
  productBySku(storeCode: string, sku: string): ProductParent | undefined;
  /** Never the store root, which has no page of its own. */
  categoryByUrlPath(storeCode: string, urlPath: string): CategoryParent | undefined;
  categoryById(storeCode: string, id: number): CategoryParent | undefined;
  /** Whether a category lists a product, through an anchor too. */
  isProductInCategory(storeCode: string, productId: number, categoryId: number): boolean;
};

/** Makes the look-ups by path and id. */
export function createRoutes(viewOf: (storeCode: string) => CatalogueView, clock: Clock): CatalogRoutes {
  const product = (source: ProductSource | undefined): ProductParent | undefined =>
    source?.record.isVisible && priceOf(source, clock.now()) ? productParent(source) : undefined;
  const category = (node: CategoryNode | undefined, view: CatalogueView): CategoryParent | undefined =>
    node?.parent ? categoryParent(node, view) : undefined;
  return {
    productByUrlKey: (storeCode, urlKey) => product(viewOf(storeCode).sourceByUrlKey(urlKey)),
    productById: (storeCode, id) => product(viewOf(storeCode).source(id)),
    productBySku: (storeCode, sku) => product(viewOf(storeCode).sourceBySku(sku)),
    categoryByUrlPath: (storeCode, urlPath) => category(viewOf(storeCode).tree.byUrlPath.get(urlPath), viewOf(storeCode)),
    categoryById: (storeCode, id) => category(viewOf(storeCode).tree.byId.get(id), viewOf(storeCode)),
    isProductInCategory: (storeCode, productId, categoryId) =>
      viewOf(storeCode).tree.byId.get(categoryId)?.products.has(productId) ?? false,
  };
}
