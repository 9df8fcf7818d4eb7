import { BrandIndex } from '../../features/brand/brand-index.tsx';
import { BrandSlider } from '../../features/brand/brand-slider.tsx';
import { BrandsHeading } from '../../features/brand/brands-heading.tsx';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { loadBrands } from './load-brands.ts';
import { SocialHead } from '../frame/social-head.tsx';
import styles from '../content/text-view.module.css';

export const loader = pageLoader(loadBrands);

export default function BrandsRoute() {
  const { featured, brands } = usePageData<typeof loader>();
  const { storeView } = useShopState();
  const t = useMessages('brand');
  const path = `/${screenPath('brands', storeView.language)}`;
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('metaDescription')} canonicalPath={path} />
      <SocialHead title={t('title')} description={t('metaDescription')} type="website" path={path} />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: t('title') }]} />
      <BrandsHeading />
      <BrandSlider brands={featured} />
      <BrandIndex brands={brands} />
    </div>
  );
}
