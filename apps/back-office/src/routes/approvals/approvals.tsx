import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { ApprovalList } from '../../features/approvals/approval-list.tsx';
import styles from '../../features/approvals/approvals.module.css';
import { ApprovalsDocument, type ApprovalsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { onlyOnRefresh } from '../../lib/list/use-refresh.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader() {
  return deferred(ask(ApprovalsDocument), 'today');
}

/** Opening a request beside the list asks for nothing new. */
export const shouldRevalidate = onlyOnRefresh;

function Requests({ answer }: { readonly answer: Promise<ApprovalsQuery> }) {
  return <ApprovalList requests={use(answer).approvals} />;
}

/** What one person asked for and another one decides. */
export default function Approvals() {
  const t = useMessages('approvals');
  const { answer } = useLoaderData<typeof clientLoader>();
  useFreshList(['approval']);
  return (
    <Page isList title={t('title')}>
      <p className={styles.intro}>{t('intro')}</p>
      <Suspense fallback={<SkeletonRows />}>
        <Requests answer={answer} />
      </Suspense>
    </Page>
  );
}
