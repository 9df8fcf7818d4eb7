import { darker, lighter } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import { randomOf } from '../svg/random.ts';
import { tileOf, type Dyes, type Tile } from './tile.ts';

/** Points of a round pen, in three sizes: a third of the bytes of as many circles. */
const dots = (random: () => number, count: number, size: number, radius: number): string =>
  repeat(3, (row) => {
    const points = repeat(Math.ceil(count / 3), () => svg`M${random() * size} ${random() * size}h.01`);
    return svg`<path d="${points}" stroke-width="${2 * radius * (0.7 + row * 0.3)}"/>`;
  });

const pen = (colour: string, opacity: number): string => `stroke="${colour}" stroke-linecap="round" opacity="${opacity}"`;

/** Rough leather: an irregular nap. */
export const suede = ({ ground }: Dyes): Tile => {
  const random = randomOf('suede');
  return tileOf(
    38,
    38,
    ground,
    `<g ${pen(darker(ground, 0.26), 0.7)}>${dots(random, 40, 38, 0.9)}</g><g ${pen(lighter(ground, 0.2), 0.6)}>${dots(random, 34, 38, 0.8)}</g>`,
  );
};

/** Smooth leather: fine pores only. */
export const nappa = ({ ground }: Dyes): Tile => {
  const random = randomOf('nappa');
  return tileOf(34, 34, ground, `<g ${pen(darker(ground, 0.22), 0.5)}>${dots(random, 22, 34, 0.6)}</g>`);
};
