import type { Cents } from '#kernel/money.ts';
import { divideHalfUp } from '#kernel/money.ts';
import type { ReferencePrice } from './reference-price.ts';

/** What one piece costs, and what its reduction may be compared with. */
export type UnitPrice = {
  readonly regularCents: Cents;
  readonly finalCents: Cents;
  readonly specialFrom?: number | undefined;
  readonly specialTo?: number | undefined;
  readonly reference?: ReferencePrice | undefined;
};

export type UnitPriceRange = { readonly lowest: UnitPrice; readonly highest: UnitPrice };

export type Discount = { readonly cents: Cents; readonly percent: number };

/** What is taken off, in cents and as a percentage with two digits. */
export function discountOf(regularCents: Cents, finalCents: Cents): Discount {
  const cents = Math.max(0, regularCents - finalCents);
  return { cents, percent: regularCents === 0 ? 0 : divideHalfUp(cents * 10_000, regularCents) / 100 };
}

/** From the cheapest to the dearest; both are real prices of one piece, never parts of two. Equal finals: the lower regular price first. */
export function rangeOf(prices: readonly UnitPrice[]): UnitPriceRange | undefined {
  const [first, ...rest] = prices;
  if (!first) return undefined;
  return {
    lowest: rest.reduce((a, b) => (compare(b, a) < 0 ? b : a), first),
    highest: rest.reduce((a, b) => (compare(b, a) > 0 ? b : a), first),
  };
}

const compare = (a: UnitPrice, b: UnitPrice): number => a.finalCents - b.finalCents || a.regularCents - b.regularCents;

/** A percentage off, rounded half up per piece, so that a line of n pieces is n times what its card shows. */
export const lessPercent = (cents: Cents, percent: number): Cents => divideHalfUp(cents * Math.round((100 - percent) * 100), 10_000);
