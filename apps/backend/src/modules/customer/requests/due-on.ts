import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts } from '@shop/rules/zoned-time';

/** LAW-20: within a month of the day it came, by the clock of the shop; where that month has no such day, on its last. */
export function dueOn(receivedAt: Date): string {
  const [year = 0, month = 1, day = 1] = zonedParts(receivedAt, branchTimeZone).date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}
