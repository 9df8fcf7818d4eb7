import { CmsPage } from '../../features/content/pages/cms-page.tsx';
import { OfficialNotice } from '../../features/content/notices/official-notice.tsx';
import { lazyPart } from '../../rendering/lazy-part.tsx';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { contentPath } from '../../features/navigation/footer-links.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { embeddedProducts } from './embedded-products.tsx';
import type { loadCmsPage } from './load-cms-page.ts';
import { SocialHead } from '../frame/social-head.tsx';
import styles from './text-view.module.css';

const MeasureGuide = lazyPart(
  'src/features/catalog/sizes/measure-guide.tsx',
  async () => (await import('../../features/catalog/sizes/measure-guide.tsx')).MeasureGuide,
);

/** A page of words. */
export function CmsView({ page: { page } }: { readonly page: Awaited<ReturnType<typeof loadCmsPage>> }) {
  const { storeView } = useShopState();
  // Where the law wants the official notice in full (LAW-10).
  const isGuarantee = page.identifier === contentPath(storeView.language, 'guarantee');
  const isSizeAdvice = page.identifier === contentPath(storeView.language, 'sizeAdvice');
  const title = page.meta_title ?? page.title ?? '';
  return (
    <div className={styles.page}>
      <PageHead title={title} description={page.meta_description} />
      <SocialHead title={title} description={page.meta_description} keywords={page.meta_keywords} type="article" />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: page.title ?? '' }]} />
      <CmsPage page={page} productsOf={embeddedProducts(page.embedded_products)}>
        {isGuarantee ? <OfficialNotice /> : null}
        {isSizeAdvice ? <MeasureGuide headingLevel={2} /> : null}
      </CmsPage>
    </div>
  );
}
