type Time = { readonly from: string; readonly to: string };
type Times = readonly (Time | null)[] | null | undefined;

export type BranchHours = {
  readonly opening_hours?: readonly ({ readonly day: number; readonly times?: Times } | null)[] | null;
  readonly alternate_opening_hours?:
    readonly ({ readonly date: string; readonly times?: Times; readonly reason?: string | null } | null)[] | null;
};

export type Today = { readonly times: readonly Time[]; readonly reason?: string | undefined };

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' });

/** `2026-11-15` as the calendar in the branches shows it. */
export const branchDate = (now: Date): string => calendar.format(now);

/** The hours of one date: hours of that date replace those of the weekday. */
export function hoursOn(branch: BranchHours, date: string): Today {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  const alternate = branch.alternate_opening_hours?.find((entry) => entry?.date === date);
  const times = alternate ? alternate.times : branch.opening_hours?.find((entry) => entry?.day === weekday)?.times;
  const known = (times ?? []).filter((time): time is Time => time !== null);
  return { times: known.toSorted((a, b) => a.from.localeCompare(b.from)), ...(alternate?.reason ? { reason: alternate.reason } : {}) };
}
