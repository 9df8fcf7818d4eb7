/** One price that can be meant, and what its reduction may be compared with. Euros or cents, as long as all are the same. */
export type SinglePrice = { readonly amount: number; readonly reference?: number | undefined };

export type SeveralPrices<T> = {
  readonly lowest: T;
  readonly highest: T;
  /** LAW-03: the reduction of the lowest speaks for all only where every one of them is reduced. */
  readonly isReduced: boolean;
};

/**
 * What may be said of several prices at once: sizes that are still to be chosen, pieces of a look. Lists, product pages and carts ask
 * this, so that none strikes a price that another does not. Equal prices: the one with the lower comparison, so that nothing is overstated.
 */
export function priceOfSeveral<T>(things: readonly T[], priceOf: (thing: T) => SinglePrice): SeveralPrices<T> | undefined {
  const [first, ...rest] = things;
  if (first === undefined) return undefined;
  const compare = (a: T, b: T): number => {
    const [one, other] = [priceOf(a), priceOf(b)];
    return one.amount - other.amount || (one.reference ?? one.amount) - (other.reference ?? other.amount);
  };
  return {
    lowest: rest.reduce((a, b) => (compare(b, a) < 0 ? b : a), first),
    highest: rest.reduce((a, b) => (compare(b, a) > 0 ? b : a), first),
    isReduced: things.every((thing) => priceOf(thing).reference !== undefined),
  };
}
