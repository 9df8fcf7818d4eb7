import type { PricePeriod } from './price-periods.ts';

/** A period as the database has it. */
export type StoredPeriod = PricePeriod & { readonly id: number };

type Timed = { readonly from: number; readonly to?: number | undefined };
type Stored = Timed & { readonly id: number };

/** What makes stored periods the wanted ones. */
type PeriodPlan<Period extends Timed> = {
  readonly ended: readonly { readonly id: number; readonly to: number | undefined }[];
  readonly removed: readonly number[];
  readonly added: readonly Period[];
};

/** A price that begins this very instant has been asked by nobody. */
const hasBegun = ({ from }: Timed, now: number): boolean => from < now;
const isOver = ({ to }: Timed, now: number): boolean => to !== undefined && to <= now;

/**
 * How stored periods become the wanted ones without a word of what was asked changing (LAW-03): a period that has begun keeps its price
 * and its beginning, and ends now at the earliest; one that is over is left alone. What is wanted of the past is taken over only where
 * nothing is known of it, and otherwise begins now.
 */
export const planPeriods = (stored: readonly StoredPeriod[], wanted: readonly PricePeriod[], now: number): PeriodPlan<PricePeriod> =>
  planTimed(stored, wanted, now, { keyOf: ({ kind, cents, from }) => `${kind} ${cents} ${from}` });

type Planning<Period> = {
  /** What makes two of them the same, whenever they end. */
  readonly keyOf: (period: Period) => string;
  /** Whether the past is known although nothing of it is stored. */
  readonly isKnown?: boolean;
};

/** The same for whatever else is asked for a time. */
export function planTimed<Period extends Timed>(
  stored: readonly (Period & Stored)[],
  wanted: readonly Period[],
  now: number,
  { keyOf, isKnown = stored.some((period) => hasBegun(period, now)) }: Planning<Period>,
): PeriodPlan<Period> {
  const open = new Map<string, Period[]>();
  for (const period of wanted) open.set(keyOf(period), [...(open.get(keyOf(period)) ?? []), period]);
  const take = (period: Period & Stored): Period | undefined => {
    const same = open.get(keyOf(period)) ?? [];
    const index = same.findIndex(({ to }) => to === period.to);
    // One that is over cannot go on: what is wanted of it begins anew.
    if (index < 0 && isOver(period, now)) return undefined;
    return same.splice(Math.max(0, index), 1)[0];
  };
  const ended: { id: number; to: number | undefined }[] = [];
  const removed: number[] = [];
  for (const period of stored) {
    const match = take(period);
    if (hasBegun(period, now)) {
      const to = endOf(period, match, now);
      if (to !== period.to) ended.push({ id: period.id, to });
    } else if (!match) removed.push(period.id);
    else if (match.to !== period.to) ended.push({ id: period.id, to: match.to });
  }
  const rest = [...open.values()].flat();
  return { ended, removed, added: isKnown ? rest.flatMap((period) => fromNow(period, now)) : rest };
}

function endOf(period: Timed, match: Timed | undefined, now: number): number | undefined {
  if (isOver(period, now)) return period.to;
  if (!match) return now;
  return match.to === undefined ? undefined : Math.max(match.to, now);
}

function fromNow<Period extends Timed>(period: Period, now: number): readonly Period[] {
  if (isOver(period, now)) return [];
  return [{ ...period, from: Math.max(period.from, now) }];
}
