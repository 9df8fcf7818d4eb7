import { measurementBounds, measurementNames, type MeasurementName } from '@shop/rules/measurements';

export type MeasurementValues = Readonly<Record<MeasurementName, string>>;
type FormatNumber = (value: number, options: Intl.NumberFormatOptions) => string;

/** People write 92,5 and 92.5. */
export const readCentimetres = (text: string): number | undefined => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
};

/** What is saved, as people of the locale write it; no thousands, so that it can be read again. */
export function measurementTexts(
  saved: Partial<Readonly<Record<MeasurementName, number | null>>> | null,
  format: FormatNumber,
): MeasurementValues {
  const textOf = (value: number | null | undefined): string => (typeof value === 'number' ? format(value, { useGrouping: false }) : '');
  return Object.fromEntries(measurementNames.map((name) => [name, textOf(saved?.[name])])) as MeasurementValues;
}

/** The bounds of a measurement that cannot be right; undefined when it can. */
export function brokenBounds(name: MeasurementName, text: string): readonly [number, number] | undefined {
  if (text.trim() === '') return undefined;
  const value = readCentimetres(text);
  const [from, to] = measurementBounds[name];
  return value !== undefined && value >= from && value <= to ? undefined : measurementBounds[name];
}
