import type { StaffState } from '../../generated/graphql.ts';
import type { Sort } from '../../ui/table/table-head.tsx';
import type { StaffRow } from './load-staff.ts';

export const staffStates = ['active', 'invited', 'suspended'] as const satisfies readonly StaffState[];

/** What the list's address says of it. */
export type StaffView = {
  readonly search: string;
  readonly state: StaffState | undefined;
  readonly role: string | undefined;
  readonly sort: Sort;
};

export function readView(params: URLSearchParams): StaffView {
  return {
    search: params.get('search') ?? '',
    state: staffStates.find((state) => state === params.get('state')),
    role: params.get('role') ?? undefined,
    sort: {
      by: params.get('sort') === 'seen' ? 'seen' : 'name',
      direction: params.get('order') === 'descending' ? 'descending' : 'ascending',
    },
  };
}

/** Everybody whose name or address has what was typed. */
export function found(rows: readonly StaffRow[], { search }: Pick<StaffView, 'search'>): readonly StaffRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(({ name, email }) => name.toLowerCase().includes(wanted) || (email ?? '').toLowerCase().includes(wanted));
}

/** Everybody with a role in one branch; undefined: everybody. */
export const workingIn = (rows: readonly StaffRow[], branch: string | undefined): readonly StaffRow[] =>
  branch === undefined ? rows : rows.filter(({ roles }) => roles.some((grant) => grant.branch === branch));

/** The rows of a view in its order; who was never seen comes last. */
export function rowsOf(rows: readonly StaffRow[], { state, role, sort }: StaffView, locale: string): readonly StaffRow[] {
  const { compare } = new Intl.Collator(locale);
  const order = sort.direction === 'ascending' ? 1 : -1;
  const byName = (one: StaffRow, other: StaffRow) => compare(one.name, other.name);
  const bySeen = (one: StaffRow, other: StaffRow) => {
    const [first, second] = [one.lastSeenAt ?? '', other.lastSeenAt ?? ''];
    if (first === second) return byName(one, other);
    if (first === '' || second === '') return first === '' ? 1 : -1;
    return (first < second ? -1 : 1) * order;
  };
  return rows
    .filter((row) => (!state || row.state === state) && (!role || row.roles.some((grant) => grant.role === role)))
    .toSorted(sort.by === 'seen' ? bySeen : (one, other) => byName(one, other) * order);
}
