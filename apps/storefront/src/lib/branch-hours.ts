import type { BranchHours, OpeningTime } from '@shop/rules/opening-state';

type Times = readonly (OpeningTime | null)[] | null | undefined;

/** A branch's hours as the contract serves them. */
export type ServedHours = {
  readonly opening_hours?: readonly ({ readonly day: number; readonly times?: Times } | null)[] | null;
  readonly alternate_opening_hours?:
    | readonly ({ readonly date: string; readonly times?: Times; readonly reason?: string | null } | null)[]
    | null;
};

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The served hours in the shape the rules of both halves work on. */
export function toBranchHours(branch: ServedHours): BranchHours {
  return {
    openingHours: weekdays.map((day) => known(branch.opening_hours?.find((entry) => entry?.day === day)?.times)),
    alternateHours: (branch.alternate_opening_hours ?? []).flatMap((entry) =>
      entry ? [{ date: entry.date, times: known(entry.times) }] : [],
    ),
  };
}

const known = (times: Times): readonly OpeningTime[] => (times ?? []).filter((time) => time !== null);
