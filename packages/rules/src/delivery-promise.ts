import { hoursOn, openingState, weekdayOf, type BranchHours } from './opening-state.ts';
import { isPublicHoliday, type HolidayRegion } from './public-holidays.ts';
import { zonedParts, zonedTime } from './zoned-time.ts';

/** Parcels leave from Sittard; its clock is the shop's. */
const dispatchZone = 'Europe/Amsterdam';

/** Until when a parcel leaves the same day; weekday 1 is Monday. Nothing leaves on a Sunday. */
const cutOffs: readonly (string | undefined)[] = [undefined, '16:00', '16:00', '16:00', '16:00', '16:00', '12:00', undefined];

/** Working days between dispatch and the door, by country. */
const workingDays: Readonly<Record<string, { readonly from: number; readonly to: number }>> = {
  NL: { from: 1, to: 2 },
  DE: { from: 2, to: 3 },
};
const elsewhere = { from: 3, to: 5 } as const;

export type DeliveryPromise = {
  /** HH:MM of the next dispatch, and its day. */
  readonly cutOff: string;
  readonly dispatchDate: string;
  readonly isToday: boolean;
  /** Until the cut-off. */
  readonly minutesLeft: number;
  /** First and last day the parcel arrives, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
};

const regionOf = (country: string): HolidayRegion => (country === 'DE' ? 'NRW' : 'NL');

const addDays = (date: string, days: number): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

const cutOffOn = (date: string): string | undefined => (isPublicHoliday(date, 'NL') ? undefined : cutOffs[weekdayOf(date)]);

/** Saturday and Sunday are no working days, although parcels leave on Saturdays. */
const isWorkingDay = (date: string, region: HolidayRegion): boolean => weekdayOf(date) <= 5 && !isPublicHoliday(date, region);

function afterWorkingDays(date: string, days: number, region: HolidayRegion): string {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, region)) left--;
  }
  return day;
}

/** When a parcel ordered at this moment leaves and arrives: from web stock, to a country (UX-27). */
export function deliveryPromise(now: Date, country: string): DeliveryPromise {
  const { date: today, time } = zonedParts(now, dispatchZone);
  let dispatchDate = today;
  let cutOff = cutOffOn(today);
  // The cut-off itself is too late: "before 16:00".
  if (cutOff !== undefined && time >= cutOff) cutOff = undefined;
  while (cutOff === undefined) {
    dispatchDate = addDays(dispatchDate, 1);
    cutOff = cutOffOn(dispatchDate);
  }
  const { from, to } = workingDays[country] ?? elsewhere;
  const region = regionOf(country);
  return {
    cutOff,
    dispatchDate,
    isToday: dispatchDate === today,
    minutesLeft: Math.floor((zonedTime(dispatchDate, cutOff, dispatchZone).getTime() - now.getTime()) / 60_000),
    from: afterWorkingDays(dispatchDate, from, region),
    to: afterWorkingDays(dispatchDate, to, region),
  };
}

/** Putting an order aside in a branch takes this long while it is open. */
const hoursToPickUp = 2;

export type PickupPromise = { /** YYYY-MM-DD. */ readonly date: string; /** HH:MM. */ readonly from: string; readonly isToday: boolean };

/** From when something that hangs in a branch can be picked up there; undefined while it is closed until further notice. */
export function pickupPromise(branch: BranchHours, now: Date): PickupPromise | undefined {
  const today = zonedParts(now, dispatchZone).date;
  const state = openingState(branch, now);
  if (state.isOpen) {
    const ready = new Date(Math.ceil((now.getTime() + hoursToPickUp * 3_600_000) / 3_600_000) * 3_600_000);
    if (ready < state.closesAt) return { date: today, from: zonedParts(ready, dispatchZone).time, isToday: true };
  }
  const next = nextOpening(branch, state.isOpen ? state.closesAt : now);
  if (next === undefined) return undefined;
  // Early in the morning nobody is there yet: two hours after the doors open.
  const ready = new Date(zonedTime(next.date, next.from, dispatchZone).getTime() + hoursToPickUp * 3_600_000);
  return { date: next.date, from: zonedParts(ready, dispatchZone).time, isToday: next.date === today };
}

function nextOpening(branch: BranchHours, after: Date): { readonly date: string; readonly from: string } | undefined {
  const state = openingState(branch, after);
  return state.isOpen ? undefined : state.next;
}

/** The opening hours of the branch today, empty when it stays closed. */
export const hoursToday = (branch: BranchHours, now: Date): ReturnType<typeof hoursOn> =>
  hoursOn(branch, zonedParts(now, dispatchZone).date);
