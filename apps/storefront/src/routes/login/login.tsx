import { Entrance } from '../../features/customer/login/entrance.tsx';
import { LoginForm } from '../../features/customer/login/login-form.tsx';
import { WhyAccount } from '../../features/customer/register/why-account.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { afterLogin } from './after-login.ts';
import styles from '../content/text-view.module.css';

export default function LoginRoute() {
  const t = useMessages('customer');
  const shop = useShop();
  const { storeView } = useShopState();
  return (
    <div className={styles.page}>
      <PageHead title={t('login')} noindex />
      <Entrance
        title={t('login')}
        intro={t('loginIntro')}
        aside={<WhyAccount title={t('whyTitle')} href={localPath(storeView, 'create-account')} link={t('createAccount')} />}
      >
        <LoginForm forgotHref={localPath(storeView, 'forgot-password')} onLoggedIn={() => afterLogin(shop)} />
      </Entrance>
    </div>
  );
}
