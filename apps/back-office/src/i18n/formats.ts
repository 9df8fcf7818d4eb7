export type Formats = {
  readonly money: (cents: number, currency?: string) => string;
  readonly number: (value: number) => string;
  /** A day, with the year where it is not this one. */
  readonly day: (value: Date | string) => string;
  readonly time: (value: Date | string) => string;
  /** Both, as a list or a log shows a moment. */
  readonly moment: (value: Date | string) => string;
};

/** The branches' wall clock, wherever somebody works. */
const timeZone = 'Europe/Amsterdam';

/** Every number, amount and moment that staff reads goes through these. */
export function createFormats(locale: string): Formats {
  const number = new Intl.NumberFormat(locale);
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const shortDay = dates({ weekday: 'short', day: 'numeric', month: 'short' });
  const fullDay = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const year = dates({ year: 'numeric' });
  const time = dates({ hour: '2-digit', minute: '2-digit' });
  const day = (value: Date | string): string => {
    const date = new Date(value);
    return (year.format(date) === year.format(new Date()) ? shortDay : fullDay).format(date);
  };
  return {
    money: (cents, currency = 'EUR') => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    number: (value) => number.format(value),
    day,
    time: (value) => time.format(new Date(value)),
    moment: (value) => `${day(value)} ${time.format(new Date(value))}`,
  };
}
