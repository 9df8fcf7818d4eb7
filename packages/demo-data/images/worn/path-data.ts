export type Point = readonly [number, number];
/** Where a point of a flat drawing lies on the body. */
export type Warp = (x: number, y: number) => Point;

type Step = { readonly kind: 'M' | 'L' | 'C' | 'Q' | 'Z'; readonly points: readonly Point[] };

const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

/** Absolute steps of path data; arcs do not occur in cut pieces. */
const stepsOf = (data: string): readonly Step[] => {
  const steps: Step[] = [];
  let start: Point = [0, 0];
  let at: Point = [0, 0];
  for (const [, letter = 'M', list = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
    const upper = letter.toUpperCase();
    const size = lengths[upper];
    if (size === undefined) throw new Error(`Path data with ${letter} cannot be worn`);
    if (size === 0) {
      steps.push({ kind: 'Z', points: [start] });
      at = start;
    }
    for (let index = 0; size > 0 && index + size <= numbers.length; index += size) {
      const base: Point = letter === upper ? [0, 0] : at;
      const points = pointsOf(upper, numbers.slice(index, index + size), base, at);
      const kind = upper === 'M' && index === 0 ? 'M' : upper === 'C' || upper === 'Q' ? upper : 'L';
      steps.push({ kind, points });
      at = points.at(-1) ?? at;
      if (kind === 'M') start = at;
    }
  }
  return steps;
};

const pointsOf = (letter: string, numbers: readonly number[], [ox, oy]: Point, at: Point): readonly Point[] => {
  const [first = 0] = numbers;
  if (letter === 'H') return [[first + ox, at[1]]];
  if (letter === 'V') return [[at[0], first + oy]];
  return Array.from({ length: numbers.length / 2 }, (_, index): Point => [
    (numbers[index * 2] ?? 0) + ox,
    (numbers[index * 2 + 1] ?? 0) + oy,
  ]);
};

/** Writes path data in relative steps of whole pixels: a third as long as absolute ones in tenths, and a figure has many. */
const createPen = () => {
  let at: Point = [0, 0];
  let data = '';
  let last = '';
  const number = (value: number): void => {
    const text = String(value);
    data += text.startsWith('-') || /[a-zA-Z]$/.test(data) ? text : ` ${text}`;
  };
  const step = (letter: 'm' | 'l' | 'c' | 'q', points: readonly Point[]): void => {
    if (letter === 'm' || letter !== last) data += letter === 'm' ? 'M' : letter;
    const [ox, oy] = letter === 'm' ? [0, 0] : at;
    const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    for (const [x, y] of rounded) {
      number(x - ox);
      number(y - oy);
    }
    at = rounded.at(-1) ?? at;
    last = letter;
  };
  return {
    step,
    close: () => {
      data += 'Z';
      last = 'Z';
    },
    data: () => data,
  };
};

type Pen = ReturnType<typeof createPen>;

/** Straight edges bend with the body once they are longer than this. */
const stiff = 36;

const bent = (pen: Pen, from: Point, to: Point, warp: Warp): void => {
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) < stiff) return pen.step('l', [warp(...to)]);
  const at = (share: number): Point => warp(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
  const [a, b, c, d] = [at(0), at(1 / 3), at(2 / 3), at(1)];
  // The cubic that passes through the points at one and two thirds.
  const control = (i: 0 | 1): readonly [number, number] => [
    (-5 * a[i] + 18 * b[i] - 9 * c[i] + 2 * d[i]) / 6,
    (2 * a[i] - 9 * b[i] + 18 * c[i] - 5 * d[i]) / 6,
  ];
  const [x1, x2] = control(0);
  const [y1, y2] = control(1);
  return pen.step('c', [[x1, y1], [x2, y2], d]);
};

const letters = { M: 'm', C: 'c', Q: 'q' } as const;

/** The same path, laid on the body. */
export const warpedPath = (data: string, warp: Warp): string => {
  const pen = createPen();
  let at: Point = [0, 0];
  for (const { kind, points } of stepsOf(data)) {
    const end = points.at(-1) ?? at;
    if (kind === 'Z') {
      if (Math.hypot(end[0] - at[0], end[1] - at[1]) >= stiff) bent(pen, at, end, warp);
      pen.close();
    } else if (kind === 'L') bent(pen, at, end, warp);
    else
      pen.step(
        letters[kind],
        points.map((point) => warp(...point)),
      );
    at = end;
  }
  return pen.data();
};

const curveThrough = (pen: Pen, points: readonly Point[]): void => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    pen.step('c', [[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6], [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6], c]);
  }
};

/** Smooth curve through points (Catmull-Rom). */
export const through = (points: readonly Point[]): string => {
  const pen = createPen();
  pen.step('m', points.slice(0, 1));
  curveThrough(pen, points);
  return pen.data();
};

/** A closed shape between two edges that run the same way. */
export const between = (left: readonly Point[], right: readonly Point[]): string => {
  const pen = createPen();
  const back = [...right].reverse();
  pen.step('m', left.slice(0, 1));
  curveThrough(pen, left);
  pen.step('l', back.slice(0, 1));
  curveThrough(pen, back);
  pen.close();
  return pen.data();
};
