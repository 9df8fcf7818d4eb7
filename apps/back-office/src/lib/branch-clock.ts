import { branchTimeZone as timeZone } from '@shop/rules/branch-time-zone';

// The platform's own format, not those of the rules: they would be another kilobyte of every screen.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** `2026-12-01T09:00`, as a field for day and time has it. */
export const clockOf = (moment: string | Date): string => format.format(new Date(moment)).replace(' ', 'T');

/** `2026-11-17`, as the branches count days. */
export const dayOf = (moment: string | Date): string => clockOf(moment).slice(0, 10);

/** An hour that the clocks skip in spring is the one after it. */
export function momentOf(text: string): Date {
  const [summer, winter] = ['+02:00', '+01:00'].map((offset) => new Date(`${text}:00${offset}`)) as [Date, Date];
  return clockOf(summer) === text ? summer : winter;
}

/** The first moment of a day of the branches. */
export const startOfDay = (day: string): Date => momentOf(`${day}T00:00`);

/** The first moment of the day after. */
export function endOfDay(day: string): Date {
  // 36 hours later it is the next day, in weeks with a longer or a shorter one too.
  return startOfDay(dayOf(new Date(startOfDay(day).getTime() + 36 * 3_600_000)));
}
