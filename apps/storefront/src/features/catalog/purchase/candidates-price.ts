import { priceOfSeveral } from '@shop/rules/price-of-several';
import type { PriceDisplay } from '../card/price-display.ts';

type Candidate = { readonly price: PriceDisplay; readonly isSaleable: boolean };

/**
 * What may be said about the price while several variants can still be meant: the lowest of those that can be bought, as a
 * "from" price when others cost more. Cards get the same from the shop (LAW-03).
 */
export function candidatesPrice(candidates: readonly Candidate[]): PriceDisplay | undefined {
  const saleable = candidates.filter(({ isSaleable }) => isSaleable);
  const prices = (saleable.length > 0 ? saleable : candidates).map(({ price }) => price);
  const several = priceOfSeveral(prices, ({ amount, reference }) => ({ amount, reference: reference?.amount }));
  if (several === undefined) return undefined;
  const { lowest, highest, isReduced } = several;
  const isMeasured = prices.every(({ base }) => base !== undefined);
  return {
    amount: lowest.amount,
    from: highest.amount > lowest.amount,
    ...(isReduced && lowest.reference !== undefined ? { reference: lowest.reference } : {}),
    ...(isMeasured && lowest.base !== undefined ? { base: lowest.base } : {}),
  };
}
