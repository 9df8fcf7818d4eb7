import { isPublicHoliday } from '@shop/rules/public-holidays';

const dayLength = 86_400_000;

/** A day (YYYY-MM-DD) some days later or, with a negative number, earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** An instant of a day, in UTC. */
export const instant = (day: string, time: string): string => `${day}T${time}:00.000Z`;

const isShippingDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 && !isPublicHoliday(day, 'NL');

/** The first day after the order on which parcels leave Sittard. */
export function shippingDayAfter(day: string): string {
  let next = addDays(day, 1);
  while (!isShippingDay(next)) next = addDays(next, 1);
  return next;
}
