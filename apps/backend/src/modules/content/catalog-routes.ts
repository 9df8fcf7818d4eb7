/** A value that a route can lead to: the GraphQL parent of the type it names. */
export type RoutableEntity = { readonly typename: string; readonly id?: number | null };

/** Products and categories know their one address, without a leading slash; `relative_url` is its name on the wire. */
export type CatalogEntity = RoutableEntity & { readonly relative_url?: string | null };

/**
 * What routing must know of the catalogue; the catalog module provides it. Only what a shopper may see in that
 * store view is found: enabled and visible products, active categories below the root of the view.
 */
export type CatalogRoutes = {
  productByUrlKey(storeCode: string, urlKey: string): CatalogEntity | undefined;
  productBySku(storeCode: string, sku: string): CatalogEntity | undefined;
  /** `dames/dirndls`, without a suffix. */
  categoryByUrlPath(storeCode: string, urlPath: string): CatalogEntity | undefined;
  productById(storeCode: string, id: number): CatalogEntity | undefined;
  categoryById(storeCode: string, id: number): CatalogEntity | undefined;
  /** Whether the product stands in the category or, through an anchor, below it. */
  isProductInCategory(storeCode: string, productId: number, categoryId: number): boolean;
};
