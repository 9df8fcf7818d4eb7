import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { loginPath } from '../../../lib/session/next-path.ts';
import { useLogin } from '../../../lib/session/use-login.ts';
import { AccountProvider } from './account-context.tsx';
import { accountPath, accountSections } from './account-sections.ts';
import { LogoutButton } from '../login/logout-button.tsx';
import { useLoadAccount } from './use-load-account.ts';
import styles from './account-frame.module.css';

/** Around every account page: its menu, and the customer as soon as one is known. Who is logged out goes to the login (SPEC-2). */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const t = useMessages('customer');
  const { storeView } = useShopState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const login = useLogin();
  const { customer, isFailed, refresh } = useLoadAccount();
  useEffect(() => {
    if (login === 'loggedOut') void navigate(loginPath(pathname + search), { replace: true });
  }, [login, pathname, search, navigate]);
  const isPart = pathname.replace(/\/$/, '') !== '/account';
  return (
    <div className={styles.frame} {...(isPart ? { 'data-part': '' } : {})}>
      <nav className={styles.nav} aria-label={t('account')}>
        <ul className={styles.list}>
          {accountSections.map(({ path, title }) => (
            <li key={path}>
              <a
                className={styles.entry}
                href={localPath(storeView, accountPath(path))}
                {...(pathname === `/${accountPath(path)}` ? { 'aria-current': 'page' as const } : {})}
              >
                {t(title)}
              </a>
            </li>
          ))}
          <li>
            <LogoutButton className={styles.entry} />
          </li>
        </ul>
      </nav>
      <div className={styles.content}>
        <a className={styles.back} href={localPath(storeView, 'account')}>
          {t('backToAccount')}
        </a>
        <AccountProvider value={customer ? { customer, refresh } : { retry: isFailed ? refresh : undefined }}>{children}</AccountProvider>
      </div>
    </div>
  );
}
