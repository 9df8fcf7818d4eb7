import { FaqPage } from '../../features/content/faq/faq-page.tsx';
import { faqStructuredData } from '../../features/content/faq/faq-structured-data.ts';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { LoadFaqDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenAlternates, screenHref, screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { present } from '../frame/present.ts';
import { SocialHead } from '../frame/social-head.tsx';
import styles from './text-view.module.css';

const maxQueryLength = 100;

export const loader = pageLoader(async ({ shop, url, storeView, storeViews }) => {
  const { faq } = await shop.query(LoadFaqDocument, { page: 1 });
  return {
    categories: present(faq?.items),
    query: (url.searchParams.get('q') ?? '').slice(0, maxQueryLength),
    alternates: screenAlternates('faq', storeView, storeViews),
  };
});

export default function FaqRoute() {
  const { categories, query } = usePageData<typeof loader>();
  const t = useMessages('content');
  const { storeView } = useShopState();
  const path = `/${screenPath('faq', storeView.language)}`;
  const title = t('faqTitle');
  return (
    <div className={styles.page}>
      <PageHead title={title} description={t('faqDescription')} canonicalPath={path} noindex={query !== ''} />
      <SocialHead title={title} description={t('faqDescription')} type="website" path={path} />
      <StructuredData value={faqStructuredData(categories)} />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: title }]} />
      <FaqPage categories={categories} query={query} action={screenHref(storeView, 'faq')} contactHref={screenHref(storeView, 'contact')} />
    </div>
  );
}
