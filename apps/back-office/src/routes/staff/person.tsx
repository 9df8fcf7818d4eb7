import { use } from 'react';
import { useLoaderData } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { PersonPage } from '../../features/staff/person-page.tsx';
import { StaffMemberDocument, type StaffMemberQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export const clientLoader = ({ params }: { readonly params: { readonly id?: string } }) =>
  deferred(ask(StaffMemberDocument, { id: params.id ?? '' }), 'people');

function Content({ answer }: { readonly answer: Promise<StaffMemberQuery> }) {
  const { staffMember: member } = use(answer);
  const person = usePerson();
  useFreshThing('staff', member.id);
  const history = may(person, 'audit.read') && (
    <History differences={LazyDifferences} entity="staff" id={member.id} version={member.version} />
  );
  return <PersonPage key={member.id} member={member} mayManage={may(person, 'staff.manage')} history={history} />;
}

/** Somebody who works here: what they may do, and what happened to their account. */
export default function Person() {
  const t = useMessages('staff');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage title={t('title')} back={{ to: '/staff', label: t('back') }} rows={6}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
