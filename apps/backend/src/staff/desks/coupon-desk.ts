import { couponKeyOf, openCouponDesk, readCouponFacts, type CouponDesk } from '#modules/cart/index.ts';
import { asAction } from '../as-action.ts';
import type { Actor, WriteParts } from '../run-action.ts';

/** Coupons, each change of which is in the log. */
export function notedCouponDesk(parts: WriteParts, actor: Actor): CouponDesk {
  const at = (verb: string, code: string): CouponDesk =>
    openCouponDesk(
      asAction(parts, actor, {
        name: `coupon.${verb}`,
        permission: 'coupons.edit',
        entity: 'coupon',
        entityId: couponKeyOf(code),
        facts: (sql) => readCouponFacts(sql, code),
      }),
    );
  return {
    list: (now) => openCouponDesk(parts.database).list(now),
    add: (wish) => at('add', wish.code).add(wish),
    disable: (code) => at('disable', code).disable(code),
  };
}
