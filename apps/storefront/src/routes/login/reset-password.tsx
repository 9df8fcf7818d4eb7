import { useLocation, useNavigate, type HeadersFunction } from 'react-router';
import { Entrance } from '../../features/customer/login/entrance.tsx';
import { MissingToken } from '../../features/customer/login/missing-token.tsx';
import { ResetPasswordForm } from '../../features/customer/login/reset-password-form.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import styles from '../content/text-view.module.css';

/** Its address holds a secret: no cache may know it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export default function ResetPasswordRoute() {
  const t = useMessages('customer');
  const { storeView } = useShopState();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const token = query.get('token')?.trim() ?? '';
  return (
    <div className={styles.page}>
      <PageHead title={t('resetTitle')} noindex />
      <Entrance title={t('resetTitle')} intro={t('resetIntro')}>
        {token === '' ? (
          <MissingToken href={localPath(storeView, 'forgot-password')} />
        ) : (
          <ResetPasswordForm token={token} email={query.get('email') ?? ''} onChanged={() => void navigate('/login', { replace: true })} />
        )}
      </Entrance>
    </div>
  );
}
