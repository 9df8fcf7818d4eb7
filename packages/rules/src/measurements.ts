export const measurementNames = ['height', 'bust', 'waist', 'hips', 'neck', 'foot', 'head'] as const;
export type MeasurementName = (typeof measurementNames)[number];

/** Centimetres a body can have. */
export const measurementBounds: Readonly<Record<MeasurementName, readonly [from: number, to: number]>> = {
  height: [50, 250],
  bust: [30, 200],
  waist: [30, 200],
  hips: [30, 220],
  neck: [15, 70],
  foot: [8, 40],
  head: [30, 75],
};
