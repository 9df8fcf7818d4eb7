import { redirect } from 'react-router';
import { productPath } from '../../features/catalog/card/product-href.ts';
import { ProductPathByKeyDocument, ProductPathDocument } from '../../generated/graphql.ts';
import { notFound } from '../../lib/page/page-failure.ts';
import { textLoader } from '../../lib/page/page-loader.ts';
import { present } from '../frame/present.ts';

/** The addresses of product pages by type (SPEC-2) name a product by SKU or URL key and lead to its one address. */
export const loader = textLoader(async ({ shop, url, params }) => {
  const sku = url.searchParams.get('sku');
  const key =
    url.searchParams.get('url_key') ??
    params['*']
      ?.split('/')
      .at(-1)
      ?.replace(/\.html$/, '');
  const answer = sku
    ? await shop.query(ProductPathDocument, { sku })
    : key
      ? await shop.query(ProductPathByKeyDocument, { key })
      : undefined;
  const product = present(answer?.products?.items)[0];
  if (product === undefined) throw notFound();
  throw redirect(`/${productPath(product)}`, 301);
});

/** Never shown, but it makes this a page: its failure is the shop's not-found page. */
export default function ProductRedirectRoute() {
  return null;
}
