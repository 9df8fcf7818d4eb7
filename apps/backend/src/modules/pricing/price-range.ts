import { priceOfSeveral } from '@shop/rules/price-of-several';
import type { Cents } from '#kernel/money.ts';
import { divideHalfUp } from '#kernel/money.ts';
import type { Content } from './base-price.ts';
import type { ReferencePrice } from './reference-price.ts';

/** What one piece costs, what its reduction may be compared with, and what it is sold by (LAW-03, LAW-04). */
export type UnitPrice = {
  readonly regularCents: Cents;
  readonly finalCents: Cents;
  readonly specialFrom?: number | undefined;
  readonly specialTo?: number | undefined;
  readonly reference?: ReferencePrice | undefined;
  readonly content?: Content | undefined;
};

export type UnitPriceRange = { readonly lowest: UnitPrice; readonly highest: UnitPrice };

export type Discount = { readonly cents: Cents; readonly percent: number };

/** What is taken off, in cents and as a percentage with two digits. */
export function discountOf(regularCents: Cents, finalCents: Cents): Discount {
  const cents = Math.max(0, regularCents - finalCents);
  return { cents, percent: regularCents === 0 ? 0 : divideHalfUp(cents * 10_000, regularCents) / 100 };
}

/**
 * From the cheapest to the dearest; both are real prices of one piece, never parts of two. What the cheapest has that not all have, a
 * reduction or a measure, says nothing of the whole.
 */
export function rangeOf(prices: readonly UnitPrice[]): UnitPriceRange | undefined {
  // Equal in everything else: the lower regular price.
  const inOrder = prices.toSorted((a, b) => a.regularCents - b.regularCents);
  const several = priceOfSeveral(inOrder, ({ finalCents, reference }) => ({ amount: finalCents, reference: reference?.cents }));
  if (!several) return undefined;
  const { lowest, highest, isReduced } = several;
  const isMeasured = prices.every(({ content }) => content !== undefined);
  const speaksForAll = (isReduced || !lowest.reference) && (isMeasured || !lowest.content);
  if (speaksForAll) return { lowest, highest };
  const { reference, content, ...price } = lowest;
  return { lowest: { ...price, ...(isReduced ? { reference } : {}), ...(isMeasured ? { content } : {}) }, highest };
}

/** A percentage off, rounded half up per piece, so that a line of n pieces is n times what its card shows. */
export const lessPercent = (cents: Cents, percent: number): Cents => divideHalfUp(cents * Math.round((100 - percent) * 100), 10_000);
