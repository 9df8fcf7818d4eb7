import { formatMoney, type PriceFormat } from './price-format.ts';

export type LocaleSettings = {
  /** BCP 47: `nl-NL`. */
  readonly locale: string;
  readonly currency: string;
  readonly priceFormat: PriceFormat;
};

export type Formats = {
  readonly money: (amount: number, currency?: string) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Of a fraction: 0.3 is 30 %. */
  readonly percent: (value: number) => string;
  readonly date: (value: Date | string, options?: Intl.DateTimeFormatOptions) => string;
};

/** The branches' wall clock: dates mean the same day for the server and for every visitor. */
export const shopTimeZone = 'Europe/Amsterdam';

/** Every number, price and date the shopper reads goes through these. */
export function createFormats({ locale, currency, priceFormat }: LocaleSettings): Formats {
  const whole = new Intl.NumberFormat(locale);
  const percentage = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    money: (amount, other) => formatMoney(amount, locale, other ?? currency, priceFormat),
    number: (value, options) => (options ? new Intl.NumberFormat(locale, options) : whole).format(value),
    percent: (value) => percentage.format(value),
    date: (value, options) =>
      new Intl.DateTimeFormat(locale, { timeZone: shopTimeZone, ...(options ?? { dateStyle: 'long' }) }).format(new Date(value)),
  };
}

/** Magento writes `nl_NL`, Intl wants `nl-NL`. */
export const toLocale = (magentoLocale: string): string => magentoLocale.replace('_', '-');
