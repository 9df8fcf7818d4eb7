import type { Queryable } from '#kernel/database/database.ts';

/**
 * What is wrong with the coupons, one sentence each: the counter is the number of living uses, and within its limits but for uses that
 * late payments took again (I4).
 */
export async function checkCoupons(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `with living as (
       select coupon_id, customer_key, count(*)::int as uses, count(*) filter (where is_over_limit)::int as beyond
       from coupon_use where released_at is null group by coupon_id, customer_key),
     counted as (select coupon_id, sum(uses)::int as uses, sum(beyond)::int as beyond from living group by coupon_id)
     select 'I4: coupon ' || coupon.code || ' was used ' || coupon.times_used || ' times, living uses are '
        || coupon.earlier_uses + coalesce(counted.uses, 0) as fault
     from coupon left join counted on counted.coupon_id = coupon.id
     where coupon.times_used <> coupon.earlier_uses + coalesce(counted.uses, 0)
       or coupon.times_used > coupon.uses_per_coupon + coalesce(counted.beyond, 0)
     union all
     select 'I4: coupon ' || coupon.code || ' was used ' || living.uses || ' times by one customer'
     from living join coupon on coupon.id = living.coupon_id where living.uses > coupon.uses_per_customer + living.beyond`,
  );
  return rows.map(({ fault }) => fault);
}
