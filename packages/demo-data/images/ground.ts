import type { Hex, Tint } from './spec.ts';
import { mix, toHsl } from './svg/colour.ts';
import { repeat, svg } from './svg/markup.ts';

const ink: Hex = '#16241D';

export const tints: Readonly<Record<Tint, Hex>> = {
  tanne: '#DCE5DC',
  enzian: '#E4E9F7',
  rose: '#F2DEE4',
  leder: '#EADFCB',
  stein: '#E6E0D4',
};

/** Ground of the hue family; pale and grey pieces lie on a ground that sets them off, chosen by chance of the seed. */
export const tintFor = (colour: Hex, random: () => number): Tint => {
  const { hue, saturation, lightness } = toHsl(colour);
  const choice = random();
  if (saturation < 0.12 || lightness > 0.86)
    return (['tanne', 'enzian', 'leder', 'stein', 'rose'] as const)[Math.floor(choice * 5)] ?? 'stein';
  if (hue < 18 || hue >= 320) return choice < 0.75 ? 'rose' : 'stein';
  if (hue < 65) return choice < 0.7 ? 'leder' : 'stein';
  if (hue < 175) return choice < 0.8 ? 'tanne' : 'stein';
  if (hue < 275) return choice < 0.8 ? 'enzian' : 'tanne';
  return 'rose';
};

type Point = readonly [number, number];

/** Catmull-Rom through the points, as cubic curves in relative steps of whole pixels. */
const smooth = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return svg`M${point[0]} ${point[1]}`;
      const start = points[index - 2] ?? before;
      const next = points[index + 1] ?? point;
      const step = [point[0] - before[0], point[1] - before[1]] as const;
      const leave = [(point[0] - start[0]) / 6, (point[1] - start[1]) / 6];
      const arrive = [step[0] - (next[0] - before[0]) / 6, step[1] - (next[1] - before[1]) / 6];
      return `c${[...leave, ...arrive, ...step].map(Math.round).join(' ')}`.replaceAll(' -', '-');
    })
    .join('');

/** Contour lines of two seeded hills, closer together towards the foot. */
export const contourLines = (width: number, height: number, tint: Hex, random: () => number): string => {
  const hills = [0, 1].map((index) => ({
    at: width * (0.12 + 0.5 * index + random() * 0.28),
    reach: width * (0.16 + random() * 0.12),
    rise: height * (0.1 + random() * 0.14),
  }));
  const heightAt = (x: number): number => hills.reduce((sum, { at, reach, rise }) => sum + rise * Math.exp(-(((x - at) / reach) ** 2)), 0);
  const lines = repeat(11, (_, share) => {
    const base = height * (0.56 + 0.46 * share);
    const points = Array.from({ length: 9 }, (_unused, step) => {
      const x = Math.round(-20 + ((width + 40) * step) / 8);
      return [x, Math.round(base - heightAt(x + share * 60) * (1 - share * 0.72))] as const;
    });
    return `<path d="${smooth(points)}"/>`;
  });
  return `<g fill="none" stroke="${mix(tint, ink, 0.13)}" stroke-width="1.5">${lines}</g>`;
};

/** Tint and contour lines over the whole frame. */
export const groundOf = (width: number, height: number, tint: Tint, random: () => number): string =>
  `<rect width="${width}" height="${height}" fill="${tints[tint]}"/>${contourLines(width, height, tints[tint], random)}`;
