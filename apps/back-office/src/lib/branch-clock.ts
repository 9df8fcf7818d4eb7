import { branchTimeZone } from '@shop/rules/opening-state';
import { zonedParts, zonedTime } from '@shop/rules/zoned-time';

/** `2026-11-17`, as the branches count days. */
export const dayOf = (moment: string | Date): string => zonedParts(new Date(moment), branchTimeZone).date;

/** `2026-12-01T09:00`, as a field for day and time has it. */
export function clockOf(moment: Date): string {
  const { date, time } = zonedParts(moment, branchTimeZone);
  return `${date}T${time}`;
}

export const momentOf = (clock: string): Date => zonedTime(clock.slice(0, 10), clock.slice(11, 16), branchTimeZone);

/** The first moment of a day of the branches. */
export const startOfDay = (day: string): Date => zonedTime(day, '00:00', branchTimeZone);

/** The first moment of the day after. */
export function endOfDay(day: string): Date {
  // 36 hours later it is the next day, in weeks with a longer or a shorter one too.
  return startOfDay(dayOf(new Date(startOfDay(day).getTime() + 36 * 3_600_000)));
}
