import { readHundredths, writeHundredths, type DecimalMark } from '../../../../ui/fields/decimal-text.ts';

/** Amounts by size, where sizes differ. */
export const isBySize = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The amounts there are, the lowest first. */
export function amountsIn(value: unknown): readonly number[] {
  const all = (isBySize(value) ? Object.values(value) : [value]).filter((cents) => typeof cents === 'number');
  return [...new Set(all)].toSorted((one, other) => one - other);
}

export const moneyText = (value: unknown, mark: DecimalMark): string =>
  amountsIn(value)
    .map((cents) => writeHundredths(cents, mark))
    .join(' – ');

/** `155 – 165` where sizes cost 149 and 159: each takes the amount that stands where its own stood. */
export function readBySize(text: string, mark: DecimalMark, now: unknown): Readonly<Record<string, unknown>> | undefined {
  const [before, after] = [amountsIn(now), text.split(/\s+[-–—]\s+/).map((one) => readHundredths(one, mark))];
  if (!isBySize(now) || before.length !== after.length || after.includes(undefined)) return undefined;
  return Object.fromEntries(Object.entries(now).map(([sku, cents]) => [sku, after[before.indexOf(Number(cents))] ?? null]));
}
