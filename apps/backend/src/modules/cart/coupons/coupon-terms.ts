import type { Coupon } from './coupon.ts';

/** What staff decides about a coupon; all codes of a series have the same. */
export type CouponTerms = Pick<
  Coupon,
  'label' | 'isActive' | 'effect' | 'conditions' | 'validFrom' | 'validTo' | 'usesPerCoupon' | 'usesPerCustomer'
>;

/** 3 to 40 letters, digits, hyphens and underscores. */
export const isCouponCode = (code: string): boolean => /^[\w-]{3,40}$/.test(code);

/** Why a discount cannot be meant; undefined when it can. */
export function effectFault(effect: Coupon['effect']): string | undefined {
  if ('percent' in effect && !(effect.percent > 0 && effect.percent <= 100)) return `${effect.percent} is not a percentage from 0 to 100.`;
  if ('cents' in effect && !(Number.isInteger(effect.cents) && effect.cents > 0)) return `${effect.cents} is not an amount in cents.`;
  return undefined;
}
