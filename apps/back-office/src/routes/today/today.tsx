import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { WaitingRequests } from '../../features/approvals/waiting-requests.tsx';
import { OwnChanges } from '../../features/audit/own-changes.tsx';
import { TileList } from '../../features/today/tile-list.tsx';
import styles from '../../features/today/today.module.css';
import { useGreeting } from '../../features/today/use-greeting.ts';
import { ApprovalsDocument, TodayDocument, type ApprovalsQuery, type TodayQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { chosenBranch } from '../../lib/branches/chosen-branch.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { useRefresh } from '../../lib/list/use-refresh.ts';

export function clientLoader() {
  return deferred(Promise.all([ask(TodayDocument, { branch: chosenBranch() ?? null }), ask(ApprovalsDocument)]), 'today');
}

function Content({ answer }: { readonly answer: Promise<[TodayQuery, ApprovalsQuery]> }) {
  const t = useMessages('today');
  const { time } = useFormats();
  const person = usePerson();
  const refresh = useRefresh();
  const [{ today }, { approvals }] = use(answer);
  return (
    <>
      <TileList tiles={today.tiles} mayCommand={may(person, 'staff.read', 'everywhere')} />
      <div className={styles.more}>
        <WaitingRequests requests={approvals} />
        {may(person, 'audit.read') && <OwnChanges me={person} />}
      </div>
      <p className={styles.updated}>
        {t('updated', { time: time(today.at) })}
        <TextButton icon="arrow-clockwise" onClick={() => void refresh()}>
          {t('refresh')}
        </TextButton>
      </p>
    </>
  );
}

/** The first screen: what waits for this person, what others wait for, and what they did last. */
export default function Today() {
  const { answer } = useLoaderData<typeof clientLoader>();
  const { title, line } = useGreeting(usePerson());
  useFreshList(['approval', 'order', 'withdrawal']);
  return (
    <Page title={title} note={line}>
      <PageColumns>
        <Suspense fallback={<SkeletonRows count={6} />}>
          <Content answer={answer} />
        </Suspense>
      </PageColumns>
    </Page>
  );
}
