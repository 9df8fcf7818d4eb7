import type { Queryable } from '#kernel/database/database.ts';

export type Sql = Pick<Queryable, 'query'>;
export type Row = Readonly<Record<string, unknown>>;

/** One statement carries this many rows at most: few round trips, yet no parameter of hundreds of megabytes. */
const rowsPerStatement = 10_000;

/**
 * Inserts many rows with few statements; keys of the rows are column names. Table and columns are names of this module,
 * never input. With a key, rows that exist already are replaced.
 */
export async function insertRows(tx: Sql, table: string, columns: readonly string[], rows: readonly Row[], key?: string): Promise<void> {
  const list = columns.join(', ');
  const others = columns.filter((column) => column !== key);
  const onConflict = key
    ? ` on conflict (${key}) do update set ${others.map((column) => `${column} = excluded.${column}`).join(', ')}`
    : '';
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx.query(`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)${onConflict}`, [
      JSON.stringify(rows.slice(start, start + rowsPerStatement)),
    ]);
  }
}

/** Ids given by the writer move the sequence on, so that the next product made by hand does not collide. */
export async function advanceSequence(tx: Sql, table: string): Promise<void> {
  await tx.query(`select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`);
}
