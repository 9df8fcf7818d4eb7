import type { CouponRule } from '#modules/pricing/index.ts';
import type { StoreTexts } from '#modules/stores/index.ts';

export type Coupon = CouponRule & {
  readonly id: number;
  readonly label: StoreTexts;
  readonly isActive: boolean;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
  readonly usesPerCoupon: number | null;
  readonly usesPerCustomer: number | null;
  readonly timesUsed: number;
};

/** Capitals and no spaces around: people type codes from paper. */
export const couponKeyOf = (code: string): string => code.trim().toUpperCase();

/** Whether a coupon can be used by anybody at this moment; the end is exclusive. */
export function isRunning({ isActive, validFrom, validTo, usesPerCoupon, timesUsed }: Coupon, now: Date): boolean {
  if (!isActive || (validFrom && now < validFrom) || (validTo && now >= validTo)) return false;
  return usesPerCoupon === null || timesUsed < usesPerCoupon;
}
