type Time = { readonly from: string; readonly to: string };
type Times = readonly (Time | null)[] | null | undefined;
type Branch = {
  readonly opening_hours?: readonly ({ readonly day: number; readonly times?: Times } | null)[] | null;
  readonly alternate_opening_hours?:
    readonly ({ readonly date: string; readonly times?: Times; readonly reason?: string | null } | null)[] | null;
};

export type OpeningState =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'later'; readonly from: string; readonly until: string }
  | { readonly state: 'closed'; readonly next?: { readonly day: number; readonly from: string } };

const zone = 'Europe/Amsterdam';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

type LocalMoment = { readonly date: string; readonly time: string; readonly weekday: number };

/** Date, time and weekday (1 is Monday) as the clocks in the branches show them; Aachen has the same time. */
export function localMoment(now: Date): LocalMoment {
  const values = new Map(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${values.get('year')}-${values.get('month')}-${values.get('day')}`;
  return { date, time: `${values.get('hour')}:${values.get('minute')}`, weekday: weekdayOf(date) };
}

const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

function dayAfter(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The hours of one date: alternate hours replace the weekday's. */
function hoursOn(branch: Branch, date: string): readonly Time[] {
  const alternate = branch.alternate_opening_hours?.find((entry) => entry?.date === date);
  const times = alternate ? alternate.times : branch.opening_hours?.find((entry) => entry?.day === weekdayOf(date))?.times;
  return (times ?? []).filter((time): time is Time => time !== null).toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Whether a branch is open at a moment, opens later today, or when it opens next within a week. */
export function openingState(branch: Branch, now: Date): OpeningState {
  const { date, time } = localMoment(now);
  for (const { from, to } of hoursOn(branch, date)) {
    if (time >= from && time < to) return { state: 'open', until: to };
    if (time < from) return { state: 'later', from, until: to };
  }
  for (let days = 1; days <= 7; days += 1) {
    const next = dayAfter(date, days);
    const first = hoursOn(branch, next)[0];
    if (first !== undefined) return { state: 'closed', next: { day: weekdayOf(next), from: first.from } };
  }
  return { state: 'closed' };
}

const rank: Readonly<Record<OpeningState['state'], number>> = { open: 0, later: 1, closed: 2 };

/** The branch worth naming in one sentence: one that is open, else one that opens today, else the first. */
export function branchToName<B extends { readonly opening: OpeningState }>(branches: readonly B[]): B | undefined {
  return branches.toSorted((a, b) => rank[a.opening.state] - rank[b.opening.state])[0];
}
