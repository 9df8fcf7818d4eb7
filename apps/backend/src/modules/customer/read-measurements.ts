import { inputError } from '#kernel/errors.ts';
import type { Measurements } from './customer.ts';

/** Centimetres a body can have. */
const bounds: Readonly<Record<keyof Measurements, readonly [from: number, to: number]>> = {
  height: [50, 250],
  bust: [30, 200],
  waist: [30, 200],
  hips: [30, 220],
  neck: [15, 70],
  foot: [8, 40],
  head: [30, 75],
};

/** What somebody measured; what is left out is not stored. */
export function readMeasurements(input: Readonly<Partial<Record<keyof Measurements, number | null | undefined>>>): Measurements {
  const measured: { -readonly [Key in keyof Measurements]: Measurements[Key] } = {};
  for (const [name, [from, to]] of Object.entries(bounds) as [keyof Measurements, readonly [number, number]][]) {
    const value = input[name];
    if (value === null || value === undefined) continue;
    if (!(value >= from && value <= to)) throw inputError(`"${name}" must be between ${from} and ${to} cm.`);
    measured[name] = Math.round(value * 10) / 10;
  }
  return measured;
}
