import type { ReactNode } from 'react';
import { AccountContent } from '../../features/customer/account/account-context.tsx';
import type { AccountTitle } from '../../features/customer/account/account-sections.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';

type Props = { readonly title: AccountTitle | 'account' | 'changeEmail'; readonly children: ReactNode };

/** The head and the heading of one part of the account; never in a search engine. */
export function AccountPage({ title, children }: Props) {
  const t = useMessages('customer');
  return (
    <>
      <PageHead title={t(title)} noindex />
      <h1>{t(title)}</h1>
      <AccountContent>{children}</AccountContent>
    </>
  );
}
