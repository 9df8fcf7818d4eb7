import type { KeptCoupon } from '#modules/cart/index.ts';
import { couponValues } from '../../actions/coupons/coupon-fields.ts';

/** What the clock and its uses say of a coupon. */
function stateOf({ isActive, validFrom, validTo, usesPerCoupon, used, codes }: KeptCoupon, now: Date): string {
  if (!isActive) return 'off';
  if (validFrom && validFrom > now) return 'planned';
  if (validTo && validTo <= now) return 'ended';
  return usesPerCoupon !== null && used >= usesPerCoupon * codes ? 'used_up' : 'running';
}

export function couponShape(coupon: KeptCoupon, now: Date) {
  const { code, version, label, validFrom, validTo, used, codes, createdAt } = coupon;
  return {
    ...couponValues(coupon, []),
    id: code,
    version,
    state: stateOf(coupon, now),
    label,
    startsAt: validFrom,
    endsAt: validTo,
    used,
    codes,
    createdAt,
  };
}
