import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts } from '@shop/rules/zoned-time';
import type { Language } from '@shop/contract';

/** A time on the shop's clock: `2026-11-14T23:41:07+01:00`. */
export function shopTime(at: Date): string {
  const { date, time, second } = zonedParts(at, branchTimeZone);
  const offset = offsetOf(at) / 60;
  return `${date}T${time}:${String(second).padStart(2, '0')}+0${offset}:00`;
}

const zoneNames: Readonly<Record<Language, readonly [winter: string, summer: string]>> = {
  nl: ['CET', 'CEST'],
  de: ['MEZ', 'MESZ'],
  en: ['CET', 'CEST'],
};

/** The same for readers, with the zone: `14-11-2026 23:41 CET`; English readers get the order of ISO 8601, which nobody misreads. */
export function formatShopTime(at: Date, language: Language): string {
  const { date, time } = zonedParts(at, branchTimeZone);
  const [year, month, day] = date.split('-');
  const written = { nl: `${day}-${month}-${year}`, de: `${day}.${month}.${year}`, en: date }[language];
  return `${written} ${time} ${zoneNames[language][offsetOf(at) === 60 ? 0 : 1]}`;
}

/** Minutes ahead of UTC: 60 in winter, 120 in summer. */
function offsetOf(at: Date): number {
  const { date, time } = zonedParts(at, branchTimeZone);
  // Both without their seconds: half a minute more would round to 59.
  return Date.parse(`${date}T${time}:00Z`) / 60_000 - Math.floor(at.getTime() / 60_000);
}
