import { CustomerService, type ServiceWay } from '../../features/content/pages/customer-service.tsx';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { contentPath, type FooterPage } from '../../features/navigation/footer-links.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { screenHref, type Screen } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { SocialHead } from '../frame/social-head.tsx';
import styles from './text-view.module.css';

export default function CustomerServiceRoute() {
  const t = useMessages('content');
  const { storeView } = useShopState();
  const title = t('serviceTitle');
  return (
    <div className={styles.page}>
      <PageHead title={title} description={t('serviceDescription')} />
      <SocialHead title={title} description={t('serviceDescription')} type="website" />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: title }]} />
      <CustomerService ways={useWays()} />
    </div>
  );
}

function useWays(): readonly ServiceWay[] {
  const t = useMessages('content');
  const names = useMessages('navigation');
  const { storeView } = useShopState();
  const page = (name: FooterPage, icon: ServiceWay['icon'], text: string): ServiceWay => ({
    href: localPath(storeView, contentPath(storeView.language, name)),
    title: names(name),
    text,
    icon,
  });
  const screen = (name: Screen, icon: ServiceWay['icon'], title: string, text: string): ServiceWay => ({
    href: screenHref(storeView, name),
    title,
    text,
    icon,
  });
  return [
    screen('faq', 'info', t('faqTitle'), t('serviceFaq')),
    screen('contact', 'envelope-simple', t('serviceContactTitle'), t('serviceContact')),
    screen('branches', 'storefront', names('branchesTitle'), t('serviceBranches')),
    page('shipping', 'truck', t('serviceShipping')),
    page('returns', 'arrow-u-up-left', t('serviceReturns')),
    screen('withdrawal', 'receipt', names('withdraw'), t('serviceWithdrawal')),
    page('sizeAdvice', 'ruler', t('serviceSizes')),
    page('alterations', 'scissors', t('serviceAlterations')),
    page('guarantee', 'check-circle', t('serviceGuarantee')),
  ];
}
