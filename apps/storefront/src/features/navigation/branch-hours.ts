import { hoursOn, type OpeningTime } from '@shop/rules/opening-state';
import { toBranchHours, type ServedHours } from '../../lib/branch-hours.ts';

export type DaysHours = { readonly times: readonly OpeningTime[]; readonly reason?: string | undefined };

/** The hours of one date, and why they differ from those of the weekday. */
export function daysHours(branch: ServedHours, date: string): DaysHours {
  const reason = branch.alternate_opening_hours?.find((entry) => entry?.date === date)?.reason;
  return { times: hoursOn(toBranchHours(branch), date), ...(reason ? { reason } : {}) };
}
