import { useLoaderData } from 'react-router';
import { ApprovalList } from '../../features/approvals/approval-list.tsx';
import styles from '../../features/approvals/approvals.module.css';
import { ApprovalsDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { onlyOnRefresh } from '../../lib/list/use-refresh.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';

export function clientLoader() {
  return deferred(ask(ApprovalsDocument), 'today');
}

/** Opening a request beside the list asks for nothing new. */
export const shouldRevalidate = onlyOnRefresh;

/** What one person asked for and another one decides. */
export default function Approvals() {
  const t = useMessages('approvals');
  const { answer } = useLoaderData<typeof clientLoader>();
  useFreshList(['approval']);
  return (
    <Page isList title={t('title')}>
      <p className={styles.intro}>{t('intro')}</p>
      <DeferredRows answer={answer}>{({ approvals }) => <ApprovalList requests={approvals} />}</DeferredRows>
    </Page>
  );
}
