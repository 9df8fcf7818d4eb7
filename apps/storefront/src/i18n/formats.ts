import { cachedFormats } from './cached-formats.ts';
import { formatMoney, type MoneySettings } from './price-format.ts';

export type Formats = {
  readonly money: (amount: number) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Of a fraction: 0.3 is 30 %. */
  readonly percent: (value: number) => string;
  readonly date: (value: Date | string, options?: Intl.DateTimeFormatOptions) => string;
};

/** The branches' wall clock: dates mean the same day for the server and for every visitor. */
const shopTimeZone = 'Europe/Amsterdam';

const plainNumber: Intl.NumberFormatOptions = {};
const percentage: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };
const longDate = { dateStyle: 'long' } as const;

const numberFormat = cachedFormats((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dateFormat = cachedFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: shopTimeZone, ...options }),
);

/** Every number, price and date the shopper reads goes through these. */
export function createFormats(settings: MoneySettings): Formats {
  const { locale } = settings;
  return {
    money: (amount) => formatMoney(amount, settings),
    number: (value, options = plainNumber) => numberFormat(locale, options).format(value),
    percent: (value) => numberFormat(locale, percentage).format(value),
    date: (value, options = longDate) => dateFormat(locale, options).format(new Date(value)),
  };
}

/** Magento writes `nl_NL`, Intl wants `nl-NL`. */
export const toLocale = (magentoLocale: string): string => magentoLocale.replace('_', '-');
