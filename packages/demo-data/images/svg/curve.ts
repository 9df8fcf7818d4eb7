import { shortNumber } from './markup.ts';

/** Garments are symmetrical: x is the distance from the axis, so that one half describes both. */
export type Point = readonly [number, number];
/** One point is a line, two a quadratic and three a cubic curve. */
export type Segment = readonly Point[];
export type Curve = { readonly start: Point; readonly segments: readonly Segment[] };

const axis = 400;
const letters = ['', 'L', 'Q', 'C'];
const origin: Point = [0, 0];

export const curve = (start: Point, ...segments: readonly Segment[]): Curve => ({ start, segments });

export const endOf = (line: Curve): Point => line.segments.at(-1)?.at(-1) ?? line.start;

export const reversed = (line: Curve): Curve => {
  const ends = [line.start, ...line.segments.map((segment) => segment.at(-1) ?? origin)];
  const segments = line.segments.map((segment, index) => [...segment.slice(0, -1).reverse(), ends[index] ?? origin]);
  return { start: endOf(line), segments: segments.reverse() };
};

/** The second curve continues where the first ends; a gap becomes a line. */
export const joined = (first: Curve, second: Curve): Curve => {
  const [x, y] = endOf(first);
  const gap = x === second.start[0] && y === second.start[1] ? [] : [[second.start]];
  return { start: first.start, segments: [...first.segments, ...gap, ...second.segments] };
};

const place = ([x, y]: Point, side: 1 | -1): string => `${shortNumber(axis + side * x)} ${shortNumber(y)}`;
const commands = (line: Curve, side: 1 | -1): string =>
  line.segments.map((segment) => (letters[segment.length] ?? '') + segment.map((point) => place(point, side)).join(' ')).join('');

/** Path data of one side only (1 is the seen right). */
export const oneSide = (line: Curve, side: 1 | -1 = 1): string => `M${place(line.start, side)}${commands(line, side)}`;

/** Closed outline of a half that starts and ends on the axis. */
export const outline = (half: Curve): string => {
  const back = reversed(half);
  return `${oneSide(half)}L${place(back.start, -1)}${commands(back, -1)}Z`;
};

/** Open line across both sides, from the seen left over the axis to the right; the half ends on the axis. */
export const across = (half: Curve): string => {
  const back = reversed(half);
  return `${oneSide(half, -1)}L${place(back.start, 1)}${commands(back, 1)}`;
};
