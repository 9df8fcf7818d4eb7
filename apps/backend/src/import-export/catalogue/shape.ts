import { RowFault } from './row-fault.ts';

/** Says whether a value read from JSON is what the shop can take. */
export type Shape = (value: unknown) => boolean;

export const text: Shape = (value) => typeof value === 'string';
export const flag: Shape = (value) => typeof value === 'boolean';
export const number: Shape = (value) => typeof value === 'number' && Number.isFinite(value);
export const whole: Shape = (value) => Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647;
export const pieces: Shape = (value) => whole(value) && (value as number) >= 0;
export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);
export const oneOf =
  (...values: readonly string[]): Shape =>
  (value) =>
    values.includes(value as string);
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));
export const list =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

export const record =
  (shape: Shape): Shape =>
  (value) =>
    isObject(value) && Object.values(value).every(shape);
export const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) && Object.entries(shapes).every(([name, shape]) => shape(value[name]));

/** One text per store view. */
export const texts = record(text);

/** Reads a JSON cell; what does not have the shape is refused, so a cast after it is safe. */
export function readJson<T>(cell: string, column: string, shape: Shape): T {
  let value: unknown;
  try {
    value = JSON.parse(cell);
  } catch {
    throw new RowFault(`${column} is not readable JSON.`);
  }
  if (!shape(value)) throw new RowFault(`${column} does not have the form the export writes.`);
  return value as T;
}
