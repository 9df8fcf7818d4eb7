import type { Queryable } from '#kernel/database/database.ts';

/** What orders can be told apart by, as far as there are any. */
type OrderChoices = { readonly countries: readonly string[]; readonly payments: readonly string[] };

/** From one value of an index to the next: a handful of steps, however many orders there are. */
const valuesOf = (column: 'country_code' | 'payment_code'): string => `with recursive found as (
    (select ${column} as value from sales_order where ${column} is not null order by ${column} limit 1)
    union all
    select (select ${column} from sales_order where ${column} > found.value order by ${column} limit 1) from found where found.value is not null)
  select value from found where value is not null`;

export async function readChoices(sql: Queryable): Promise<OrderChoices> {
  const values = async (column: Parameters<typeof valuesOf>[0]): Promise<readonly string[]> =>
    (await sql.query<{ value: string }>(valuesOf(column))).rows.map(({ value }) => value);
  return { countries: await values('country_code'), payments: await values('payment_code') };
}
