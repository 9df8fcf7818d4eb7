import { isPublicHoliday, type HolidayRegion } from '@shop/rules/public-holidays';
import { zonedParts } from '@shop/rules/zoned-time';

/** First and last day (YYYY-MM-DD) of an arrival. */
export type DayRange = { readonly from: string; readonly to: string };

const zone = 'Europe/Amsterdam';
/** What is ordered later leaves a day later. */
const lastOrder = '16:00';
/** Days a piece needs from one of our buildings to another. */
const transferDays = 2;

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Parcels leave and arrive from Monday to Saturday; only the holidays of our own regions are known. */
const isWorkingDay = (day: string, region: HolidayRegion): boolean =>
  new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 && !isPublicHoliday(day, region);

function after(day: string, workingDays: number, region: HolidayRegion): string {
  let next = day;
  for (let left = workingDays; left > 0;) {
    next = addDays(next, 1);
    if (isWorkingDay(next, region)) left--;
  }
  return next;
}

const regionOf = (countryCode: string): HolidayRegion => (countryCode === 'DE' ? 'NRW' : 'NL');

/** The working day on which something ordered now leaves the warehouse. */
function dispatchDay(now: Date, needsTransfer: boolean): string {
  const { date, time } = zonedParts(now, zone);
  return after(date, (time < lastOrder ? 1 : 2) + (needsTransfer ? transferDays : 0), 'NL');
}

type Journey = { readonly fromDays: number; readonly toDays: number; readonly countryCode: string };

/** When a parcel ordered now arrives: dispatched by our calendar, on its way by that of the destination. */
export function deliveryDates(now: Date, { fromDays, toDays, countryCode }: Journey, needsTransfer: boolean): DayRange {
  const leaves = dispatchDay(now, needsTransfer);
  const region = regionOf(countryCode);
  return { from: after(leaves, fromDays, region), to: after(leaves, toDays, region) };
}

/** From when an order can be collected: the next working day where everything lies there, else when it was brought. */
export function pickupDay(now: Date, countryCode: string, hasEverything: boolean): string {
  return after(zonedParts(now, zone).date, hasEverything ? 1 : 1 + transferDays, regionOf(countryCode));
}
