import { Suspense, use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { PersonPage } from '../../features/staff/person-page.tsx';
import { StaffMemberDocument, type StaffMemberQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export const clientLoader = ({ params }: { readonly params: { readonly id?: string } }) =>
  deferred(ask(StaffMemberDocument, { id: params.id ?? '' }), 'people');

function Content({ answer }: { readonly answer: Promise<StaffMemberQuery> }) {
  const { staffMember: member } = use(answer);
  const person = usePerson();
  const { revalidate } = useRevalidator();
  // What others save comes in below what is typed here.
  useChanges(({ entity, id }) => {
    if (entity === 'staff' && id === member.id) void revalidate();
  });
  const history = may(person, 'audit.read') && (
    <History differences={LazyDifferences} entity="staff" id={member.id} version={member.version} />
  );
  return <PersonPage key={member.id} member={member} mayManage={may(person, 'staff.manage')} history={history} />;
}

/** Somebody who works here: what they may do, and what happened to their account. */
export default function Person() {
  const t = useMessages('staff');
  const { answer } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={t('title')} back={{ to: '/staff', label: t('back') }}>
      <SkeletonRows count={6} />
    </Page>
  );
  return (
    <Suspense fallback={waiting}>
      <Content answer={answer} />
    </Suspense>
  );
}
