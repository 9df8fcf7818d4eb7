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
  readonly version: number;
  /** The id of the first code of its series; null for a code of its own. */
  readonly seriesId: number | null;
};

/** Capitals and no spaces around: people type codes from paper. */
export const couponKeyOf = (code: string): string => code.trim().toUpperCase();

/** What decides whether anybody can use a coupon at a moment. */
type RunningRule = 'active' | 'begun' | 'not-ended' | 'uses-left';
type RunningFacts = Pick<Coupon, 'isActive' | 'validFrom' | 'validTo' | 'usesPerCoupon' | 'timesUsed'>;

/** Each of these that a coupon has, and whether it holds; the end is exclusive. */
export function runningAnswers(
  { isActive, validFrom, validTo, usesPerCoupon, timesUsed }: RunningFacts,
  now: Date,
): readonly { readonly rule: RunningRule; readonly holds: boolean }[] {
  return [
    { rule: 'active', holds: isActive },
    ...(validFrom ? [{ rule: 'begun', holds: now >= validFrom } as const] : []),
    ...(validTo ? [{ rule: 'not-ended', holds: now < validTo } as const] : []),
    ...(usesPerCoupon === null ? [] : [{ rule: 'uses-left', holds: timesUsed < usesPerCoupon } as const]),
  ];
}

/** Whether a coupon can be used by anybody at this moment. */
export const isRunning = (coupon: RunningFacts, now: Date): boolean => runningAnswers(coupon, now).every(({ holds }) => holds);
