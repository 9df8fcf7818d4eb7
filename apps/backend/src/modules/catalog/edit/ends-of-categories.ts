import type { Sql } from '#kernel/database/rows.ts';

/** The places behind all products of these categories. */
export async function endsOfCategories(sql: Sql, categories: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql.query<{ id: number; last: number }>(
    'select category_id as id, max(position) as last from product_category where category_id = any($1) group by category_id',
    [categories],
  );
  const last = new Map(rows.map(({ id, last: position }) => [id, position]));
  return new Map(categories.map((id) => [id, (last.get(id) ?? 0) + 1]));
}
