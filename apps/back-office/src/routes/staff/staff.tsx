import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { loadStaff, type StaffRows } from '../../features/staff/load-staff.ts';
import { StaffList } from '../../features/staff/staff-list.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { onlyOnRefresh } from '../../lib/list/use-refresh.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export const clientLoader = () => deferred(loadStaff(), 'people');

/** Searching and sorting ask for nothing new. */
export const shouldRevalidate = onlyOnRefresh;

function Rows({ list, withEmail }: { readonly list: Promise<StaffRows>; readonly withEmail: boolean }) {
  return <StaffList {...use(list)} withEmail={withEmail} />;
}

/** Everybody who works here, within the branches somebody sees. */
export default function Staff() {
  const t = useMessages('staff');
  const { answer } = useLoaderData<typeof clientLoader>();
  const mayManage = may(usePerson(), 'staff.manage');
  useFreshList(['staff']);
  const invite = mayManage && (
    <ButtonLink kind="main" icon="user-plus" to="/staff/invite">
      {t('invite')}
    </ButtonLink>
  );
  return (
    <Page isList title={t('title')} actions={invite}>
      <Suspense fallback={<SkeletonRows />}>
        <Rows list={answer} withEmail={mayManage} />
      </Suspense>
    </Page>
  );
}
