import type { Queryable } from './database.ts';

/** Between two rows of a list that is ordered by a moment, and by number where moments are equal. */
export type RowPlace = { readonly at: Date; readonly id: number };

/** A part of such a list. */
export type PlacedPart = {
  readonly isOldestFirst: boolean;
  readonly limit: number;
  /** Rows behind or before this one, in the order of the list; from its beginning without. */
  readonly from?: { readonly place: RowPlace; readonly isBackwards: boolean } | undefined;
};

/** What must hold, with `?` for its value; one whose value is undefined holds nobody back. Names of our own code, never input. */
export type Condition = string | readonly [text: string, value: unknown];

export type PlacedRows = {
  readonly table: string;
  readonly columns: string;
  readonly at: string;
  readonly id: string;
  readonly conditions: readonly Condition[];
};

type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Fewer than these are few. */
export const rareLimit = 1_000;

/**
 * Which rows there are is told by where the last one was, so that no page costs more than the first. What few rows have is looked up first
 * and then put in order: the planner takes the beginning of a word for something that many have, and would walk through the list until it
 * met them.
 */
export function placedStatement(rows: PlacedRows, { isOldestFirst, limit, from }: PlacedPart, isRare = false): Statement {
  const { table, columns, at, id } = rows;
  const isAscending = isOldestFirst !== (from?.isBackwards ?? false);
  const { conditions, values } = joined(rows.conditions);
  if (from) {
    values.push(from.place.at, from.place.id);
    conditions.push(`(${at}, ${id}) ${isAscending ? '>' : '<'} ($${values.length - 1}, $${values.length})`);
  }
  const direction = isAscending ? 'asc' : 'desc';
  values.push(limit);
  const fitting = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const where = isRare ? `where ${id} = any(array(select ${id} from ${table} ${fitting}))` : fitting;
  return {
    text: `select ${columns} from ${table} ${where} order by ${at} ${direction}, ${id} ${direction} limit $${values.length}`,
    values,
  };
}

/** Reads them, in the order of the list. */
export async function readPlaced<Row extends object>(
  sql: Queryable,
  rows: PlacedRows,
  part: PlacedPart,
  isRare = false,
): Promise<readonly Row[]> {
  const { text, values } = placedStatement(rows, part, isRare);
  const found = (await sql.query<Row>(text, values)).rows;
  return part.from?.isBackwards ? found.toReversed() : found;
}

/** How many there are, up to a limit: beyond it nobody wants to know, and counting all would read all. */
export async function countPlaced(
  sql: Queryable,
  { table, conditions: wanted }: Omit<PlacedRows, 'columns'>,
  limit: number,
): Promise<number> {
  const { conditions, values } = joined(wanted);
  values.push(limit);
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const text = `select count(*)::int as count from (select from ${table} ${where} limit $${values.length}) as found`;
  return (await sql.query<{ count: number }>(text, values)).rows[0]?.count ?? 0;
}

function joined(wanted: readonly Condition[]): { readonly conditions: string[]; readonly values: unknown[] } {
  const conditions: string[] = [];
  const values: unknown[] = [];
  for (const one of wanted) {
    if (typeof one === 'string') {
      conditions.push(one);
    } else if (one[1] !== undefined && one[1] !== null) {
      values.push(one[1]);
      conditions.push(one[0].replaceAll('?', `$${values.length}`));
    }
  }
  return { conditions, values };
}

/** A text as it may begin a column, in `like`. */
export const likeBegin = (text: string): string => `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
/** And as it may stand anywhere in one. */
export const likeAnywhere = (text: string): string => `%${likeBegin(text)}`;
