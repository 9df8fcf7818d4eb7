import type { UnitPrice, UnitPriceRange } from './price-range.ts';
import { lessPercent, rangeOf } from './price-range.ts';

export type BundleChoice = { readonly range: UnitPriceRange; readonly quantity: number };
export type BundlePart = { readonly required: boolean; readonly allowsSeveral: boolean; readonly choices: readonly BundleChoice[] };

/**
 * A piece inside a bundle: its own price of today less the bundle's percentage. It carries no reference price,
 * because a bundle has no price history of its own (LAW-03).
 */
export const priceInBundle = (price: UnitPrice, percentOff: number): UnitPrice => ({
  regularCents: price.regularCents,
  finalCents: lessPercent(price.finalCents, percentOff),
});

const times = (price: UnitPrice, quantity: number): UnitPrice => ({
  regularCents: price.regularCents * quantity,
  finalCents: price.finalCents * quantity,
});

const plus = (a: UnitPrice, b: UnitPrice): UnitPrice => ({
  regularCents: a.regularCents + b.regularCents,
  finalCents: a.finalCents + b.finalCents,
});

const nothing: UnitPrice = { regularCents: 0, finalCents: 0 };

/** The range of one part of the bundle, over everything that can be chosen for it. */
export function bundlePartRange(part: BundlePart, percentOff: number): UnitPriceRange | undefined {
  return rangeOf(
    part.choices.flatMap(({ range, quantity }) => [
      times(priceInBundle(range.lowest, percentOff), quantity),
      times(priceInBundle(range.highest, percentOff), quantity),
    ]),
  );
}

/** From the cheapest complete bundle to the one with everything; undefined when a required part offers nothing. */
export function bundleRange(parts: readonly BundlePart[], percentOff: number): UnitPriceRange | undefined {
  const priced = parts.map((part) => ({ part, range: bundlePartRange(part, percentOff) }));
  if (priced.some(({ part, range }) => part.required && !range)) return undefined;
  const offered = priced.flatMap(({ part, range }) => (range ? [{ part, range }] : []));
  if (offered.length === 0) return undefined;
  const required = offered.filter(({ part }) => part.required).map(({ range }) => range.lowest);
  const cheapest = rangeOf(offered.map(({ range }) => range.lowest))?.lowest ?? nothing;
  return {
    lowest: required.length > 0 ? required.reduce(plus, nothing) : cheapest,
    highest: offered.map(({ part, range }) => dearest(part, range, percentOff)).reduce(plus, nothing),
  };
}

function dearest(part: BundlePart, range: UnitPriceRange, percentOff: number): UnitPrice {
  if (!part.allowsSeveral) return range.highest;
  return part.choices.map(({ range: own, quantity }) => times(priceInBundle(own.highest, percentOff), quantity)).reduce(plus, nothing);
}

/** What one bundle costs as it was put together; the product page shows the same sum for the same choice. */
export const bundlePrice = (chosen: readonly { readonly price: UnitPrice; readonly quantity: number }[], percentOff: number): UnitPrice =>
  chosen.map(({ price, quantity }) => times(priceInBundle(price, percentOff), quantity)).reduce(plus, nothing);
