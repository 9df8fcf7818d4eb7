import { ProductGrid } from '../../features/catalog/listing/product-grid.tsx';
import { LandingPage } from '../../features/content/pages/landing-page.tsx';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { embeddedProducts } from '../content/embedded-products.tsx';
import type { loadLandingPage } from './load-landing-page.ts';
import { SocialHead } from '../frame/social-head.tsx';
import styles from '../content/text-view.module.css';

/** A selection of products with its own text. */
export function LandingView({ page: { page, products } }: { readonly page: Awaited<ReturnType<typeof loadLandingPage>> }) {
  const { storeView } = useShopState();
  const title = page.meta_title ?? page.title ?? '';
  return (
    <div className={styles.page}>
      <PageHead title={title} description={page.meta_description} />
      <SocialHead
        title={title}
        description={page.meta_description}
        keywords={page.meta_keywords}
        type="website"
        image={products[0]?.small_image?.url}
      />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: page.title ?? '' }]} />
      <LandingPage
        page={page}
        products={<ProductGrid products={products} headingLevel={3} />}
        productsOf={embeddedProducts(page.embedded_products)}
      />
    </div>
  );
}
