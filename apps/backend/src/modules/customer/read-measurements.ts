import { measurementBounds, measurementNames, type MeasurementName } from '@shop/rules/measurements';
import { inputError } from '#kernel/errors.ts';
import type { Measurements } from './customer.ts';

/** What somebody measured; what is left out is not stored. */
export function readMeasurements(input: Readonly<Partial<Record<MeasurementName, number | null>>>): Measurements {
  const measured: Partial<Record<MeasurementName, number>> = {};
  for (const name of measurementNames) {
    const [from, to] = measurementBounds[name];
    const value = input[name];
    if (value === null || value === undefined) continue;
    if (!(value >= from && value <= to)) throw inputError(`"${name}" must be between ${from} and ${to} cm.`);
    measured[name] = Math.round(value * 10) / 10;
  }
  return measured;
}
