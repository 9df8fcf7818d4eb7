type Product = { readonly sku?: string | null; readonly stock_status?: string | null };
type Page<P> = { readonly items: readonly P[]; readonly totalPages: number };

const lastPage = 99;

/** Collects deliverable products page by page until there are enough or the list ends (spec 9: up to 12, up to 99 pages). */
export async function collectInStock<P extends Product>(
  wanted: number,
  first: Page<P>,
  fetchPage: (page: number) => Promise<Page<P>>,
): Promise<readonly P[]> {
  const found: P[] = [];
  let page = first;
  for (let number = 1; ; number += 1) {
    found.push(...page.items.filter((product) => product.stock_status === 'IN_STOCK'));
    if (found.length >= wanted || number >= Math.min(page.totalPages, lastPage)) return found.slice(0, wanted);
    page = await fetchPage(number + 1);
  }
}
