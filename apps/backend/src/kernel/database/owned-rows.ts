import type { Queryable, Tx } from './database.ts';

export type Owners = { readonly from: number; readonly to: number };

/** How what one owner has goes to another, and back again. */
export type Handover = {
  /** How much of it there is, for who decides. */
  readonly count: (sql: Queryable, owner: number) => Promise<number>;
  /** What is missing here stays with its owner. Returns what giving it back needs, which is kept as JSON. */
  readonly move?: (tx: Tx, owners: Owners, now: Date) => Promise<unknown>;
  /** What is still the other's goes back; what came since stays theirs. */
  readonly giveBack?: (tx: Tx, owners: Owners, kept: unknown, now: Date) => Promise<void>;
  /** When it cannot go back any more: what was left with the first owner. */
  readonly settle?: (tx: Tx, owners: Owners) => Promise<void>;
};

type KeptRows = Readonly<Record<string, readonly (number | string)[]>>;

/** Rows of tables that name their owner in a column and have an `id`: they go over as they are. */
export const ownedRows = (column: string, ...tables: readonly string[]): Required<Pick<Handover, 'count' | 'move' | 'giveBack'>> => ({
  count: async (sql, owner) => {
    const counts = tables.map((table) => `(select count(*)::int from "${table}" where ${column} = $1)`);
    return (await sql.query<{ count: number }>(`select ${counts.join(' + ')} as count`, [owner])).rows[0]?.count ?? 0;
  },
  move: async (tx, { from, to }) => {
    const kept: Record<string, readonly (number | string)[]> = {};
    for (const table of tables) {
      const { rows } = await tx.query<{ id: number | string }>(`update "${table}" set ${column} = $2 where ${column} = $1 returning id`, [
        from,
        to,
      ]);
      kept[table] = rows.map(({ id }) => id);
    }
    return kept satisfies KeptRows;
  },
  giveBack: async (tx, { from, to }, kept) => {
    for (const table of tables) {
      await tx.query(`update "${table}" set ${column} = $1 where ${column} = $2 and id = any($3::bigint[])`, [
        from,
        to,
        (kept as KeptRows)[table] ?? [],
      ]);
    }
  },
});
