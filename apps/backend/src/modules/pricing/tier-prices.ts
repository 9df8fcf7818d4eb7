import type { Cents } from '#kernel/money.ts';
import type { Discount } from './price-range.ts';
import { discountOf, lessPercent } from './price-range.ts';

export type TierRule = { readonly quantity: number; readonly percentOff: number };
export type TierPrice = { readonly quantity: number; readonly finalCents: Cents; readonly discount: Discount };

/** Prices by quantity for approved business customers; a step that is not below today's price is left out. */
export function tierPrices(finalCents: Cents, rules: readonly TierRule[]): readonly TierPrice[] {
  return rules
    .map(({ quantity, percentOff }) => ({ quantity, finalCents: lessPercent(finalCents, percentOff) }))
    .filter((tier) => tier.finalCents < finalCents)
    .sort((a, b) => a.quantity - b.quantity)
    .map((tier) => ({ ...tier, discount: discountOf(finalCents, tier.finalCents) }));
}
