import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts } from '@shop/rules/zoned-time';

/** The day of a time by the wall clock of the shop and its branches: `2026-11-15`. */
export const shopDay = (at: Date): string => zonedParts(at, branchTimeZone).date;
