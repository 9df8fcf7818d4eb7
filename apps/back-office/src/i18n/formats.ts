import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { dayOf } from '../lib/branch-clock.ts';

export type Formats = {
  readonly money: (cents: number, currency?: string) => string;
  readonly number: (value: number) => string;
  /** A day, with the year where it is not this one. */
  readonly day: (value: Date | string) => string;
  readonly time: (value: Date | string) => string;
  /** Both, as a list or a log shows a moment. */
  readonly moment: (value: Date | string) => string;
  /** What a list has room for: the time of today, weekday and time of these days, else the day. */
  readonly brief: (value: Date | string) => string;
  /** `december 2026` for `2026-12`. */
  readonly month: (month: string) => string;
  /** `Duitsland` for `DE`. */
  readonly country: (code: string) => string;
};

/** Of these days, a weekday names one. */
const recentMs = 6 * 86_400_000;

/** Every number, amount and moment that staff reads goes through these. */
export function createFormats(locale: string): Formats {
  const number = new Intl.NumberFormat(locale);
  // Making one takes longer than a hundred amounts, and a page has a thousand.
  const made = new Map<string, Intl.NumberFormat>();
  const amounts = (currency: string): Intl.NumberFormat => {
    const format = made.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
    made.set(currency, format);
    return format;
  };
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: branchTimeZone, ...options });
  const shortDay = dates({ weekday: 'short', day: 'numeric', month: 'short' });
  const fullDay = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const wholeMonth = dates({ month: 'long', year: 'numeric' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const weekday = dates({ weekday: 'short' });
  const wholeDay = dates({ dateStyle: 'short' });
  const time = dates({ hour: '2-digit', minute: '2-digit' });
  const day = (value: Date | string): string => {
    const date = new Date(value);
    return (dayOf(date).slice(0, 4) === dayOf(new Date()).slice(0, 4) ? shortDay : fullDay).format(date);
  };
  return {
    money: (cents, currency = 'EUR') => amounts(currency).format(cents / 100),
    number: (value) => number.format(value),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    day,
    month: (month) => wholeMonth.format(new Date(`${month}-15T12:00:00Z`)),
    time: (value) => time.format(new Date(value)),
    moment: (value) => `${day(value)} ${time.format(new Date(value))}`,
    brief: (value) => {
      const [date, now] = [new Date(value), new Date()];
      if (wholeDay.format(date) === wholeDay.format(now)) return time.format(date);
      const age = now.getTime() - date.getTime();
      return age > 0 && age < recentMs ? `${weekday.format(date)} ${time.format(date)}` : day(date);
    },
  };
}
