export const measurementNames = ['height', 'bust', 'waist', 'hips', 'neck', 'foot', 'head'] as const;
export type MeasurementName = (typeof measurementNames)[number];
export type MeasurementValues = Readonly<Record<MeasurementName, string>>;

/** Centimetres a body can have; the shop refuses others. */
const bounds: Readonly<Record<MeasurementName, readonly [from: number, to: number]>> = {
  height: [50, 250],
  bust: [30, 200],
  waist: [30, 200],
  hips: [30, 220],
  neck: [15, 70],
  foot: [8, 40],
  head: [30, 75],
};

/** People write 92,5 and 92.5. */
export const readCentimetres = (text: string): number | undefined => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
};

/** The bounds of a measurement that cannot be right; undefined when it can. */
export function brokenBounds(name: MeasurementName, text: string): readonly [number, number] | undefined {
  if (text.trim() === '') return undefined;
  const value = readCentimetres(text);
  const [from, to] = bounds[name];
  return value !== undefined && value >= from && value <= to ? undefined : bounds[name];
}
