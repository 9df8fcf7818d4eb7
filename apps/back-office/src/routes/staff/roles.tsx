import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { MarkLegend, RoleMatrix } from '../../features/staff/permissions/role-matrix.tsx';
import styles from '../../features/staff/permissions/role-matrix.module.css';
import { RolesDocument, type RolesQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

/** The names of eighty permissions travel with their screen alone. */
export const clientLoader = () => deferred(ask(RolesDocument), 'people', 'permissions');

function Matrix({ answer }: { readonly answer: Promise<RolesQuery> }) {
  return <RoleMatrix roles={use(answer).roles} />;
}

/** What each role may do. */
export default function Roles() {
  const t = useMessages('staff');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('rolesTitle')}>
      <p className={styles.intro}>{t('rolesIntro')}</p>
      <MarkLegend />
      <Suspense fallback={<SkeletonRows />}>
        <Matrix answer={answer} />
      </Suspense>
    </Page>
  );
}
