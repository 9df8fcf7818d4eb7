import type { ReactNode } from 'react';
import { AlertForm } from '../features/alerts/alert-form.tsx';
import { SampleButton } from '../features/cart/sample-button.tsx';
import { BundlePrice, BundlePurchase } from '../features/catalog/bundle-purchase.tsx';
import { ChosenPrice, ConfigurablePurchase } from '../features/catalog/configurable-purchase.tsx';
import { GroupedPurchase } from '../features/catalog/grouped-purchase.tsx';
import { lookNumbers } from '../features/catalog/look-numbers.ts';
import { LookPurchase } from '../features/catalog/look-purchase.tsx';
import { ProductPrice } from '../features/catalog/product-price.tsx';
import { ProductSummary } from '../features/catalog/product-summary.tsx';
import type { OnAdd, PurchaseSurroundings } from '../features/catalog/purchase.ts';
import { PurchaseTerms } from '../features/catalog/purchase-terms.tsx';
import { ShareButton } from '../features/catalog/share-button.tsx';
import { SimplePurchase } from '../features/catalog/simple-purchase.tsx';
import { SizeGuide } from '../features/catalog/size-guide.tsx';
import { DeliveryTime } from '../features/catalog/delivery-time.tsx';
import { ChosenTierPrices, TierPrices } from '../features/catalog/tier-prices.tsx';
import { OfficialNoticeLine } from '../features/content/official-notice.tsx';
import { CompareToggle } from '../features/compare/compare-toggle.tsx';
import { FitNote } from '../features/reviews/fit-note.tsx';
import { RatingLink } from '../features/reviews/rating-link.tsx';
import { useShopState } from '../lib/page/shop-state.tsx';
import { localPath } from '../lib/page/store-view.ts';
import { ProductHeart } from './product-heart.tsx';
import type { ProductPage } from './product-view.tsx';

type Props = { readonly page: ProductPage; readonly onAdd: OnAdd | undefined };

/** What it is, what it costs, what can be chosen, and everything somebody wants to know before the decision. */
export function ProductBuyBox({ page, onAdd }: Props) {
  const { product, reviews } = page;
  const { storeView } = useShopState();
  const sku = product.sku ?? '';
  const price = priceOf(page);
  return (
    <ProductSummary
      product={product}
      {...(price === undefined ? {} : { price })}
      rating={reviews === undefined ? null : <RatingLink percent={reviews.rating_summary} count={reviews.review_count} />}
      actions={
        <>
          <ProductHeart page={page} />
          <CompareToggle sku={sku} name={product.name ?? ''} href={localPath(storeView, 'compare')} />
          <ShareButton title={product.name ?? ''} />
        </>
      }
    >
      <Purchase page={page} onAdd={onAdd} />
      {page.sampleSku === undefined ? null : <SampleButton sku={page.sampleSku} />}
      <PurchaseTerms guarantee={<OfficialNoticeLine />} />
    </ProductSummary>
  );
}

/** The pieces of a group or a look are bought one by one: only they have a price. */
function priceOf({ product, choice }: ProductPage): ((legalId: string) => ReactNode) | undefined {
  switch (choice.type) {
    case 'configurable':
      return (legalId) => (
        <>
          <ChosenPrice legalId={legalId} />
          <ChosenTierPrices sku={product.sku ?? ''} />
        </>
      );
    case 'bundle':
      return (legalId) => <BundlePrice legalId={legalId} />;
    case 'simple':
      return (legalId) => (
        <>
          <ProductPrice range={product.price_range} legalId={legalId} size="page" />
          <TierPrices sku={product.sku ?? ''} />
        </>
      );
    case 'grouped':
    case 'look':
      return undefined;
  }
}

const alert = (sku: string): ReactNode => <AlertForm key={sku} sku={sku} />;

function Purchase({ page, onAdd }: Props) {
  const { product, choice, branches, madeAt, reviews } = page;
  const sku = product.sku ?? '';
  const around: PurchaseSurroundings = { madeAt, branches, onAdd, alert };
  if (choice.type === 'configurable') {
    const chart = product.__typename === 'ConfigurableProduct' ? product.fkv_maten : null;
    return (
      <>
        <ConfigurablePurchase
          {...around}
          sku={sku}
          sizeGuide={<SizeGuide rows={chart} />}
          fitNote={<FitNote summary={reviews?.fit_summary} />}
        />
      </>
    );
  }
  if (choice.type === 'bundle') {
    return (
      <>
        <BundlePurchase sku={sku} onAdd={onAdd} />
        <DeliveryTime facts={undefined} isSaleable={product.stock_status === 'IN_STOCK'} madeAt={madeAt} />
      </>
    );
  }
  if (choice.type === 'grouped') return <GroupedPurchase items={choice.items} onAdd={onAdd} alert={alert} />;
  if (choice.type === 'look') {
    const numbers = lookNumbers(product.__typename === 'GroupedProduct' ? product.look?.hotspots : null);
    return <LookPurchase items={choice.items} numbers={numbers} onAdd={onAdd} alert={alert} />;
  }
  return product.__typename === 'SimpleProduct' ? <SimplePurchase {...around} product={product} /> : null;
}
