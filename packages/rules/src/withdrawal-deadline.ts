import { addDays } from './add-days.ts';
import { isPublicHoliday, type HolidayRegion } from './public-holidays.ts';

const periodDays = 14;

/**
 * The last day (YYYY-MM-DD) on which a consumer may withdraw: the fourteenth after the day the last parcel came, or the next
 * working day where that is a Saturday, a Sunday or a public holiday (LAW-08).
 */
export function withdrawalDeadline(receivedOn: string, region: HolidayRegion): string {
  let day = addDays(receivedOn, periodDays);
  while (isRestDay(day, region)) day = addDays(day, 1);
  return day;
}

const isRestDay = (date: string, region: HolidayRegion): boolean =>
  [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()) || isPublicHoliday(date, region);
