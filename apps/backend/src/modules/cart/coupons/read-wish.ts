import { zonedTime } from '@shop/rules/zoned-time';
import { inputError } from '#kernel/errors.ts';
import { couponKeyOf, type Coupon } from './coupon.ts';
import { effectFault, isCouponCode, type CouponTerms } from './coupon-terms.ts';

/** A coupon as somebody wishes it in one breath. */
export type CouponWish = Pick<Coupon, 'code' | 'effect' | 'conditions'> & {
  /** The words beside the discount, the same in every language; the code unless told. */
  readonly label?: string | undefined;
  /** Days in the shop's own time zone, such as 2026-12-31; both count. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly usesPerCoupon?: number | undefined;
  readonly usesPerCustomer?: number | undefined;
};

/** Its code and terms; what cannot be meant is refused in a sentence. */
export function readCouponWish(wish: CouponWish): { readonly code: string; readonly terms: CouponTerms } {
  const { code, effect, conditions, firstDay, lastDay } = wish;
  if (!isCouponCode(code)) throw inputError(`${code} is not a code of 3 to 40 letters, digits, hyphens and underscores.`);
  const label = wish.label ?? couponKeyOf(code);
  const fault = effectFault(effect);
  if (fault !== undefined) throw inputError(fault);
  for (const count of [wish.usesPerCoupon, wish.usesPerCustomer, ...(conditions.categoryIds ?? [])]) {
    if (count !== undefined) checkThat(Number.isInteger(count) && count > 0, count, 'a whole number from 1');
  }
  const terms = {
    label: { nl: label, de: label, en: label },
    isActive: true,
    effect,
    conditions,
    validFrom: firstDay === undefined ? null : midnight(firstDay, 0),
    // The last day counts.
    validTo: lastDay === undefined ? null : midnight(lastDay, 1),
    usesPerCoupon: wish.usesPerCoupon ?? null,
    usesPerCustomer: wish.usesPerCustomer ?? null,
  };
  return { code: couponKeyOf(code), terms };
}

function checkThat(isFine: boolean, given: string | number, what: string): void {
  if (!isFine) throw inputError(`${given} is not ${what}.`);
}

/** Midnight in the shop's own time zone, some days later. */
function midnight(text: string, days: number): Date {
  const day = new Date(`${text}T00:00:00Z`);
  checkThat(/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()), text, 'a day such as 2026-12-31');
  day.setUTCDate(day.getUTCDate() + days);
  return zonedTime(day.toISOString().slice(0, 10), '00:00', 'Europe/Amsterdam');
}
