import { writeMoney, type MoneyPattern } from './money-pattern.ts';

/** How whole euros are written: `€ 49,00`, `€ 49,-` or `€ 49`; the names are the backend's. */
export type PriceFormat = 'plain' | 'comma-dash' | 'drop-zeros';

const priceFormats: readonly string[] = ['plain', 'comma-dash', 'drop-zeros'] satisfies PriceFormat[];

/** Reads the merchant's setting; an unknown one writes prices in full. */
export const toPriceFormat = (setting: string | null | undefined): PriceFormat =>
  typeof setting === 'string' && priceFormats.includes(setting) ? (setting as PriceFormat) : 'plain';

export type MoneySettings = {
  /** BCP 47: `nl-NL`. */
  readonly locale: string;
  readonly currency: string;
  readonly priceFormat: PriceFormat;
  readonly moneyPattern: MoneyPattern | undefined;
};

/** Writes an amount in the shop's currency and the merchant's taste for zero cents. */
export function formatMoney(amount: number, { locale, currency, priceFormat, moneyPattern }: MoneySettings): string {
  if (moneyPattern) return writeMoney(amount, moneyPattern, priceFormat);
  const whole = Number.isInteger(Math.round(amount * 100) / 100);
  if (!whole || priceFormat === 'plain') return moneyFormat(locale, currency).format(amount);
  if (priceFormat === 'drop-zeros') return moneyFormat(locale, currency, 0).format(amount);
  const parts = moneyFormat(locale, currency).formatToParts(amount);
  return parts.map(({ type, value }) => (type === 'fraction' ? '-' : value)).join('');
}

const formats = new Map<string, Intl.NumberFormat>();

// Making a formatter costs far more than using one, and a listing shows dozens of prices.
function moneyFormat(locale: string, currency: string, fractionDigits = 2): Intl.NumberFormat {
  const key = `${locale} ${currency} ${fractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    formats.set(key, format);
  }
  return format;
}
