import type { Cents } from '#kernel/money.ts';
import type { Discount } from './price-range.ts';
import { discountOf, lessPercent } from './price-range.ts';

/** So many pieces cost less; without a beginning it was always so, without an end it stays. Times are milliseconds, `to` is exclusive. */
export type TierRule = {
  readonly quantity: number;
  readonly percentOff: number;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};
export type TierPrice = { readonly quantity: number; readonly finalCents: Cents; readonly discount: Discount };

/** The steps that hold at a moment. */
export const tiersAt = (rules: readonly TierRule[], at: number): readonly TierRule[] =>
  rules.filter(({ from = -Infinity, to = Infinity }) => from <= at && at < to);

/** Prices by quantity for approved business customers; a step that is not below today's price is left out. */
export function tierPrices(finalCents: Cents, rules: readonly TierRule[]): readonly TierPrice[] {
  return rules
    .map(({ quantity, percentOff }) => ({ quantity, finalCents: lessPercent(finalCents, percentOff) }))
    .filter((tier) => tier.finalCents < finalCents)
    .sort((a, b) => a.quantity - b.quantity)
    .map((tier) => ({ ...tier, discount: discountOf(finalCents, tier.finalCents) }));
}
