import { dayOf, startOfDay } from '../../../../lib/branch-clock.ts';
import { readHundredths, type DecimalMark } from '../../../../ui/fields/decimal-text.ts';
import { readDecimal, writeDecimal } from '../../../../ui/fields/plain-number.ts';
import type { CellKind, CellOption, SheetColumn } from './columns.ts';
import { areComplete, isMaterials, materialsText, readMaterials } from './materials-text.ts';
import { amountsIn, moneyText, readBySize } from './money-text.ts';

/** Between several values of one cell. */
const between = '; ';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const labelOf = ({ options }: SheetColumn, value: unknown): string | undefined =>
  options.find((option) => isSame(option.value, value))?.label;

/** A value as a person reads, copies and changes it; what is none of its column stands there as it was typed. */
export function textOf(column: SheetColumn, value: unknown, mark: DecimalMark): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return column.kind === 'day' && isDay(value) ? dayOf(value) : (labelOf(column, value) ?? value);
  if (column.kind === 'many' && Array.isArray(value)) return value.map((one) => labelOf(column, one) ?? String(one)).join(between);
  if (column.kind === 'money') return moneyText(value, mark);
  if (column.kind === 'measure' && isMeasure(value)) return `${writeDecimal(value.amount, mark)} ${value.unit}`;
  if (column.kind === 'materials' && isMaterials(value)) return materialsText(column, value, mark);
  return labelOf(column, value) ?? (typeof value === 'number' ? String(value) : JSON.stringify(value));
}

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));

const fold = (text: string): string => text.trim().toLocaleLowerCase();

function optionOf(options: readonly CellOption[], typed: string): CellOption | undefined {
  const wanted = fold(typed);
  return options.find(({ label }) => fold(label) === wanted) ?? options.find(({ code }) => fold(code) === wanted);
}

/** As other programs write what is so, and what is not. */
const flagWords: Readonly<Record<string, boolean>> = { '1': true, true: true, x: true, '0': false, false: false };

/** `18.11.2026`, `18-11-2026` or `2026-11-18`, from that day's first moment in the branches on. */
function readDay(text: string): string | undefined {
  const [, d, m, y] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const day = d && m && y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : text;
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN;
  // 31 February is no day.
  const isThere = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isThere ? startOfDay(day).toISOString() : undefined;
}

function readMany({ options }: SheetColumn, text: string): unknown {
  const parts = text
    .split(text.includes(';') || optionOf(options, text) ? ';' : ',')
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.map((part) => optionOf(options, part)?.value);
  return found.includes(undefined) ? text : [...new Set(found)];
}

type Measure = { readonly amount: number; readonly unit: string };

function isMeasure(value: unknown): value is Measure {
  const { amount, unit } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Measure>;
  return typeof amount === 'number' && typeof unit === 'string';
}

/** LAW-04: `250 ml`, `1,5 m`. */
function readMeasure(text: string, mark: DecimalMark): Measure | undefined {
  const [, typed = '', unit = ''] = /^([\d.,]{1,11}?)\s*(ml|g|m)$/i.exec(text) ?? [];
  const amount = readDecimal(typed, 3, mark);
  return amount !== undefined && amount > 0 ? { amount, unit: unit.toLowerCase() } : undefined;
}

/** What a cell has that was emptied. */
export const emptyOf = ({ isList }: SheetColumn): unknown => (isList ? [] : null);

/**
 * What somebody typed or pasted, as the shop takes it. What cannot be read stays as it was typed, and is a fault of its cell. A word that
 * means several things means what is there `now`.
 */
export function readText(column: SheetColumn, typed: string, mark: DecimalMark, now?: unknown): unknown {
  const { kind, options } = column;
  const text = kind === 'text' ? typed.replace(/\r\n?/g, '\n') : typed.replace(/\s*[\r\n]+\s*/g, ' ').trim();
  if (text.trim() === '') return emptyOf(column);
  if (kind === 'line' || kind === 'text') return text;
  if (kind === 'whole') return readWhole(text) ?? text;
  if (kind === 'money') return readHundredths(text, mark) ?? readBySize(text, mark, now) ?? text;
  if (kind === 'percent') return readWhole(text.replace(/\s*%$/, '')) ?? text;
  if (kind === 'measure') return readMeasure(text, mark) ?? text;
  if (kind === 'materials') return readMaterials(column, text, now) ?? text;
  if (kind === 'day') return readDay(text) ?? text;
  if (kind === 'many') return readMany(column, text);
  const found = optionOf(options, text)?.value;
  return found ?? (kind === 'flag' ? flagWords[fold(text)] : undefined) ?? text;
}

/** Digits, in groups of three or not. */
function readWhole(text: string): number | undefined {
  const digits = text
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^(\d{1,3})((?:[.,]\d{3})+)$/, (_, first: string, rest: string) => `${first}${rest.replace(/[.,]/g, '')}`);
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}

const takes: Readonly<Record<SheetColumn['kind'], (value: unknown, column: SheetColumn) => boolean>> = {
  line: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string',
  whole: (value) => typeof value === 'number' && value >= 0,
  money: (value) => amountsIn(value).length > 0 && amountsIn(value).every((cents) => cents >= 0),
  percent: (value) => typeof value === 'number' && value >= 0 && value < 100,
  day: (value) => typeof value === 'string' && isDay(value),
  flag: (value) => typeof value === 'boolean',
  choice: (value, column) => labelOf(column, value) !== undefined,
  measure: isMeasure,
  materials: isMaterials,
  many: (value, column) => Array.isArray(value) && value.every((one) => labelOf(column, one) !== undefined),
};

/** What kind of thing a cell should have and has not; undefined: it may be sent. */
export function kindFault(column: SheetColumn, value: unknown): CellKind | 'sum' | undefined {
  if (value === null || value === undefined) return column.isOptional ? undefined : column.kind;
  if (!takes[column.kind](value, column)) return column.kind;
  return column.kind === 'materials' && isMaterials(value) && !areComplete(value) ? 'sum' : undefined;
}
