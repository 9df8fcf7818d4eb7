import { productPath } from '../features/catalog/product-href.ts';
import { LoadProductDocument, ProductPathDocument } from '../generated/graphql.ts';
import { loadAlternates } from '../lib/page/alternates.ts';
import { notFound } from '../lib/page/page-failure.ts';
import type { PageArguments } from '../lib/page/page-loader.ts';
import { present } from './present.ts';

/** A product with everything its page says. */
export async function loadProduct(page: PageArguments, sku: string) {
  const [answer, alternates] = await Promise.all([
    page.shop.query(LoadProductDocument, { sku }),
    loadAlternates(page, async (other) => {
      const product = present((await other.query(ProductPathDocument, { sku })).products?.items)[0];
      return product === undefined ? undefined : productPath(product);
    }),
  ]);
  const product = present(answer.products?.items)[0];
  if (product === undefined) throw notFound();
  return { kind: 'product' as const, product, alternates };
}
