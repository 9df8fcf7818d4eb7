import type { Queryable } from '#kernel/database/database.ts';

/** Tolerance of I8: the job looks once a minute. */
const lateMinutes = 2;

/** What is wrong with the stock, one sentence each: movements explain the level, reservations explain what is held (I1), none is overdue (I8). */
export async function checkStock(sql: Queryable, now: Date): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `select 'I1: ' || level.sku || ' in ' || level.source_code || ': on hand ' || level.quantity || ', movements add up to '
        || coalesce(moved.total, 0) as fault
     from stock_level as level
     left join (select sku, source_code, sum(change) as total from stock_movement group by sku, source_code) as moved
       using (sku, source_code)
     where level.quantity <> coalesce(moved.total, 0)
     union all
     select 'I1: ' || level.sku || ' in ' || level.source_code || ': ' || level.reserved || ' held, open reservations add up to '
        || coalesce(held.total, 0)
     from stock_level as level
     left join (select sku, source_code, sum(quantity) as total from stock_reservation where closed_at is null group by sku, source_code)
       as held using (sku, source_code)
     where level.reserved <> coalesce(held.total, 0) or level.reserved > level.quantity
     union all
     select 'I8: reservation ' || id || ' of ' || sku || ' should have ended at ' || ends_at
     from stock_reservation where closed_at is null and ends_at < $1::timestamptz - make_interval(mins => $2)`,
    [now, lateMinutes],
  );
  return rows.map(({ fault }) => fault);
}
