import type { Cents } from '#kernel/money.ts';
import type { PricePeriod } from './price-periods.ts';

type Periods = readonly PricePeriod[];

/** A regular price from a moment on: what stands then ends there, and what is planned after it follows. */
export function withRegular(periods: Periods, cents: Cents, from: number): Periods {
  const later = periods.filter((period) => period.kind === 'regular' && period.from > from).map((period) => period.from);
  const to = later.length > 0 ? Math.min(...later) : undefined;
  return inOrder([...endedAt(periods, 'regular', from), { kind: 'regular', cents, from, to }]);
}

/** Takes a planned regular price away; what stood before it goes on until the one after it. */
export function withoutRegular(periods: Periods, from: number): Periods {
  const isIt = (period: PricePeriod): boolean => period.kind === 'regular' && period.from === from;
  const gone = periods.find(isIt);
  if (!gone) return periods;
  return periods
    .filter((period) => !isIt(period))
    .map((period) => (period.kind === 'regular' && period.to === from ? { ...period, to: gone.to } : period));
}

/** Ends a special price that runs, or forgets one that has not begun; the others stay. */
export const withoutSpecial = (periods: Periods, special: PricePeriod, now: number): Periods =>
  periods.flatMap((period) => (period === special ? endedOrGone(period, now) : [period]));

const endedOrGone = (period: PricePeriod, now: number): Periods => (period.from < now ? [{ ...period, to: now }] : []);

/** Another special price that is asked in the time of one. */
export const isOverlapping = (periods: Periods, { from, to = Infinity }: Pick<PricePeriod, 'from' | 'to'>): boolean =>
  periods.some((other) => other.kind === 'special' && other.from < to && (other.to ?? Infinity) > from);

/** Ends what runs then; what would begin and end at the same moment never was. */
const endedAt = (periods: Periods, kind: PricePeriod['kind'], at: number): PricePeriod[] =>
  periods
    .filter((period) => period.kind !== kind || period.from !== at)
    .map((period) =>
      period.kind === kind && period.from < at && (period.to === undefined || period.to > at) ? { ...period, to: at } : period,
    );

export const inOrder = (periods: Periods): Periods => [...periods].sort((a, b) => a.from - b.from);
