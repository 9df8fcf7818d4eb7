import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts, zonedTime } from '@shop/rules/zoned-time';
import type { Cents } from '#kernel/money.ts';
import type { PricePeriod, PriceSegment } from './price-periods.ts';
import { appliedPrice, appliedTimeline } from './price-periods.ts';

export type ReductionRules = {
  /** Calendar months in which later steps may refer to the price before the first one; undefined where the law sets no limit. */
  readonly stepwiseMonths?: number | undefined;
};

export type ReferencePrice = { readonly cents: Cents; readonly percentOff: number };

const minuteMs = 60_000;
const day = 86_400_000;
const windowMs = 30 * day;

/**
 * The price a running reduction may be compared with (LAW-03): the lowest one of the 30 days before the reduction started.
 * Undefined when nothing is reduced, when there was no earlier price, or when today's price is not below it.
 */
export function referencePrice(periods: readonly PricePeriod[], at: number, rules: ReductionRules = {}): ReferencePrice | undefined {
  const current = appliedPrice(periods, at);
  if (!current?.special) return undefined;
  const timeline = appliedTimeline(periods, at);
  const cents = lowestBefore(timeline, reductionStart(timeline, at, rules));
  if (cents === undefined || cents <= current.finalCents) return undefined;
  return { cents, percentOff: Math.floor(((cents - current.finalCents) * 100) / cents) };
}

/** Steps that only go down, without a break, are one reduction; a price that rises again starts a new one. */
function reductionStart(timeline: readonly PriceSegment[], at: number, { stepwiseMonths }: ReductionRules): number {
  let first = timeline.length - 1;
  while (continues(timeline[first - 1], timeline[first])) first -= 1;
  let step = timeline.length - 1;
  while (step > first && timeline[step - 1]?.cents === timeline[step]?.cents) step -= 1;
  const start = timeline[first]?.from ?? at;
  const isStepwise = step > first;
  if (isStepwise && stepwiseMonths !== undefined && at >= addMonths(start, stepwiseMonths)) return timeline[step]?.from ?? start;
  return start;
}

function continues(earlier: PriceSegment | undefined, later: PriceSegment | undefined): boolean {
  return earlier !== undefined && later !== undefined && earlier.reduced && earlier.to === later.from && earlier.cents >= later.cents;
}

function lowestBefore(timeline: readonly PriceSegment[], start: number): Cents | undefined {
  const prices = timeline.filter(({ from, to }) => from < start && to > start - windowMs).map(({ cents }) => cents);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** Since when a product has been reduced without a break, whatever the price did meanwhile; undefined when it is not. */
export function reducedSince(periods: readonly PricePeriod[], at: number): number | undefined {
  if (!appliedPrice(periods, at)?.special) return undefined;
  const timeline = appliedTimeline(periods, at);
  let first = timeline.length - 1;
  while (timeline[first - 1]?.reduced && timeline[first - 1]?.to === timeline[first]?.from) first -= 1;
  return timeline[first]?.from;
}

/** The same day and time of a later month by the clock of the shop, or its last day: 30 November and three months is 28 February. */
export function addMonths(time: number, months: number): number {
  const { year, month, day: wanted, time: clock } = zonedParts(new Date(time), branchTimeZone);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(wanted, lastDay))).toISOString().slice(0, 10);
  return zonedTime(date, clock, branchTimeZone).getTime() + (time % minuteMs);
}

/** The period around a time in which neither price nor reference price of these periods changes. */
export function stableWindow(
  periods: readonly PricePeriod[],
  at: number,
  { stepwiseMonths }: ReductionRules = {},
): { from: number; until: number } {
  const window = { from: -Infinity, until: Infinity };
  const boundary = (time: number): void => {
    if (time <= at) window.from = Math.max(window.from, time);
    else window.until = Math.min(window.until, time);
  };
  for (const period of periods) {
    boundary(period.from);
    if (period.to !== undefined) boundary(period.to);
    if (period.kind === 'special' && stepwiseMonths !== undefined) boundary(addMonths(period.from, stepwiseMonths));
  }
  return window;
}
