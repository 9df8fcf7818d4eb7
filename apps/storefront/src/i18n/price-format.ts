import { cachedFormats } from './cached-formats.ts';
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
export function formatMoney(amount: number, settings: MoneySettings): string {
  if (amount >= 0) return writeAmount(Math.abs(amount), settings);
  // What is taken off: `− € 15,-`. Intl would write the sign behind the currency, as `€ -15`.
  return `${settings.locale.startsWith('en') ? minus : `${minus}${noBreakSpace}`}${writeAmount(-amount, settings)}`;
}

const minus = '\u2212';
const noBreakSpace = '\u00a0';

function writeAmount(amount: number, { locale, currency, priceFormat, moneyPattern }: MoneySettings): string {
  if (moneyPattern) return writeMoney(amount, moneyPattern, priceFormat);
  const parts = moneyFormat(locale, currency).formatToParts(amount);
  const isWhole = parts.every(({ type, value }) => type !== 'fraction' || Number(value) === 0);
  if (!isWhole || priceFormat === 'plain') return parts.map(({ value }) => value).join('');
  if (priceFormat === 'drop-zeros')
    return parts.map(({ type, value }) => (type === 'fraction' || type === 'decimal' ? '' : value)).join('');
  return parts.map(({ type, value }) => (type === 'fraction' ? '-' : value)).join('');
}

const moneyFormat = cachedFormats(
  (locale, currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
