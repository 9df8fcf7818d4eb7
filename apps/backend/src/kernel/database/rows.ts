import type { Queryable } from './database.ts';

/** What a repository needs to read and write rows, inside a transaction or not. */
export type Sql = Pick<Queryable, 'query'>;
/** A row for writing; its keys are column names. */
export type Row = Readonly<Record<string, unknown>>;

/** One statement carries this many rows at most: few round trips, and the embedded database's memory, which never shrinks, stays small. */
const rowsPerStatement = 1_000;

/**
 * Inserts many rows with few statements. Table and columns are names of our own code, never input.
 * With a key, rows that exist already are replaced.
 */
export async function insertRows(
  tx: Sql,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
  key: readonly string[] = [],
): Promise<void> {
  const list = columns.join(', ');
  const changed = columns.filter((column) => !key.includes(column)).map((column) => `${column} = excluded.${column}`);
  const onConflict = key.length > 0 ? ` on conflict (${key.join(', ')}) do update set ${changed.join(', ')}` : '';
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx.query(`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)${onConflict}`, [
      JSON.stringify(rows.slice(start, start + rowsPerStatement)),
    ]);
  }
}

/** Like insertRows, for records whose keys are the columns in camelCase and the same in each. */
export async function insertRecords(tx: Sql, table: string, records: readonly object[], key: readonly string[] = []): Promise<void> {
  const rows = records.map((record) => Object.fromEntries(Object.entries(record).map(([name, value]) => [toSnakeCase(name), value])));
  await insertRows(tx, table, Object.keys(rows[0] ?? {}), rows, key);
}

/** Reads rows as records with camelCase keys; `T` is the table's row type. */
export async function readRecords<T>(source: Sql, text: string, values: readonly unknown[] = []): Promise<T[]> {
  const { rows } = await source.query(text, values);
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [toCamelCase(column), value])) as T);
}

/** Ids given by the writer move the sequence on, so that the next row made by hand does not collide. */
export async function advanceSequence(tx: Sql, table: string): Promise<void> {
  await tx.query(`select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`);
}

const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamelCase = (name: string): string => name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
