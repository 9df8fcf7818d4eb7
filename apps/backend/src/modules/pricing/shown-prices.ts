import { appliedPrice, type PricePeriod } from './price-periods.ts';
import type { UnitPrice } from './price-range.ts';
import { referencePrice, stableWindow, type ReductionRules } from './reference-price.ts';

/** What a shopper is shown at a moment (LAW-03): the shop, its check lists and its history of prices all ask here. */
export function shownPrice(periods: readonly PricePeriod[], at: number, rules: ReductionRules = {}): UnitPrice | undefined {
  const applied = appliedPrice(periods, at);
  return (
    applied && {
      regularCents: applied.regularCents,
      finalCents: applied.finalCents,
      specialFrom: applied.special?.from,
      specialTo: applied.special?.to,
      reference: referencePrice(periods, at, rules),
    }
  );
}

/** A time in which a shopper is shown the same; without an end it goes on. */
export type ShownSpan = { readonly from: number; readonly to: number | undefined; readonly price: UnitPrice | undefined };

/** What shoppers were, are and will be shown, from the first price on; times without a price are left out. */
export function shownSpans(periods: readonly PricePeriod[], rules: ReductionRules = {}): readonly ShownSpan[] {
  const spans: ShownSpan[] = [];
  let from = Math.min(...periods.map((period) => period.from));
  while (Number.isFinite(from)) {
    const price = shownPrice(periods, from, rules);
    const { until } = stableWindow(periods, from, rules);
    const to = Number.isFinite(until) ? until : undefined;
    const last = spans.at(-1);
    if (last && isSame(last.price, price)) spans.splice(-1, 1, { ...last, to });
    else spans.push({ from, to, price });
    from = until;
  }
  return spans.filter(({ price }) => price !== undefined);
}

const isSame = (one: UnitPrice | undefined, other: UnitPrice | undefined): boolean =>
  one?.finalCents === other?.finalCents && one?.regularCents === other?.regularCents && one?.reference?.cents === other?.reference?.cents;
