import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { BranchList } from '../../features/stores/branch-list.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenHref, screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { loadBranches } from './load-branches.ts';
import { SocialHead } from '../frame/social-head.tsx';
import styles from '../content/text-view.module.css';

export const loader = pageLoader(loadBranches);

export default function BranchesRoute() {
  const { branches, today } = usePageData<typeof loader>();
  const t = useMessages('stores');
  const { storeView } = useShopState();
  const path = `/${screenPath('branches', storeView.language)}`;
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('metaDescription')} canonicalPath={path} />
      <SocialHead title={t('title')} description={t('metaDescription')} type="website" path={path} />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: t('title') }]} />
      <BranchList branches={branches} today={today} hrefOf={({ url_key }) => `${screenHref(storeView, 'branches')}/${url_key ?? ''}`} />
    </div>
  );
}
