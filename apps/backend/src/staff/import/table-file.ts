import { StartError } from '#kernel/errors.ts';
import type { NewRow, RowChange, RowConflict, RunFacts, RunRow, Settled } from '#modules/bulk/index.ts';
import { fileFault, readCsv } from '../../import-export/catalogue/csv-reader.ts';
import { emptied } from '../../import-export/catalogue/magento-values.ts';
import { CodedFault, RowFault } from '../../import-export/catalogue/row-fault.ts';
import type { Checked, FileBytes } from './importer.ts';

/** A table is compared in the memory of the shop. */
const mostRows = 200_000;
/** So many rows are compared with the shop by one statement. */
const batch = 1_000;

/** A row by the columns it is read by; an empty cell says nothing, the word for empty says so. */
export type TableRow<Column extends string> = { readonly line: number; readonly cells: Readonly<Record<Column, string>> };

type Table<Column extends string, Found> = {
  readonly columns: readonly Column[];
  /** What a row is about; the same twice is refused. */
  readonly keyOf: (row: TableRow<Column>) => string;
  /** What the shop has of some rows. */
  readonly find: (rows: readonly TableRow<Column>[]) => Promise<Found>;
  /** What a row would do; throws a `RowFault`. */
  readonly plan: (
    row: TableRow<Column>,
    found: Found,
  ) => Pick<NewRow, 'thing' | 'view' | 'version'> & { readonly changes: readonly RowChange[] };
};

/** Reads a table, some rows at a time, and works out what each would do. */
export async function checkTable<Column extends string, Found>(bytes: FileBytes, table: Table<Column, Found>): Promise<Checked> {
  const rows: NewRow[] = [];
  const lines = new Map<string, number>();
  const facts = { rows: 0, unchanged: 0, ignoredColumns: [] as readonly string[] };
  for await (const part of readParts(bytes, table, facts)) {
    const found = await table.find(part);
    for (const row of part) {
      const planned = planOne(row, table, found, lines);
      if (planned) rows.push(planned);
      else facts.unchanged += 1;
    }
  }
  return { rows, facts };
}

function planOne<Column extends string, Found>(
  row: TableRow<Column>,
  { keyOf, plan }: Table<Column, Found>,
  found: Found,
  lines: Map<string, number>,
): NewRow | undefined {
  const { line } = row;
  const key = keyOf(row);
  try {
    const first = lines.get(key);
    if (first !== undefined) throw new RowFault(`the row stands in the file twice, first in line ${first}.`);
    lines.set(key, line);
    const { thing, view, version, changes } = plan(row, found);
    if (changes.length === 0) return undefined;
    const isNew = version === undefined && changes.every(({ before }) => before === null);
    const known = { ...(view === undefined ? {} : { view }), ...(version === undefined ? {} : { version }) };
    return { line, thing, ...known, state: isNew ? 'created' : 'changed', changes };
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    const code = error instanceof CodedFault ? { code: error.code } : {};
    return { line, thing: key.slice(0, 200), state: 'refused', ...code, message: error.message };
  }
}

async function* readParts<Column extends string, Found>(
  bytes: FileBytes,
  { columns }: Table<Column, Found>,
  facts: { rows: number; ignoredColumns: RunFacts['ignoredColumns'] },
): AsyncGenerator<readonly TableRow<Column>[]> {
  let indexes: ReadonlyMap<string, number> | undefined;
  let part: TableRow<Column>[] = [];
  for await (const { line, cells } of readCsv(bytes)) {
    if (!indexes) {
      indexes = readHeader(line, cells, columns);
      const known = new Set<string>(columns);
      facts.ignoredColumns = [...indexes.keys()].filter((name) => !known.has(name));
      continue;
    }
    facts.rows += 1;
    if (facts.rows > mostRows) throw fileFault(line, `the file has more than ${mostRows} rows: split it.`);
    const at = indexes;
    const read = Object.fromEntries(columns.map((column) => [column, (cells[at.get(column) ?? -1] ?? '').trim()]));
    part.push({ line, cells: read as Record<Column, string> });
    if (part.length < batch) continue;
    yield part;
    part = [];
  }
  if (!indexes) throw new StartError('The file is empty.');
  yield part;
}

function readHeader(line: number, cells: readonly string[], columns: readonly string[]): ReadonlyMap<string, number> {
  const names = cells.map((name) => name.trim());
  const missing = columns.find((column) => !names.includes(column));
  if (missing !== undefined) throw fileFault(line, `the first line has no column "${missing}": it needs ${columns.join(', ')}.`);
  if (new Set(names).size < names.length) throw fileFault(line, 'two columns have the same name.');
  return new Map(names.map((name, index) => [name, index]));
}

/** What a cell says: nothing, that it shall be empty, or a text. */
export const said = (cell: string): string | null | undefined => (cell === '' ? undefined : cell === emptied ? null : cell);

/** What of a row is no longer as it was when it was looked at, nor as it shall be. */
export const conflictsWith = (changes: readonly RowChange[], now: (field: string) => unknown): readonly RowConflict[] =>
  changes.flatMap(({ field, before, after }) => {
    const theirs = now(field) ?? null;
    return theirs === before || theirs === after ? [] : [{ path: field, theirs, mine: after }];
  });

/** A row is new when it was not there before. */
export const wrote = ({ line, changes }: RunRow): Settled => ({
  line,
  state: changes.every(({ before }) => before === null) ? 'created' : 'changed',
});

export const hindered = ({ line }: RunRow, conflicts: readonly RowConflict[]): Settled => ({
  line,
  state: 'conflict',
  code: 'conflict',
  message: 'Somebody else has changed this meanwhile.',
  conflicts,
});

export const refused = ({ line }: RunRow, message: string, code = 'row'): Settled => ({ line, state: 'refused', code, message });
