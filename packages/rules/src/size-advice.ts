import type { SizeTable } from './size-table.ts';

/** A measure of the body as a range of centimetres in every size, smallest size first. */
type Measure = { readonly name: string; readonly ranges: readonly (readonly [from: number, to: number])[] };

export type SizeChartModel = { readonly sizes: readonly string[]; readonly measures: readonly Measure[] };

const inch = 2.54;
const numbers = /^(\d+(?:[.,]\d+)?)(?:\s*–\s*(\d+(?:[.,]\d+)?))?\s*cm$/;
const parse = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

const rangeOf = (cell: string): readonly [number, number] | undefined => {
  const match = numbers.exec(cell);
  return match ? [parse(match[1]), parse(match[2] ?? match[1])] : undefined;
};

/** The columns of a chart that hold centimetres in every row; undefined for a chart that can only be read. */
export function sizeChartModel({ columns, lines }: SizeTable): SizeChartModel | undefined {
  const measures = columns.flatMap((name, column): Measure[] => {
    const ranges = lines.map(({ cells }) => rangeOf(cells[column] ?? ''));
    return ranges.every((range) => range !== undefined) ? [{ name, ranges }] : [];
  });
  return measures.length === 0 || lines.length === 0 ? undefined : { sizes: lines.map(({ size }) => size), measures };
}

/** A chart's cell in inches: "86–89 cm" → "34–35". Other cells stay. */
export function inInches(cell: string, format: (value: number) => string): string {
  const range = rangeOf(cell);
  if (range === undefined) return cell;
  const [from, to] = range.map((value) => format(value / inch));
  return from === to ? `${from} in` : `${from}–${to} in`;
}

export const toCentimetres = (value: number, unit: 'cm' | 'in'): number => (unit === 'in' ? value * inch : value);

export type SizeAdvice =
  | { readonly kind: 'size'; readonly size: string; /** The measures fall into different rows. */ readonly isBetween: boolean }
  | { readonly kind: 'too-small' | 'too-large' };

/**
 * The size for measures in centimetres, in the order of the chart. Where they fall into different rows, a dirndl takes the
 * larger one. Leather gives by one size and takes the smaller one, but none that is two below what the widest measure needs
 * (UX-25). Gaps between rows belong to the row above: no number is lost.
 */
export function adviseSize(
  { sizes, measures }: SizeChartModel,
  values: readonly (number | undefined)[],
  between: 'larger' | 'smaller',
): SizeAdvice | undefined {
  const rows = measures.flatMap(({ ranges }, index) => {
    const value = values[index];
    return value === undefined || !Number.isFinite(value) || value <= 0 ? [] : [rowOf(ranges, value)];
  });
  if (rows.length === 0) return undefined;
  if (rows.includes(Number.POSITIVE_INFINITY)) return { kind: 'too-large' };
  const largest = Math.max(...rows);
  const row = between === 'larger' ? largest : Math.max(Math.min(...rows), largest - 1);
  if (row < 0) return { kind: 'too-small' };
  const size = sizes[row];
  return size === undefined ? undefined : { kind: 'size', size, isBetween: new Set(rows).size > 1 };
}

/** Leather gives: of two sizes it takes the smaller one, everything else the larger one (UX-25). */
export const betweenSizes = (sizeAttribute: string | null | undefined): 'larger' | 'smaller' =>
  sizeAttribute === 'maat_lederhose' ? 'smaller' : 'larger';

/** Nobody measures to the millimetre: one centimetre below the smallest size still is that size. */
const slack = 1;

function rowOf(ranges: readonly (readonly [number, number])[], value: number): number {
  const [first] = ranges;
  if (first !== undefined && value < first[0] - slack) return -1;
  const row = ranges.findIndex(([, to]) => value < to + slack);
  return row === -1 ? Number.POSITIVE_INFINITY : row;
}
