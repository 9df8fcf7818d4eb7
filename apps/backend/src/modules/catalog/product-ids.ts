/** Reads are of these products, or of all of them. */
export type ProductIds = readonly number[] | undefined;

/** Limits a read to the products in $1. */
export const ofProducts = (ids: ProductIds, column: 'id' | 'product_id' = 'product_id'): string => (ids ? `where ${column} = any($1)` : '');

/** The same for tables that know skus only. */
export const ofSkus = (ids: ProductIds): string => (ids ? 'where sku in (select sku from product where id = any($1))' : '');
