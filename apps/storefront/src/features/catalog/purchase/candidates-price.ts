import type { PriceDisplay } from '../card/price-display.ts';

type Candidate = { readonly price: PriceDisplay; readonly isSaleable: boolean };

/**
 * What may be said about the price while several variants can still be meant: the lowest of those that can be bought, as a
 * "from" price when others cost more. A struck price belongs to one variant and speaks for all only where all have it (LAW-03).
 */
export function candidatesPrice(candidates: readonly Candidate[]): PriceDisplay | undefined {
  const saleable = candidates.filter(({ isSaleable }) => isSaleable);
  const prices = (saleable.length > 0 ? saleable : candidates).map(({ price }) => price);
  const [first] = prices;
  if (first === undefined) return undefined;
  const lowest = prices.reduce((best, price) => (price.amount < best.amount ? price : best), first);
  const from = prices.some(({ amount }) => amount > lowest.amount);
  const isShared = prices.every(({ reference }) => reference?.amount === lowest.reference?.amount);
  return { amount: lowest.amount, from, ...(lowest.reference !== undefined && isShared ? { reference: lowest.reference } : {}) };
}
