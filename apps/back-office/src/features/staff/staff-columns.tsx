import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranchName } from '../../lib/branches/branches.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { Avatar } from './avatar.tsx';
import type { StaffRow } from './load-staff.ts';
import { StatePill } from './state-pill.tsx';
import styles from './staff-list.module.css';

function SecondFactor({ hasOne }: { readonly hasOne: boolean }) {
  const t = useMessages('staff');
  return (
    <span className={styles.factor} data-tone={hasOne ? 'good' : 'warn'}>
      <Icon name={hasOne ? 'shield-check' : 'warning-circle'} />
      {hasOne ? t('hasFactor') : t('noFactor')}
    </span>
  );
}

function Branches({ roles }: Pick<StaffRow, 'roles'>) {
  const t = useMessages('staff');
  const branchName = useBranchName();
  const codes = [...new Set(roles.flatMap(({ branch }) => branch ?? []))];
  const isEverywhere = roles.some(({ branch }) => !branch);
  return (
    <span className={styles.tags}>
      {isEverywhere && t('everywhere')}
      {codes.map((code) => (
        <Tag key={code}>{branchName(code)}</Tag>
      ))}
    </span>
  );
}

/** The columns of the list; the address only for who may see it. */
export function useStaffColumns(withEmail: boolean): readonly Column<StaffRow>[] {
  const t = useMessages('staff');
  const { moment } = useFormats();
  const words = useLogWords();
  const named = (row: StaffRow) => (
    <span className={styles.named}>
      <Avatar name={row.name} />
      {row.name}
    </span>
  );
  const roleNames = ({ roles }: StaffRow) => [...new Set(roles.map(({ role }) => words.roles([{ role }])))].join(', ');
  return [
    { id: 'name', title: t('name'), cell: named, isTitle: true, sort: 'name', width: '22%' },
    ...(withEmail ? [{ id: 'email', title: t('email'), cell: (row: StaffRow) => row.email, isQuiet: true } as const] : []),
    { id: 'roles', title: t('roles'), cell: roleNames, phone: 'note' },
    { id: 'branch', title: t('branch'), cell: (row) => <Branches roles={row.roles} /> },
    { id: 'state', title: t('state'), cell: (row) => <StatePill state={row.state} />, phone: 'state' },
    { id: 'factor', title: t('secondFactor'), cell: (row) => <SecondFactor hasOne={row.hasSecondFactor} /> },
    {
      id: 'seen',
      title: t('lastSeen'),
      cell: (row) => (row.lastSeenAt ? moment(row.lastSeenAt) : t('never')),
      isQuiet: true,
      align: 'end',
      sort: 'seen',
    },
  ];
}
