import { CatalogLegalLine } from '../../features/catalog/card/catalog-legal-line.tsx';
import { productHref } from '../../features/catalog/card/product-href.ts';
import { ProductPrice } from '../../features/catalog/card/product-price.tsx';
import { BundleBlock } from '../../features/home/bundle-block.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import type { loadHome } from './load-home.ts';

type Props = { readonly bundles: Awaited<ReturnType<typeof loadHome>>['bundles'] };

/** Sets on the home page, with prices as the catalogue writes them. */
export function HomeBundles({ bundles }: Props) {
  const { storeView } = useShopState();
  return (
    <BundleBlock
      bundles={bundles}
      hrefOf={(bundle) => productHref(storeView, bundle)}
      priceOf={(bundle, legalId) => <ProductPrice range={bundle.price_range} legalId={legalId} />}
      legalLine={(id) => <CatalogLegalLine id={id} />}
    />
  );
}
