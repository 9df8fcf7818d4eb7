/** A product, wherever it stands. */
export const productTag = (id: number | string): string => `p${id}`;
/** A product that was asked for by its item number, whether it is shown or not. */
export const skuTag = (sku: string): string => `s${encodeURIComponent(sku.toWellFormed())}`;
