import type { Queryable } from '#kernel/database/database.ts';

/** What is wrong with the coupons, one sentence each: the counter is the number of living uses and within its limit (I4). */
export async function checkCoupons(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `select 'I4: coupon ' || coupon.code || ' was used ' || coupon.times_used || ' times, living uses are '
        || coupon.earlier_uses + coalesce(living.uses, 0) as fault
     from coupon
     left join (select coupon_id, count(*)::int as uses from coupon_use where released_at is null group by coupon_id) as living
       on living.coupon_id = coupon.id
     where coupon.times_used <> coupon.earlier_uses + coalesce(living.uses, 0) or coupon.times_used > coupon.uses_per_coupon
     union all
     select 'I4: coupon ' || coupon.code || ' was used ' || count(*) || ' times by one customer'
     from coupon_use join coupon on coupon.id = coupon_use.coupon_id
     where released_at is null and coupon.uses_per_customer is not null
     group by coupon.id, coupon.code, coupon_use.customer_key having count(*) > max(coupon.uses_per_customer)`,
  );
  return rows.map(({ fault }) => fault);
}
