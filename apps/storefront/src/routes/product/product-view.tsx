import { ChosenGallery } from '../../features/catalog/product/chosen-gallery.tsx';
import { ChoiceProvider } from '../../features/catalog/purchase/option-choice.tsx';
import { BundleProvider } from '../../features/catalog/purchase/bundle-context.tsx';
import { productPath } from '../../features/catalog/card/product-href.ts';
import type { GalleryImage } from '../../features/catalog/purchase/product-matrix.ts';
import { breadcrumbStructuredData } from '../../features/catalog/listing/breadcrumb-structured-data.ts';
import { lookRows } from '../../features/catalog/product/look-rows.ts';
import { productStructuredData } from '../../features/catalog/product/product-structured-data.ts';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { island } from '../../rendering/island.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { lazyPart } from '../../rendering/lazy-part.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { Slot } from '../../theme/theme.tsx';
import type { CSSProperties, ReactNode } from 'react';
import type { loadProduct } from './load-product.ts';
import { present } from '../frame/present.ts';
import { productBreadcrumbs } from './product-breadcrumbs.ts';
import { ProductBuyBox } from './product-buy-box.tsx';
import { useOnAdd } from './use-on-add.ts';
import { SocialHead } from '../frame/social-head.tsx';
import styles from './product-view.module.css';

const ProductGallery = island(
  'src/features/catalog/product/product-gallery.tsx',
  async () => (await import('../../features/catalog/product/product-gallery.tsx')).ProductGallery,
);
const LookScene = lazyPart(
  'src/features/catalog/product/look-scene.tsx',
  async () => (await import('../../features/catalog/product/look-scene.tsx')).LookScene,
);
const ProductDetails = island(
  'src/features/catalog/product/product-details.tsx',
  async () => (await import('../../features/catalog/product/product-details.tsx')).ProductDetails,
  { cached: true },
);
const ProductBelow = island('src/routes/product/product-below.tsx', async () => (await import('./product-below.tsx')).ProductBelow);

export type ProductPage = Awaited<ReturnType<typeof loadProduct>>;
type Props = { readonly page: ProductPage };

/** A product of any type. */
export function ProductView({ page }: Props) {
  const { product, choice } = page;
  const { storeView, settings } = useShopState();
  const onAdd = useOnAdd();
  const path = productPath(product);
  const crumbs = productBreadcrumbs(product, (target) => localPath(storeView, target));
  const place = { publicUrl: settings.publicUrl, path: localPath(storeView, path), currency: storeView.currency };
  const variants = choice.type === 'configurable' ? choice.matrix : undefined;
  return (
    <>
      <ProductHead page={page} path={path} />
      <StructuredData value={import.meta.env.SSR ? productStructuredData(product, place, variants, page.reviews) : undefined} />
      <StructuredData value={import.meta.env.SSR ? breadcrumbStructuredData(settings.publicUrl, crumbs) : undefined} />
      <WithChoice choice={choice}>
        <Slot
          of="ProductPage"
          breadcrumbs={<Breadcrumbs homeHref={localPath(storeView, '')} items={crumbs} />}
          gallery={<Pictures page={page} />}
          buyBox={<ProductBuyBox page={page} onAdd={onAdd} />}
          details={<ProductDetails product={product} />}
          below={<ProductBelow page={page} onAdd={onAdd} />}
        />
      </WithChoice>
    </>
  );
}

/** What is chosen is known to the whole page: pictures, price, button and branches follow it. */
function WithChoice({ choice, children }: { readonly choice: ProductPage['choice']; readonly children: ReactNode }) {
  if (choice.type === 'configurable') {
    return (
      <ChoiceProvider matrix={choice.matrix} initial={choice.selection}>
        {children}
      </ChoiceProvider>
    );
  }
  return choice.type === 'bundle' ? <BundleProvider parts={choice.parts}>{children}</BundleProvider> : children;
}

function ProductHead({ page: { product }, path }: Props & { readonly path: string }) {
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
function Pictures({ page: { product, choice } }: Props) {
  const name = product.name ?? '';
  const images = present(product.media_gallery).flatMap(({ url, label }): GalleryImage[] => (url ? [{ url, label: label ?? name }] : []));
  if (choice.type === 'configurable') return <ChosenGallery name={name} images={images} />;
  if (product.__typename !== 'GroupedProduct' || choice.type !== 'look' || !product.look?.scene?.url) {
    return <ProductGallery name={name} images={images} />;
  }
  const names = new Map(choice.items.map((item) => [item.sku, item.name] as const));
  const scene = pictureHash(product.look.scene.url);
  const pieces = images.filter(({ url }) => pictureHash(url) !== scene);
  // How high they are together, for the style sheet: it lets them stand still beside the longer list of pieces.
  const { pairs, threes } = lookRows(pieces.length);
  const rows = { '--pairs': pairs, '--threes': threes } as CSSProperties;
  return (
    <div className={styles.column}>
      <div className={styles.look} style={rows}>
        <LookScene product={product} names={names} />
        <ProductGallery name={name} images={pieces} isFirst={false} />
      </div>
    </div>
  );
}

/** The same picture may be named at two widths. */
const pictureHash = (url: string): string => url.replace(/\/\d+\.\w+$/, '');
