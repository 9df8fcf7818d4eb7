import type { Cents } from '#kernel/money.ts';

/**
 * A price with the time it applies: past, present and planned ones alike, so that what was asked at any moment can be shown (LAW-03).
 * A special price undercuts the regular one while both apply. Times are milliseconds; `to` is exclusive, without it the price stands.
 */
export type PricePeriod = {
  readonly kind: 'regular' | 'special';
  readonly cents: Cents;
  readonly from: number;
  readonly to?: number | undefined;
};

export type AppliedPrice = {
  readonly regularCents: Cents;
  readonly finalCents: Cents;
  /** The special price that makes the final one lower. */
  readonly special?: PricePeriod;
};

const covers = (period: PricePeriod, at: number): boolean => period.from <= at && (period.to === undefined || at < period.to);

/** The price at a moment; undefined when none applied. Of overlapping regular prices the latest counts, of special ones the lowest. */
export function appliedPrice(periods: readonly PricePeriod[], at: number): AppliedPrice | undefined {
  let regular: PricePeriod | undefined;
  let special: PricePeriod | undefined;
  for (const period of periods) {
    if (!covers(period, at)) continue;
    if (period.kind === 'regular') {
      if (!regular || period.from >= regular.from) regular = period;
    } else if (!special || period.cents < special.cents) special = period;
  }
  if (!regular) return undefined;
  if (!special || special.cents >= regular.cents) return { regularCents: regular.cents, finalCents: regular.cents };
  return { regularCents: regular.cents, finalCents: special.cents, special };
}

export type PriceSegment = { readonly from: number; readonly to: number; readonly cents: Cents; readonly reduced: boolean };

/** The prices that were really asked up to a moment, in order; times without a price are left out. */
export function appliedTimeline(periods: readonly PricePeriod[], until: number): readonly PriceSegment[] {
  const starts = new Set<number>();
  for (const period of periods) {
    if (period.from <= until) starts.add(period.from);
    if (period.to !== undefined && period.to <= until) starts.add(period.to);
  }
  const ordered = [...starts].sort((a, b) => a - b);
  return ordered.flatMap((from, index) => {
    const price = appliedPrice(periods, from);
    const segment = price && { from, to: ordered[index + 1] ?? until, cents: price.finalCents, reduced: price.special !== undefined };
    return segment ? [segment] : [];
  });
}
