import { useId } from 'react';
import { SampleButton } from '../../features/cart/adding/sample-button.tsx';
import { CatalogLegalLine } from '../../features/catalog/card/catalog-legal-line.tsx';
import { ProductPrice } from '../../features/catalog/card/product-price.tsx';
import type { ProductSampleOfferFragment } from '../../generated/graphql.ts';
import { ShopProse } from '../../lib/page/shop-prose.tsx';

/** The fabric sample of a product: what comes and what it costs is said before it is ordered. */
export function ProductSample({
  sample: { sku, short_description: about, price_range: range },
}: {
  readonly sample: ProductSampleOfferFragment;
}) {
  const legalId = useId();
  return (
    <SampleButton sku={sku ?? ''} price={<ProductPrice range={range} legalId={legalId} />} legalLine={<CatalogLegalLine id={legalId} />}>
      {about?.html ? <ShopProse html={about.html} /> : null}
    </SampleButton>
  );
}
