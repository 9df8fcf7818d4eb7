import type { DemoProduct } from '@shop/demo-data';
import type { PricePeriod } from '#modules/pricing/index.ts';

const day = 86_400_000;

/** The price history of a product as periods: each price ends where the next begins (LAW-03). */
export function pricePeriods(
  { prices, special }: Pick<DemoProduct, 'prices' | 'special'>,
  extraCents: number,
  now: Date,
): readonly PricePeriod[] {
  const at = (daysAgo: number): number => now.getTime() - daysAgo * day;
  const regular = prices.map(({ cents, fromDaysAgo }, index): PricePeriod => {
    const next = prices[index + 1];
    return { kind: 'regular', cents: cents + extraCents, from: at(fromDaysAgo), to: next && at(next.fromDaysAgo) };
  });
  if (!special) return regular;
  return [...regular, { kind: 'special', cents: special.cents + extraCents, from: at(special.fromDaysAgo), to: at(-special.toInDays) }];
}
