import { BranchAvailability } from '../features/catalog/branch-availability.tsx';
import { configurableBranchStock, simpleBranchStock } from '../features/catalog/branch-stock.ts';
import { BundleParts } from '../features/catalog/bundle-parts.tsx';
import { DeliveryTime } from '../features/catalog/delivery-time.tsx';
import { GroupedItems } from '../features/catalog/grouped-items.tsx';
import { lookNumbers } from '../features/catalog/look-numbers.ts';
import { LookScene } from '../features/catalog/look-scene.tsx';
import { ProductDetails } from '../features/catalog/product-details.tsx';
import { ProductGallery } from '../features/catalog/product-gallery.tsx';
import { productPath } from '../features/catalog/product-href.ts';
import { ProductOptions } from '../features/catalog/product-options.tsx';
import { ProductStrip } from '../features/catalog/product-strip.tsx';
import { breadcrumbStructuredData, productStructuredData } from '../features/catalog/product-structured-data.ts';
import { ProductSummary } from '../features/catalog/product-summary.tsx';
import { PurchaseTerms } from '../features/catalog/purchase-terms.tsx';
import { sizeChartId } from '../features/catalog/size-chart.tsx';
import { Breadcrumbs } from '../features/navigation/breadcrumbs.tsx';
import { WishlistToggle } from '../features/wishlist/wishlist-toggle.tsx';
import { useMessages } from '../i18n/language-context.tsx';
import { PageHead } from '../lib/page/page-head.tsx';
import { useShopState } from '../lib/page/shop-state.tsx';
import { localPath } from '../lib/page/store-view.ts';
import { StructuredData } from '../lib/page/structured-data.tsx';
import { Slot } from '../theme/theme.tsx';
import { needsOptions } from './card-actions.tsx';
import type { loadProduct } from './load-product.ts';
import { present } from './present.ts';
import { productBreadcrumbs } from './product-breadcrumbs.ts';
import { SocialHead } from './social-head.tsx';
import styles from './product-view.module.css';

type Product = Awaited<ReturnType<typeof loadProduct>>['product'];
type Props = { readonly page: { readonly product: Product } };

/** A product of any type. */
export function ProductView({ page: { product } }: Props) {
  const t = useMessages('catalog');
  const { storeView, settings } = useShopState();
  const path = productPath(product);
  const isGroup = product.__typename === 'GroupedProduct';
  const crumbs = productBreadcrumbs(product, (target) => localPath(storeView, target));
  const related = present(product.related_products);
  const upsell = present(product.upsell_products);
  return (
    <>
      <ProductHead product={product} path={path} />
      <StructuredData
        value={productStructuredData(product, {
          publicUrl: settings.publicUrl,
          path: localPath(storeView, path),
          currency: storeView.currency,
        })}
      />
      <StructuredData value={breadcrumbStructuredData(settings.publicUrl, crumbs)} />
      <Slot
        of="ProductPage"
        breadcrumbs={<Breadcrumbs homeHref={localPath(storeView, '')} items={crumbs} />}
        gallery={<Pictures product={product} />}
        buyBox={
          <ProductSummary product={product} withPrice={!isGroup}>
            <Choices product={product} />
            {product.sku ? (
              <WishlistToggle sku={product.sku} name={product.name ?? ''} needsOptions={needsOptions(product.__typename)} />
            ) : null}
            {isGroup ? null : <DeliveryTime product={product} />}
            <Branches product={product} />
            <PurchaseTerms />
          </ProductSummary>
        }
        details={<ProductDetails product={product} />}
        {...(related.length + upsell.length > 0
          ? {
              below: (
                <>
                  <ProductStrip title={t('related')} products={related} />
                  <ProductStrip title={t('upsell')} products={upsell} />
                </>
              ),
            }
          : {})}
      />
    </>
  );
}

function ProductHead({ product, path }: { readonly product: Product; readonly path: string }) {
  const title = product.meta_title ?? product.name ?? '';
  return (
    <>
      <PageHead title={title} description={product.meta_description} canonicalPath={`/${path}`} />
      <SocialHead
        title={title}
        description={product.meta_description}
        keywords={product.meta_keyword}
        type="product"
        image={product.media_gallery?.[0]?.url}
        path={path}
      />
    </>
  );
}

/** A look shows its scene first, then the pieces one by one; everything else its gallery. */
function Pictures({ product }: { readonly product: Product }) {
  if (product.__typename !== 'GroupedProduct' || !product.look?.scene?.url) return <ProductGallery product={product} />;
  const names = new Map(present(product.items).map((item) => [item.product?.sku ?? '', item.product?.name ?? ''] as const));
  const scene = pictureHash(product.look.scene.url);
  const pieces = present(product.media_gallery).filter(({ url }) => url && pictureHash(url) !== scene);
  return (
    <div className={styles.look}>
      <LookScene product={product} names={names} />
      <ProductGallery product={{ ...product, media_gallery: pieces }} isFirst={false} />
    </div>
  );
}

/** The same picture may be named at two widths. */
const pictureHash = (url: string): string => url.replace(/\/\d+\.\w+$/, '');

/** What there is to choose, by type. */
function Choices({ product }: { readonly product: Product }) {
  const t = useMessages('catalog');
  if (product.__typename === 'ConfigurableProduct') {
    return <ProductOptions product={product} sizeChartId={(product.fkv_maten?.length ?? 0) > 0 ? sizeChartId : undefined} />;
  }
  if (product.__typename === 'BundleProduct') return <BundleParts product={product} />;
  if (product.__typename !== 'GroupedProduct') return null;
  if (!product.look) return <GroupedItems product={product} title={t('groupedItems')} />;
  return <GroupedItems product={product} title={t('lookItems')} numbers={lookNumbers(product.look.hotspots)} />;
}

function Branches({ product }: { readonly product: Product }) {
  const t = useMessages('catalog');
  if (product.__typename === 'ConfigurableProduct') return <BranchAvailability branches={configurableBranchStock(product, t)} />;
  return product.__typename === 'SimpleProduct' ? <BranchAvailability branches={simpleBranchStock(product, t)} /> : null;
}
