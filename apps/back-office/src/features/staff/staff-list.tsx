import { useSearchParams } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranches } from '../../lib/branches/branches.ts';
import { chooseBranch, useChosenBranch } from '../../lib/branches/chosen-branch.ts';
import { spokenLanguage } from '../../lib/language.ts';
import { filtered } from '../../lib/list/place.ts';
import { EmptyState, NoMatch } from '../../ui/show/state-note.tsx';
import { TabLinks } from '../../ui/show/tab-links.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterBar, type Filter, type FilterValues } from '../../ui/table/filter-bar.tsx';
import type { StaffRows } from './load-staff.ts';
import { roleNames } from './role-grants.ts';
import { useStaffColumns } from './staff-columns.tsx';
import styles from './staff-list.module.css';
import { found, readView, rowsOf, staffStates, workingIn, type StaffView } from './staff-view.ts';

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

/** What narrows the list: the role is in its address, the branch is where somebody works now, on every screen. */
function useFilters(view: StaffView, set: (values: Readonly<Record<string, string | undefined>>) => void) {
  const t = useMessages('staff');
  const roleName = useMessages('roles');
  const branches = useBranches();
  const branch = useChosenBranch()?.code;
  const roles: Filter = {
    id: 'role',
    name: t('role'),
    kind: 'choice',
    options: roleNames.map((value) => ({ value, label: roleName(value) })),
  };
  const places: Filter = {
    id: 'branch',
    name: t('branch'),
    kind: 'choice',
    options: branches.map(({ code, name }) => ({ value: code, label: name })),
  };
  return {
    branch,
    filters: branches.length > 1 ? [roles, places] : [roles],
    values: { ...(view.role ? { role: [view.role] } : {}), ...(branch ? { branch: [branch] } : {}) },
    change: (values: FilterValues) => {
      chooseBranch(values['branch']?.[0]);
      set({ role: values['role']?.[0] });
    },
    isFiltered: [view.search || undefined, view.state, view.role, branch].some((value) => value !== undefined),
    clear: () => {
      chooseBranch(undefined);
      set({ search: undefined, state: undefined, role: undefined });
    },
  };
}

type Props = StaffRows & { readonly withEmail: boolean };

export function StaffList({ rows: all, isAll, withEmail }: Props) {
  const t = useMessages('staff');
  const { number } = useFormats();
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const set = (values: Readonly<Record<string, string | undefined>>) => setParams(filtered(params, values), { replace: true });
  const { branch, filters, values, change, isFiltered, clear } = useFilters(view, set);
  const rows = found(workingIn(all, branch), view);
  const shown = rowsOf(rows, view, spokenLanguage());
  const columns = useStaffColumns(withEmail);
  return (
    <>
      <Views rows={rows} params={params} />
      <FilterBar
        search={{
          label: t('searchLabel'),
          placeholder: withEmail ? t('searchHint') : t('name'),
          value: view.search,
          onSearch: (search) => set({ search }),
        }}
        filters={filters}
        values={values}
        onChange={change}
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
