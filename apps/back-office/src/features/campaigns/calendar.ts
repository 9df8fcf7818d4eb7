import type { CampaignCalendarQuery } from '../../generated/graphql.ts';
import { dayOf } from '../../lib/branch-clock.ts';

export type CalendarRow = CampaignCalendarQuery['campaignCalendar'][number];

const shownMonths = 3;

/** `2026-12`, by the clock of the branches. */
export const monthOf = (moment: Date): string => dayOf(moment).slice(0, 7);

/** The month an address names; this one where it names none. */
export function monthIn(params: URLSearchParams, now: Date): string {
  const month = params.get('month') ?? '';
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : monthOf(now);
}

export function laterMonth(month: string, count: number): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + count);
  return day.toISOString().slice(0, 7);
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

type Month = { readonly month: string; readonly days: number; readonly first: number };

/** The months with how many days each has, and the number of its first one among all of them, from 1. */
export function monthsFrom(month: string): readonly Month[] {
  return Array.from({ length: shownMonths }, (_, index) => {
    const one = laterMonth(month, index);
    const days = daysBetween(`${one}-01`, `${laterMonth(one, 1)}-01`);
    return { month: one, days, first: daysBetween(`${month}-01`, `${one}-01`) + 1 };
  });
}

type Span = { readonly from: number; readonly to: number; readonly isCutBefore: boolean; readonly isCutAfter: boolean };

/** Where a bar stands: the number of its first and last day in these months, from 1. A campaign that ends at midnight ends the day before. */
export function spanOf({ startsAt, until }: { readonly startsAt: string; readonly until: string }, month: string): Span {
  const first = `${month}-01`;
  const total = daysBetween(first, `${laterMonth(month, shownMonths)}-01`);
  const from = daysBetween(first, dayOf(startsAt)) + 1;
  const to = daysBetween(first, dayOf(new Date(new Date(until).getTime() - 1))) + 1;
  return { from: Math.max(1, from), to: Math.min(total, Math.max(from, to)), isCutBefore: from < 1, isCutAfter: to > total };
}
