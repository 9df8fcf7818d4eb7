import { breadcrumbStructuredData } from '../../features/catalog/listing/breadcrumb-structured-data.ts';
import { productHref } from '../../features/catalog/card/product-href.ts';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { BranchPage } from '../../features/stores/branch-page.tsx';
import { branchStructuredData } from '../../features/stores/branch-structured-data.ts';
import { StockSearch } from '../../features/stores/stock-search.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenHref, screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { loadBranch } from './load-branches.ts';
import { SocialHead } from '../frame/social-head.tsx';
import styles from '../content/text-view.module.css';

export const loader = pageLoader(loadBranch);

export default function BranchRoute() {
  const { listed, today, query, found } = usePageData<typeof loader>();
  const t = useMessages('stores');
  const { storeView, settings } = useShopState();
  const { branch } = listed;
  const city = branch.city ?? branch.name;
  const list = screenHref(storeView, 'branches');
  const href = `${list}/${branch.url_key ?? ''}`;
  const path = `/${screenPath('branches', storeView.language)}/${branch.url_key ?? ''}`;
  const crumbs = [
    { name: t('title'), href: list },
    { name: city, href },
  ];
  const description = t('branchDescription', {
    name: branch.name,
    street: branch.street ?? '',
    postcode: branch.postcode ?? '',
    city: branch.city ?? '',
  });
  return (
    <div className={styles.page}>
      <PageHead title={branch.name} description={description} canonicalPath={path} noindex={query !== ''} />
      <SocialHead title={branch.name} description={description} type="website" path={path} />
      <StructuredData value={branchStructuredData(branch, { url: `${settings.publicUrl}${href}` })} />
      <StructuredData value={breadcrumbStructuredData(settings.publicUrl, crumbs)} />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={crumbs} />
      <BranchPage
        {...listed}
        today={today}
        ways={
          <p className={styles.ways}>
            <ButtonLink href={`${screenHref(storeView, 'forms')}/custom/measure-appointment`}>{t('appointment')}</ButtonLink>
          </p>
        }
        stock={<StockSearch city={city} action={href} query={query} found={found} hrefOf={(item) => productHref(storeView, item)} />}
      />
    </div>
  );
}
