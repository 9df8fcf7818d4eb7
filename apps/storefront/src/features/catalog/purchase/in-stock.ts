type Product = { readonly sku?: string | null; readonly stock_status?: string | null };
type Page<P> = { readonly items: readonly P[]; readonly totalPages: number };

/** Where a strip goes on: the page, and how many of its products were looked at. */
export type StripPlace = { readonly page: number; readonly seen: number };
export type StripPart<P> = { readonly products: readonly P[]; readonly next?: StripPlace };

const lastPage = 99;
export const stripStart: StripPlace = { page: 1, seen: 0 };

/** Collects deliverable products page by page until there are enough or the list ends (SPEC-9: up to 12, up to 99 pages). */
export async function collectInStock<P extends Product>(
  wanted: number,
  start: StripPlace,
  fetchPage: (page: number) => Promise<Page<P>>,
): Promise<StripPart<P>> {
  const products: P[] = [];
  let { page, seen } = start;
  for (;;) {
    const { items, totalPages } = await fetchPage(page);
    for (; seen < items.length && products.length < wanted; seen += 1) {
      const product = items[seen];
      if (product?.stock_status === 'IN_STOCK') products.push(product);
    }
    const isRead = seen >= items.length;
    if (isRead && page >= Math.min(totalPages, lastPage)) return { products };
    if (isRead) [page, seen] = [page + 1, 0];
    if (products.length >= wanted) return { products, next: { page, seen } };
  }
}
