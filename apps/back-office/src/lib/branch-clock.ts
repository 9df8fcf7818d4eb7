import { branchTimeZone as timeZone } from '@shop/rules/branch-time-zone';

// The platform's own formats, not those of the rules: they would be another kilobyte of every screen.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });

/** `2026-11-17`, as the branches count days. */
export const dayOf = (moment: string | Date): string => calendar.format(new Date(moment));

/** `2026-12-01T09:00`, as a field for day and time has it. */
export const clockOf = (moment: Date): string => `${dayOf(moment)}T${clock.format(moment)}`;

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
