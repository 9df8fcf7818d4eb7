import { useState } from 'react';
import type { Role, RolesQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { phone, useMedia } from '../../../ui/overlays/use-media.ts';
import { NoMatch } from '../../../ui/show/state-note.tsx';
import { SearchBox } from '../../../ui/table/search-box.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './role-matrix.module.css';
import { marksOf, permissionGroups, type Mark, type Permission, type PermissionGroup } from './permission-groups.ts';
import { reachOf, type Reach } from './reach.ts';

type RoleInfo = RolesQuery['roles'][number];

const markIcons: Readonly<Record<Mark, IconName>> = { stepUp: 'fingerprint', fourEyes: 'users', pin: 'password' };
const marks = Object.keys(markIcons) as readonly Mark[];

function useMarkWords(): Readonly<Record<Mark, { readonly name: string; readonly why: string }>> {
  const t = useMessages('staff');
  return {
    stepUp: { name: t('markStepUp'), why: t('markStepUpWhy') },
    fourEyes: { name: t('markFourEyes'), why: t('markFourEyesWhy') },
    pin: { name: t('markPin'), why: t('markPinWhy') },
  };
}

/** What the marks behind a permission mean. */
export function MarkLegend() {
  const t = useMessages('staff');
  const words = useMarkWords();
  return (
    <dl className={styles.legend} aria-label={t('marks')}>
      {marks.map((mark) => (
        <div key={mark}>
          <Icon name={markIcons[mark]} />
          <dt>{words[mark].name}</dt>
          <dd>{words[mark].why}</dd>
        </div>
      ))}
      <div>
        <Icon name="storefront" />
        <dt>{t('mayBranch')}</dt>
        <dd>{t('mayBranchWhy')}</dd>
      </div>
    </dl>
  );
}

/** Few elements: there are more than six hundred of these. */
function Cell({ reach }: { readonly reach: Reach }) {
  const t = useMessages('staff');
  const text = { everywhere: t('mayEverywhere'), branch: t('mayBranch'), none: t('mayNot') }[reach];
  return (
    <td data-may={reach}>
      {reach !== 'none' && <Icon name={reach === 'branch' ? 'storefront' : 'check-bold'} size={14} />}
      <VisuallyHidden>{text}</VisuallyHidden>
    </td>
  );
}

type RowProps = { readonly permission: Permission; readonly letters: string; readonly roles: readonly RoleInfo[] };

function PermissionRow({ permission, letters, roles }: RowProps) {
  const nameOf = useMessages('permissions');
  const words = useMarkWords();
  return (
    <tr>
      <th scope="row">
        <span className={styles.right}>
          {nameOf(permission)}
          <span className={styles.marks}>
            {marksOf(letters).map((mark) => (
              <span key={mark} title={words[mark].name}>
                <Icon name={markIcons[mark]} size={14} />
                <VisuallyHidden>{words[mark].name}</VisuallyHidden>
              </span>
            ))}
          </span>
        </span>
      </th>
      {roles.map((role) => (
        <Cell key={role.role} reach={reachOf(role, permission)} />
      ))}
    </tr>
  );
}

/** The groups with what fits what was typed; a group that fits itself shows all it has. */
function useFitting(
  typed: string,
): readonly { readonly group: PermissionGroup; readonly rows: readonly (readonly [Permission, string])[] }[] {
  const nameOf = useMessages('permissions');
  const wanted = typed.trim().toLowerCase();
  const fits = (name: Permission | PermissionGroup) => nameOf(name).toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted);
  return (Object.keys(permissionGroups) as PermissionGroup[]).flatMap((group) => {
    const all = Object.entries(permissionGroups[group]) as [Permission, string][];
    const rows = fits(group) ? all : all.filter(([permission]) => fits(permission));
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}

type TableProps = { readonly groups: ReturnType<typeof useFitting>; readonly roles: readonly RoleInfo[] };

function MatrixTable({ groups, roles }: TableProps) {
  const t = useMessages('staff');
  const nameOf = useMessages('permissions');
  const roleName = useMessages('roles');
  return (
    <table className={styles.matrix}>
      <caption>
        <VisuallyHidden>{t('rolesTitle')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('permission')}</th>
          {roles.map(({ role }) => (
            <th key={role} scope="col">
              {roleName(role)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={roles.length + 1} className={styles.group}>
              {nameOf(group)}
            </th>
          </tr>
          {rows.map(([permission, letters]) => (
            <PermissionRow key={permission} permission={permission} letters={letters} roles={roles} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Every permission by every role; on a phone by one role at a time. */
export function RoleMatrix({ roles }: { readonly roles: readonly RoleInfo[] }) {
  const t = useMessages('staff');
  const roleName = useMessages('roles');
  const isPhone = useMedia(phone);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Role>(roles[0]?.role ?? 'owner');
  const groups = useFitting(typed);
  return (
    <>
      <div className={styles.matrixBar}>
        <SearchBox label={t('searchPermission')} placeholder={t('searchPermission')} value={typed} onSearch={setTyped} />
        {isPhone && (
          <Select
            label={t('chooseRole')}
            isLabelHidden
            options={roles.map(({ role }) => ({ value: role, label: roleName(role) }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </div>
      {groups.length === 0 && <NoMatch onClear={() => setTyped('')} />}
      {groups.length > 0 && (
        // Wide tables scroll in themselves, by keys too.
        <section className={styles.matrixScroll} aria-label={t('rolesTitle')} tabIndex={isPhone ? undefined : 0}>
          <MatrixTable groups={groups} roles={isPhone ? roles.filter(({ role }) => role === chosen) : roles} />
        </section>
      )}
    </>
  );
}
