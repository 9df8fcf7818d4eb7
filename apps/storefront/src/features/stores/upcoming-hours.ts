import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts } from '@shop/rules/zoned-time';

type Alternate = { readonly date: string; readonly reason?: string | null };

/** Today and the days ahead that differ from the week, nearest first; a year has too many to read at once. */
export function upcomingHours<A extends Alternate>(
  alternates: readonly (A | null)[] | null | undefined,
  now: Date,
  max: number,
): readonly A[] {
  const today = zonedParts(now, branchTimeZone).date;
  return (alternates ?? [])
    .filter((entry) => entry !== null)
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, max);
}

/** The weekday in the branches: 1 is Monday. */
export const weekdayInBranches = (now: Date): number => zonedParts(now, branchTimeZone).weekday;
