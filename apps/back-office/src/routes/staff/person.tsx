import { Suspense, use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { knownBranches, loadStaff } from '../../features/staff/load-staff.ts';
import { PersonPage } from '../../features/staff/person-page.tsx';
import { StaffMemberDocument, type StaffMemberQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

type Loaded = { readonly member: StaffMemberQuery['staffMember']; readonly branches: readonly string[] };

async function load(id: string): Promise<Loaded> {
  const [{ staffMember }, { rows }] = await Promise.all([ask(StaffMemberDocument, { id }), loadStaff()]);
  return { member: staffMember, branches: knownBranches(rows) };
}

/** Not waited for: the screen is there at once, and its content when it comes. */
export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return { loaded: load(params.id ?? '') };
}

function Content({ loaded }: { readonly loaded: Promise<Loaded> }) {
  const { member, branches } = use(loaded);
  const person = usePerson();
  const { revalidate } = useRevalidator();
  // What others save comes in below what is typed here.
  useChanges(({ entity, id }) => {
    if (entity === 'staff' && id === member.id) void revalidate();
  });
  const history = may(person, 'audit.read') && <History entity="staff" id={member.id} version={member.version} />;
  return <PersonPage key={member.id} member={member} branches={branches} mayManage={may(person, 'staff.manage')} history={history} />;
}

/** Somebody who works here: what they may do, and what happened to their account. */
export default function Person() {
  const t = useMessages('staff');
  const { loaded } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={t('title')} back={{ to: '/staff', label: t('back') }}>
      <SkeletonRows count={6} />
    </Page>
  );
  return (
    <Suspense fallback={waiting}>
      <Content loaded={loaded} />
    </Suspense>
  );
}
