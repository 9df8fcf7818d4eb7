import type { Queryable } from '#kernel/database/database.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';

/** Which of these orders somebody sees, by their numbers. */
export async function ordersSeen(sql: Queryable, numbers: readonly string[], scope: Scope): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ number: string }>(
    'select number from sales_order where number = any($1) and ($2::text[] is null or sources && $2)',
    [numbers, branchesOf(scope)],
  );
  return new Set(rows.map(({ number }) => number));
}
