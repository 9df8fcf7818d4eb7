import { useSearchParams } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { spokenLanguage } from '../../lib/language.ts';
import { filtered } from '../../lib/list/place.ts';
import { EmptyState, NoMatch } from '../../ui/show/state-note.tsx';
import { TabLinks } from '../../ui/show/tab-links.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterBar } from '../../ui/table/filter-bar.tsx';
import type { StaffRows } from './load-staff.ts';
import { roleNames } from './role-grants.ts';
import { useStaffColumns } from './staff-columns.tsx';
import styles from './staff-list.module.css';
import { found, readView, rowsOf, staffStates } from './staff-view.ts';

/** Views by state, with how many they have. */
function Views({ rows, params }: { readonly rows: StaffRows['rows']; readonly params: URLSearchParams }) {
  const t = useMessages('staff');
  const log = useMessages('log');
  const { number } = useFormats();
  const current = readView(params).state;
  const view = (state: (typeof staffStates)[number] | undefined, label: string) => ({
    to: `?${filtered(params, { state }).toString()}`,
    label,
    count: number(state ? rows.filter((row) => row.state === state).length : rows.length),
    isCurrent: current === state,
  });
  return (
    <TabLinks label={t('views')} tabs={[view(undefined, t('all')), ...staffStates.map((state) => view(state, log(`state.${state}`)))]} />
  );
}

type Props = StaffRows & { readonly withEmail: boolean };

export function StaffList({ rows: all, isAll, withEmail }: Props) {
  const t = useMessages('staff');
  const roleName = useMessages('roles');
  const { number } = useFormats();
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const rows = found(all, view);
  const shown = rowsOf(rows, view, spokenLanguage());
  const columns = useStaffColumns(withEmail);
  const set = (values: Readonly<Record<string, string | undefined>>) => setParams(filtered(params, values), { replace: true });
  const clear = () => set({ search: undefined, state: undefined, role: undefined });
  const isFiltered = view.search !== '' || view.state !== undefined || view.role !== undefined;
  return (
    <>
      <Views rows={rows} params={params} />
      <FilterBar
        search={{ label: t('searchLabel'), placeholder: t('searchHint'), value: view.search, onSearch: (search) => set({ search }) }}
        filters={[{ id: 'role', name: t('role'), kind: 'choice', options: roleNames.map((value) => ({ value, label: roleName(value) })) }]}
        values={view.role ? { role: [view.role] } : {}}
        onChange={(values) => set({ role: values['role']?.[0] })}
      />
      {shown.length > 0 ? (
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={shown}
          rowId={(row) => row.id}
          rowName={(row) => row.name}
          rowHref={(row) => `/staff/${row.id}`}
          isFaint={(row) => row.state === 'suspended'}
          sort={view.sort}
          onSort={({ by, direction }) => set({ sort: by, order: direction })}
        />
      ) : isFiltered ? (
        <NoMatch onClear={clear} />
      ) : (
        <EmptyState icon="users-three" title={t('empty')}>
          {t('emptyWhy')}
        </EmptyState>
      )}
      <p className={styles.foot}>{isAll ? t('count', { count: shown.length }) : t('tooMany', { count: number(all.length) })}</p>
    </>
  );
}
