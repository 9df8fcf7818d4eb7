import { createContext, useContext, type ReactNode } from 'react';
import type { AccountCustomerFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './account-frame.module.css';

export type Account = {
  readonly customer: AccountCustomerFragment;
  readonly refresh: () => Promise<void>;
};

/** Before the customer is known; `retry` when the shop did not answer. */
type Unknown = { readonly retry: (() => Promise<void>) | undefined };

const AccountContext = createContext<Account | Unknown>({ retry: undefined });

export const AccountProvider = AccountContext.Provider;

/** The customer of the account pages, inside `AccountContent`. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!('customer' in account)) throw new Error('AccountContent is missing');
  return account;
}

/** What needs the customer; until then its place is held, because only the browser can fill it. */
export function AccountContent({ children }: { readonly children: ReactNode }) {
  const t = useMessages('customer');
  const account = useContext(AccountContext);
  if ('customer' in account) return children;
  if (account.retry) return <Button onClick={() => void account.retry?.()}>{t('tryAgain')}</Button>;
  return (
    <div className={styles.waiting}>
      <p className="visually-hidden">{t('loading')}</p>
      <span />
      <span />
      <span />
    </div>
  );
}
