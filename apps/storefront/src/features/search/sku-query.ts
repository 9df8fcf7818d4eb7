/** Whether a search text is the item number of a product, or of one of its variants, which begin with it. */
export function isSkuOf(query: string, sku: string): boolean {
  const known = sku.toLowerCase();
  return known !== '' && (query === known || query.startsWith(`${known}-`));
}
