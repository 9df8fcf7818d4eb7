import type { OnAdd } from '../../features/catalog/purchase/purchase.ts';
import { ProductStrip } from '../../features/catalog/listing/product-strip.tsx';
import { RecentlyViewed } from '../../features/catalog/listing/recently-viewed.tsx';
import { ReviewsSection } from '../../features/reviews/reviews-section.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { ProductQuestion } from '../forms/form-places.tsx';
import { present } from '../frame/present.ts';
import type { ProductPage } from './product-view.tsx';

type Props = { readonly page: ProductPage; readonly onAdd: OnAdd };

/** What matches it, what others say about it, and what was looked at before. */
export function ProductBelow({ page: { product, choice, reviews }, onAdd }: Props) {
  const t = useMessages('catalogLater');
  return (
    <>
      <ProductStrip id="crosssell" title={t('crosssell')} products={present(product.crosssell_products)} onAdd={onAdd} />
      {reviews === undefined ? null : <ReviewsSection product={reviews} hasSizes={choice.type === 'configurable'} />}
      <ProductStrip id="related" title={t('related')} products={present(product.related_products)} />
      <ProductStrip id="upsell" title={t('upsell')} products={present(product.upsell_products)} />
      <ProductQuestion sku={product.sku ?? ''} />
      <RecentlyViewed sku={product.sku ?? ''} />
    </>
  );
}
