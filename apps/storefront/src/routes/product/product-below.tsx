import { hasSizeAxis } from '../../features/catalog/purchase/product-matrix.ts';
import type { OnAdd } from '../../features/catalog/purchase/purchase.ts';
import { ProductStrip } from '../../features/catalog/listing/product-strip.tsx';
import { RecentlyViewed } from '../../features/catalog/listing/recently-viewed.tsx';
import { ReviewsSection } from '../../features/reviews/reviews-section.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { ProductQuestion } from '../forms/form-places.tsx';
import { pageStrips } from './page-strips.ts';
import type { ProductPage } from './product-view.tsx';

type Props = { readonly page: ProductPage; readonly onAdd: OnAdd };

/** What is worn with it, what others say about it, what to take instead, and what was looked at before. */
export function ProductBelow({ page: { product, choice, reviews }, onAdd }: Props) {
  const t = useMessages('catalogLater');
  const pieces = choice.type === 'look' || choice.type === 'grouped' ? choice.items.map(({ sku }) => sku) : [];
  const { matching, instead, shown } = pageStrips(product, pieces);
  return (
    <>
      <ProductStrip id="related" title={t('related')} products={matching} onAdd={onAdd} />
      {reviews === undefined ? null : (
        <ReviewsSection product={reviews} hasSizes={choice.type === 'configurable' && hasSizeAxis(choice.matrix)} />
      )}
      <ProductStrip id="upsell" title={t('upsell')} products={instead} />
      <ProductQuestion sku={product.sku ?? ''} />
      <RecentlyViewed sku={product.sku ?? ''} others={shown} />
    </>
  );
}
