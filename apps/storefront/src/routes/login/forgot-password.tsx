import { Entrance } from '../../features/customer/login/entrance.tsx';
import { ForgotPasswordForm } from '../../features/customer/login/forgot-password-form.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import styles from '../content/text-view.module.css';

export default function ForgotPasswordRoute() {
  const t = useMessages('customer');
  const { storeView } = useShopState();
  return (
    <div className={styles.page}>
      <PageHead title={t('forgotTitle')} noindex />
      <Entrance title={t('forgotTitle')} intro={t('forgotIntro')}>
        <ForgotPasswordForm loginHref={localPath(storeView, 'login')} />
      </Entrance>
    </div>
  );
}
