import { hoursOn, openingState, weekdayOf, type BranchHours } from './opening-state.ts';
import { isPublicHoliday, type HolidayRegion } from './public-holidays.ts';
import { zonedParts, zonedTime } from './zoned-time.ts';

/** Parcels leave from Sittard; its clock is the shop's. */
const dispatchZone = 'Europe/Amsterdam';

/** Until when a parcel leaves the same day; weekday 1 is Monday. Nothing leaves on a Sunday. */
const cutOffs: readonly (string | undefined)[] = [undefined, '16:00', '16:00', '16:00', '16:00', '16:00', '12:00', undefined];

/** How long a parcel is on its way to a country, in working days there. */
export type Journey = { readonly countryCode: string; readonly fromDays: number; readonly toDays: number };

/** What a shop that does not say how long its parcels take is believed to need. */
export function usualJourney(countryCode: string): Journey {
  if (countryCode === 'NL') return { countryCode, fromDays: 1, toDays: 2 };
  return countryCode === 'DE' ? { countryCode, fromDays: 2, toDays: 3 } : { countryCode, fromDays: 3, toDays: 5 };
}

/** Where the slowest piece comes from: the web stock, a branch that sends it to us first, or nobody has made it yet. */
export type Origin = 'web' | 'branch' | 'made';

/** Working days from one of our buildings to another. */
const transfer = { from: 2, to: 3 } as const;
/** Two to three weeks, from the order to the door. */
const making = { from: 14, to: 21 } as const;

/** First and last day (YYYY-MM-DD) of an arrival. */
export type DayRange = { readonly from: string; readonly to: string };

export type DeliveryPromise = DayRange & {
  /** HH:MM of the next dispatch, and its day. */
  readonly cutOff: string;
  readonly dispatchDate: string;
  readonly isToday: boolean;
  /** Until the cut-off. */
  readonly minutesLeft: number;
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

/** The next day on which parcels leave, and until when they must be ordered; the cut-off itself is too late: "before 16:00". */
function nextDispatch(now: Date): { readonly today: string; readonly dispatchDate: string; readonly cutOff: string } {
  const { date: today, time } = zonedParts(now, dispatchZone);
  let dispatchDate = today;
  let cutOff = cutOffOn(today);
  if (cutOff !== undefined && time >= cutOff) cutOff = undefined;
  while (cutOff === undefined) {
    dispatchDate = addDays(dispatchDate, 1);
    cutOff = cutOffOn(dispatchDate);
  }
  return { today, dispatchDate, cutOff };
}

/** First and last day of the arrival. */
function arrival(today: string, dispatchDate: string, { countryCode, fromDays, toDays }: Journey, origin: Origin): DayRange {
  const region = regionOf(countryCode);
  if (origin === 'made') {
    // The first working day from there on.
    const by = (days: number): string => afterWorkingDays(addDays(today, days - 1), 1, region);
    return { from: by(making.from), to: by(making.to) };
  }
  const leaves = (days: number): string => (origin === 'branch' ? afterWorkingDays(dispatchDate, days, 'NL') : dispatchDate);
  return { from: afterWorkingDays(leaves(transfer.from), fromDays, region), to: afterWorkingDays(leaves(transfer.to), toDays, region) };
}

/**
 * When a parcel ordered at this moment leaves and arrives (UX-27). The one place where a day of delivery is computed: product page, cart,
 * checkout, order, mails and documents all say what this says. What is ordered before the cut-off leaves the same day.
 */
export function deliveryPromise(now: Date, journey: Journey, origin: Origin = 'web'): DeliveryPromise {
  const { today, dispatchDate, cutOff } = nextDispatch(now);
  return {
    cutOff,
    dispatchDate,
    isToday: dispatchDate === today,
    minutesLeft: Math.floor((zonedTime(dispatchDate, cutOff, dispatchZone).getTime() - now.getTime()) / 60_000),
    ...arrival(today, dispatchDate, journey, origin),
  };
}

/**
 * The days of what was ordered at one moment and begins at a later one, as a transfer does when it has arrived: as many working days later as
 * its parcel leaves.
 */
export function postpone({ from, to }: DayRange, countryCode: string, orderedAt: Date, begunAt: Date): DayRange {
  const region = regionOf(countryCode);
  let days = 0;
  const leaves = nextDispatch(begunAt).dispatchDate;
  for (let day = nextDispatch(orderedAt).dispatchDate; day < leaves;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, region)) days++;
  }
  return { from: afterWorkingDays(from, days, region), to: afterWorkingDays(to, days, region) };
}

/** The day some working days before another. */
function beforeWorkingDays(date: string, days: number, region: HolidayRegion): string {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, -1);
    if (isWorkingDay(day, region)) left--;
  }
  return day;
}

/**
 * The last day on which a parcel ordered at this moment leaves, so that it arrives as `deliveryPromise` said: that of the next dispatch,
 * after what branches have to bring, or in time before the day on which something that is made shall be there.
 */
export function dispatchDay(orderedAt: Date, countryCode: string, origin: Origin, arrivesBy: string | null): string {
  const { dispatchDate } = nextDispatch(orderedAt);
  if (origin === 'made' && arrivesBy !== null) return beforeWorkingDays(arrivesBy, usualJourney(countryCode).toDays, regionOf(countryCode));
  return origin === 'branch' ? afterWorkingDays(dispatchDate, transfer.to, 'NL') : dispatchDate;
}

/** From when something that must be brought to a branch first can be picked up there: the day it is open again. */
export function transferDay(branch: BranchHours & { readonly countryCode: string }, now: Date): string {
  const brought = afterWorkingDays(nextDispatch(now).dispatchDate, transfer.to, regionOf(branch.countryCode));
  return nextOpening(branch, zonedTime(brought, '00:00', dispatchZone))?.date ?? brought;
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

/** From when an order can be collected in a branch: where all of it hangs, or what is missing is brought there first. */
export const collectDay = (branch: BranchHours & { readonly countryCode: string }, now: Date, hasEverything: boolean): string =>
  (hasEverything ? pickupPromise(branch, now)?.date : undefined) ?? transferDay(branch, now);

function nextOpening(branch: BranchHours, after: Date): { readonly date: string; readonly from: string } | undefined {
  const state = openingState(branch, after);
  return state.isOpen ? undefined : state.next;
}

/** The opening hours of the branch today, empty when it stays closed. */
export const hoursToday = (branch: BranchHours, now: Date): ReturnType<typeof hoursOn> =>
  hoursOn(branch, zonedParts(now, dispatchZone).date);
