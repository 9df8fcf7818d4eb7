import { branchTimeZone } from './branch-time-zone.ts';
import { zonedParts, zonedTime } from './zoned-time.ts';

/** `HH:MM` on the wall clock of the branch; `to` may be 24:00. */
export type OpeningTime = { readonly from: string; readonly to: string };

export type OpeningState =
  | { readonly isOpen: true; /** HH:MM. */ readonly until: string; readonly closesAt: Date }
  | { readonly isOpen: false; readonly next: NextOpening | undefined };

type NextOpening = {
  /** YYYY-MM-DD. */ readonly date: string;
  readonly from: string;
  readonly until: string;
  readonly opensAt: Date;
};

/** When a branch is open: seven lists, Monday first, and dates that differ. */
export type BranchHours = {
  readonly openingHours: readonly (readonly OpeningTime[])[];
  readonly alternateHours: readonly { readonly date: string; readonly times: readonly OpeningTime[] }[];
};

/** A branch closed for longer than this is closed until further notice. */
const daysAhead = 31;

/** Whether a branch is open at this moment, until when, or when it opens next; hours of a date replace those of its weekday. */
export function openingState(branch: BranchHours, now: Date): OpeningState {
  const today = zonedParts(now, branchTimeZone).date;
  // By calendar date, not by 24 hours: two days a year are shorter or longer.
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const date = addDays(today, ahead);
    for (const { from, to } of joinTimes(hoursOn(branch, date))) {
      const opensAt = zonedTime(date, from, branchTimeZone);
      const closesAt = zonedTime(date, to, branchTimeZone);
      if (now < opensAt) return { isOpen: false, next: { date, from, until: to, opensAt } };
      if (now < closesAt) return { isOpen: true, until: to, closesAt };
    }
  }
  return { isOpen: false, next: undefined };
}

/** The opening times of one date, in order. */
export function hoursOn(branch: BranchHours, date: string): readonly OpeningTime[] {
  const alternate = branch.alternateHours.find((hours) => hours.date === date);
  const times = alternate ? alternate.times : (branch.openingHours[weekdayOf(date) - 1] ?? []);
  return [...times].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The weekday of a date: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

// 10:00–13:00 and 13:00–18:00 is open until 18:00.
function joinTimes(times: readonly OpeningTime[]): readonly OpeningTime[] {
  const joined: OpeningTime[] = [];
  for (const time of times) {
    const last = joined.at(-1);
    if (last && time.from <= last.to) joined[joined.length - 1] = { from: last.from, to: time.to > last.to ? time.to : last.to };
    else joined.push(time);
  }
  return joined;
}

function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
