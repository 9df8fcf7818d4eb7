import { useLoaderData } from 'react-router';
import { MarkLegend, RoleMatrix } from '../../features/staff/permissions/role-matrix.tsx';
import styles from '../../features/staff/permissions/role-matrix.module.css';
import { RolesDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';

/** The names of eighty permissions travel with their screen alone. */
export const clientLoader = () => deferred(ask(RolesDocument), 'people', 'permissions');

/** What each role may do. */
export default function Roles() {
  const t = useMessages('staff');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('rolesTitle')}>
      <p className={styles.intro}>{t('rolesIntro')}</p>
      <MarkLegend />
      <DeferredRows answer={answer}>{({ roles }) => <RoleMatrix roles={roles} />}</DeferredRows>
    </Page>
  );
}
