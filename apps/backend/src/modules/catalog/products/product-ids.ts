/** The products from one id to another, both included. */
export type IdRange = { readonly from: number; readonly to: number };

/** Reads are of these products. */
export type ProductIds = readonly number[] | IdRange;

const condition = (ids: ProductIds, column: string): string => ('from' in ids ? `${column} between $1 and $2` : `${column} = any($1)`);

/** Limits a read to products. */
export const ofProducts = (ids: ProductIds, column: 'id' | 'product_id' = 'product_id'): string => `where ${condition(ids, column)}`;

/** The same for tables that know skus only. */
export const ofSkus = (ids: ProductIds): string => `where sku in (select sku from product ${ofProducts(ids, 'id')})`;

/** The values of a statement limited so. */
export const idValues = (ids: ProductIds): readonly unknown[] => ('from' in ids ? [ids.from, ids.to] : [ids]);
