import { Entrance } from '../../features/customer/login/entrance.tsx';
import { RegisterForm } from '../../features/customer/register/register-form.tsx';
import { WhyAccount } from '../../features/customer/register/why-account.tsx';
import { contentPath } from '../../features/navigation/footer-links.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { afterLogin } from './after-login.ts';
import styles from '../content/text-view.module.css';

export default function CreateAccountRoute() {
  const t = useMessages('customer');
  const shop = useShop();
  const { storeView } = useShopState();
  return (
    <div className={styles.page}>
      <PageHead title={t('createAccount')} noindex />
      <Entrance
        title={t('createAccount')}
        intro={t('createIntro')}
        aside={<WhyAccount title={t('haveTitle')} href={localPath(storeView, 'login')} link={t('login')} />}
      >
        <RegisterForm privacyHref={localPath(storeView, contentPath(storeView.language, 'privacy'))} onLoggedIn={() => afterLogin(shop)} />
      </Entrance>
    </div>
  );
}
