import type { Queryable, Tx } from '#kernel/database/database.ts';

/** A list as somebody wants to find it again. */
export type SavedView = {
  readonly id: number;
  readonly ownerId: number;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
};
type NewView = Omit<SavedView, 'id'> & { readonly screen: string };

const columns = 'id, staff_id as "ownerId", name, query, is_shared as "isShared"';
/** More than anybody finds their way in; shared ones of all together included. */
const most = 200;

/** Somebody's own views of a screen, then those that others share. */
export async function listViews(sql: Queryable, screen: string, staffId: number): Promise<readonly SavedView[]> {
  const { rows } = await sql.query<SavedView>(
    `select ${columns} from staff_view where screen = $1 and (staff_id = $2 or is_shared)
     order by staff_id = $2 desc, lower(name) collate "C", id limit ${most}`,
    [screen, staffId],
  );
  return rows;
}

export async function countViews(sql: Queryable, screen: string, staffId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>('select count(*)::int as count from staff_view where screen = $1 and staff_id = $2', [
    screen,
    staffId,
  ]);
  return rows[0]?.count ?? 0;
}

/** Writes it in place of the owner's view of that name. */
export async function writeView(tx: Tx, { ownerId, screen, name, query, isShared }: NewView, now: Date): Promise<SavedView> {
  const { rows } = await tx.query<SavedView>(
    `insert into staff_view (staff_id, screen, name, query, is_shared, saved_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (staff_id, screen, name) do update set query = excluded.query, is_shared = excluded.is_shared, saved_at = excluded.saved_at
     returning ${columns}`,
    [ownerId, screen, name, query, isShared, now],
  );
  const [written] = rows;
  if (!written) throw new Error('a view was not written');
  return written;
}

/** Its name; undefined when it is not theirs, or gone. */
export async function deleteView(tx: Tx, id: number, ownerId: number): Promise<string | undefined> {
  const { rows } = await tx.query<{ name: string }>('delete from staff_view where id = $1 and staff_id = $2 returning name', [id, ownerId]);
  return rows[0]?.name;
}
