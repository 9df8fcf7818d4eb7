import { StaffListDocument, type StaffListQuery } from '../../generated/graphql.ts';
import { ask } from '../../lib/api/api.ts';

export type StaffRow = StaffListQuery['staff']['items'][number];
export type StaffRows = { readonly rows: readonly StaffRow[]; readonly isAll: boolean };

const pageSize = 200;
const mostPages = 5;

/** Everybody somebody may see: a shop has tens of people, so they are searched and sorted where they are read. */
export async function loadStaff(): Promise<StaffRows> {
  const rows: StaffRow[] = [];
  let after: string | null | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { staff } = await ask(StaffListDocument, { list: { first: pageSize, after: after ?? null, search: null } });
    rows.push(...staff.items);
    after = staff.page.next;
    if (!after) return { rows, isAll: true };
  }
  return { rows, isAll: false };
}
