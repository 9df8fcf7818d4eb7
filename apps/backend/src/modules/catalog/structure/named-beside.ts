import type { Sql } from '#kernel/database/rows.ts';

/** A part of the catalogue that something beside products may name. */
type Named =
  | { readonly kind: 'category' | 'brand' | 'chart' | 'attribute'; readonly id: string }
  | { readonly kind: 'option'; readonly id: string; readonly attribute: string; readonly code: string };

/** Where each kind is named, besides by products and what stands below it. All of it is SQL of our own over its id. */
const places: Readonly<Record<Named['kind'], readonly string[]>> = {
  category: [
    'brand where category_id = $1::int',
    'slider where category_ids @> to_jsonb($1::int)',
    `coupon where conditions -> 'categoryIds' @> to_jsonb($1::int)`,
    `campaign where selection -> 'categories' @> to_jsonb($1::int)`,
    'store_view where root_category_id = $1::int',
  ],
  brand: [`campaign where selection -> 'brands' @> to_jsonb($1::int)`],
  option: [
    `campaign where selection -> 'options' @> to_jsonb($1::int)`,
    'brand where option_id = $1::int',
    `size_chart where rows @> jsonb_build_array(jsonb_build_object('optionId', $1::int))`,
    `landing_page, jsonb_array_elements(filters) as filter where filter ->> 'eq' = $1 or filter -> 'in' ? $1`,
  ],
  attribute: [`landing_page, jsonb_array_elements(filters) as filter where filter ->> 'attributeCode' = $1`],
  chart: [],
};

/** Whether something of the shop names it, or somebody has edited it since. */
export async function namedBeside(sql: Sql, named: Named, since: Date): Promise<boolean> {
  for (const place of places[named.kind]) {
    if ((await sql.query(`select from ${place} limit 1`, [named.id])).rows.length > 0) return true;
  }
  return wasEdited(sql, named, since);
}

/** By a person or a command: what a file of products brings has no entry of its own. */
async function wasEdited(sql: Sql, named: Named, since: Date): Promise<boolean> {
  const isOption = named.kind === 'option';
  const { rows } = await sql.query(
    `select from audit_entry where entity = $1 and entity_id = $2 and at >= $4
       and ($3::text is null or exists (select from jsonb_array_elements(changes) as change
         where change ->> 'field' = $3 or starts_with(change ->> 'field', $3 || '.'))) limit 1`,
    isOption ? ['attribute', named.attribute, `options.${named.code}`, since] : [named.kind, named.id, null, since],
  );
  return rows.length > 0;
}
