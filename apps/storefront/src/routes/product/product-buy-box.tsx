import type { ReactNode } from 'react';
import { lookNumbers } from '../../features/catalog/product/look-numbers.ts';
import { LookPriceBlock } from '../../features/catalog/card/look-price-block.tsx';
import { lookPrice } from '../../features/catalog/card/look-price.ts';
import { ProductPrice } from '../../features/catalog/card/product-price.tsx';
import { ProductSummary } from '../../features/catalog/product/product-summary.tsx';
import { OrderWithoutScript } from '../../features/catalog/purchase/order-without-script.tsx';
import type { OnAdd, PurchaseSurroundings } from '../../features/catalog/purchase/purchase.ts';
import { SizeGuide } from '../../features/catalog/sizes/size-guide.tsx';
import { island } from '../../rendering/island.tsx';
import { lazyPart } from '../../rendering/lazy-part.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import type { ProductPage } from './product-view.tsx';

const ProductHeart = island('src/routes/product/product-heart.tsx', async () => (await import('./product-heart.tsx')).ProductHeart);
const ProductSample = island('src/routes/product/product-sample.tsx', async () => (await import('./product-sample.tsx')).ProductSample);
const FitNote = island('src/features/reviews/fit-note.tsx', async () => (await import('../../features/reviews/fit-note.tsx')).FitNote);
const RatingLink = island(
  'src/features/reviews/rating-link.tsx',
  async () => (await import('../../features/reviews/rating-link.tsx')).RatingLink,
);
const CompareToggle = island(
  'src/features/compare/compare-toggle.tsx',
  async () => (await import('../../features/compare/compare-toggle.tsx')).CompareToggle,
);
const OfficialNoticeLine = island(
  'src/features/content/notices/official-notice.tsx',
  async () => (await import('../../features/content/notices/official-notice.tsx')).OfficialNoticeLine,
);
const ShareButton = island(
  'src/features/catalog/product/share-button.tsx',
  async () => (await import('../../features/catalog/product/share-button.tsx')).ShareButton,
);
const PurchaseTerms = island(
  'src/features/catalog/purchase/purchase-terms.tsx',
  async () => (await import('../../features/catalog/purchase/purchase-terms.tsx')).PurchaseTerms,
);
const DeliveryTime = lazyPart(
  'src/features/catalog/product/delivery-time.tsx',
  async () => (await import('../../features/catalog/product/delivery-time.tsx')).DeliveryTime,
);
const from = 'src/features/catalog/purchase';
const bundle = () => import('../../features/catalog/purchase/bundle-purchase.tsx');
const BundlePrice = lazyPart(`${from}/bundle-purchase.tsx#price`, async () => (await bundle()).BundlePrice);
const BundlePurchase = lazyPart(`${from}/bundle-purchase.tsx`, async () => (await bundle()).BundlePurchase);
const configurable = () => import('../../features/catalog/purchase/configurable-purchase.tsx');
const ChosenPrice = lazyPart(`${from}/configurable-purchase.tsx#price`, async () => (await configurable()).ChosenPrice);
const ConfigurablePurchase = lazyPart(`${from}/configurable-purchase.tsx`, async () => (await configurable()).ConfigurablePurchase);
const GroupedPurchase = lazyPart(
  `${from}/grouped-purchase.tsx`,
  async () => (await import('../../features/catalog/purchase/grouped-purchase.tsx')).GroupedPurchase,
);
const LookPurchase = lazyPart(
  `${from}/look-purchase.tsx`,
  async () => (await import('../../features/catalog/purchase/look-purchase.tsx')).LookPurchase,
);
const SimplePurchase = lazyPart(
  `${from}/simple-purchase.tsx`,
  async () => (await import('../../features/catalog/purchase/simple-purchase.tsx')).SimplePurchase,
);
const tiers = () => import('../../features/catalog/purchase/tier-prices.tsx');
const TierPrices = island(`${from}/tier-prices.tsx`, async () => (await tiers()).TierPrices);
const ChosenTierPrices = island(`${from}/tier-prices.tsx#chosen`, async () => (await tiers()).ChosenTierPrices);

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
      <OrderWithoutScript branches={page.branches} />
      <Purchase page={page} onAdd={onAdd} />
      {product.fabric_sample ? <ProductSample sample={product.fabric_sample} /> : null}
      <PurchaseTerms guarantee={<OfficialNoticeLine />} />
    </ProductSummary>
  );
}

/** The products of a group are bought one by one: only they have a price. */
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
    case 'look': {
      const price = lookPrice(choice.items.map(({ quantity, product: { price_range: range } }) => ({ quantity, range })));
      return price && ((legalId) => <LookPriceBlock price={price} legalId={legalId} size="page" />);
    }
    case 'grouped':
      return undefined;
  }
}

function Purchase({ page, onAdd }: Props) {
  const { product, choice, branches, madeAt, reviews } = page;
  const sku = product.sku ?? '';
  const around: PurchaseSurroundings = { madeAt, branches, onAdd };
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
        <DeliveryTime facts={product.DeliveryTime ?? undefined} isSaleable={product.stock_status === 'IN_STOCK'} madeAt={madeAt} />
      </>
    );
  }
  if (choice.type === 'grouped') return <GroupedPurchase items={choice.items} onAdd={onAdd} />;
  if (choice.type === 'look') {
    const numbers = lookNumbers(product.__typename === 'GroupedProduct' ? product.look?.hotspots : null);
    return <LookPurchase items={choice.items} numbers={numbers} onAdd={onAdd} />;
  }
  return product.__typename === 'SimpleProduct' ? <SimplePurchase {...around} product={product} /> : null;
}
