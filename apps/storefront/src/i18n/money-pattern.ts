import type { PriceFormat } from './price-format.ts';

/**
 * How a language writes amounts of a currency, read off Intl by the server. A browser that makes its first formatter reads all the
 * languages of the world for it, which takes a phone a tenth of a second; a price is on nearly every page.
 */
export type MoneyPattern = {
  readonly start: string;
  readonly end: string;
  readonly minusStart: string;
  readonly minusEnd: string;
  readonly group: string;
  readonly decimal: string;
};

const sample = /^(?<start>\D*)1(?<group>\D*)234\k<group>567(?<decimal>\D+)89(?<end>\D*)$/;
/** Where languages differ: thousands, and what lies half-way between two cents. */
const trials = [0, 0.5, 1.005, 999.995, 1000, 9999.5, 12_345, 1_234_567.89, -3.5, -1234];

/** Undefined for a language that writes otherwise than in groups of three digits. */
export function moneyPattern(locale: string, currency: string): MoneyPattern | undefined {
  const intl = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const [above, below] = [1_234_567.89, -1_234_567.89].map((amount) => sample.exec(intl.format(amount))?.groups);
  if (!above || !below) return undefined;
  const { start = '', end = '', group = '', decimal = '' } = above;
  const pattern = { start, end, minusStart: below['start'] ?? '', minusEnd: below['end'] ?? '', group, decimal };
  return trials.every((amount) => writeMoney(amount, pattern, 'plain') === intl.format(amount)) ? pattern : undefined;
}

/** Writes an amount, rounded to cents; zero cents by the merchant's taste. */
export function writeMoney(amount: number, pattern: MoneyPattern, priceFormat: PriceFormat): string {
  const cents = toCents(Math.abs(amount));
  const digits = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, pattern.group);
  const fraction = cents % 100 === 0 ? zeroCents[priceFormat] : String(cents % 100).padStart(2, '0');
  const written = fraction === '' ? digits : digits + pattern.decimal + fraction;
  return amount < 0 ? pattern.minusStart + written + pattern.minusEnd : pattern.start + written + pattern.end;
}

const zeroCents: Readonly<Record<PriceFormat, string>> = { plain: '00', 'comma-dash': '-', 'drop-zeros': '' };

/** Half a cent is rounded up, and 1.005 means half a cent although the computer has it a little smaller. */
const toCents = (amount: number): number => Math.round(Number((amount * 100).toPrecision(15)));
