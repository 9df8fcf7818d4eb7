import { measurementBounds, type MeasurementName } from '@shop/rules/measurements';

export type MeasurementValues = Readonly<Record<MeasurementName, string>>;

/** People write 92,5 and 92.5. */
export const readCentimetres = (text: string): number | undefined => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
};

/** The bounds of a measurement that cannot be right; undefined when it can. */
export function brokenBounds(name: MeasurementName, text: string): readonly [number, number] | undefined {
  if (text.trim() === '') return undefined;
  const value = readCentimetres(text);
  const [from, to] = measurementBounds[name];
  return value !== undefined && value >= from && value <= to ? undefined : measurementBounds[name];
}
