import type { Data } from './per-view.ts';

/** Says what is wrong with a value and where; undefined when it can be taken. */
export type Shape = (value: unknown, path: string) => string | undefined;

const must =
  (test: (value: unknown) => boolean, expected: string): Shape =>
  (value, path) =>
    test(value) ? undefined : `${path} must be ${expected}`;

export const text = must((value) => typeof value === 'string', 'a text');
export const name = must((value) => typeof value === 'string' && value.trim() !== '', 'a text that is not empty');
export const flag = must((value) => typeof value === 'boolean', 'true or false');
export const whole = must((value) => Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647, 'a whole number');
export const number = must((value) => typeof value === 'number' && Number.isFinite(value), 'a number');
export const slug = must(
  (value) => typeof value === 'string' && /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(value),
  'of small letters, digits and hyphens, as an address needs it',
);
export const colour = must((value) => typeof value === 'string' && /^#[0-9A-Fa-f]{6}$/.test(value), 'a colour such as #1F3B2D');
export const timestamp = must(
  (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  'a moment such as 2026-11-15T12:00:00Z',
);

export const oneOf = (...choices: readonly (string | number)[]): Shape =>
  must((value) => choices.includes(value as string), `one of ${choices.join(', ')}`);

export const optional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined || value === null ? undefined : shape(value, path);

export const list =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path} must be a list`;
    for (const [at, item] of value.entries()) {
      const mistake = shape(item, `${path}[${at}]`);
      if (mistake) return mistake;
    }
    return undefined;
  };

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields and no others: a misspelt name must not get lost. */
export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    if (!isData(value)) return `${path} must be an object`;
    const unknown = Object.keys(value).find((key) => !(key in fields));
    if (unknown !== undefined) return `${path}.${unknown} is not known`;
    for (const [key, shape] of Object.entries(fields)) {
      const mistake = shape(value[key], `${path}.${key}`);
      if (mistake) return mistake;
    }
    return undefined;
  };

/** An object with keys of any name. */
export const byKey =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!isData(value)) return `${path} must be an object`;
    for (const [key, item] of Object.entries(value)) {
      const mistake = shape(item, `${path}.${key}`);
      if (mistake) return mistake;
    }
    return undefined;
  };
