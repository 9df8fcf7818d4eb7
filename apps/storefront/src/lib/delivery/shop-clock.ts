/** How far the clock of this device is behind the shop's. */
let behindMs = 0;

/** Less than the answer may have been under way is no difference. */
const toleratedMs = 60_000;

/** What the time is in the shop: promises count by its clock, whatever the device believes. */
export const shopNow = (): Date => new Date(Date.now() + behindMs);

/** Sets the clock by the `Date` of an answer that comes from no cache. */
export function setShopClock(date: string | null, deviceNow = Date.now()): void {
  const said = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(said)) return;
  behindMs = Math.abs(said - deviceNow) > toleratedMs ? said - deviceNow : 0;
}
