import { darker, lighter } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import { randomOf } from '../svg/random.ts';
import { tileOf, type Dyes, type Tile } from './tile.ts';

const dots = (random: () => number, count: number, size: number, radius: number): string =>
  repeat(count, () => svg`<circle cx="${random() * size}" cy="${random() * size}" r="${radius * (0.6 + random() * 0.8)}"/>`);

/** Rough leather: an irregular nap. */
export const suede = ({ ground }: Dyes): Tile => {
  const random = randomOf('suede');
  return tileOf(
    38,
    38,
    ground,
    `<g fill="${darker(ground, 0.26)}" opacity=".7">${dots(random, 40, 38, 0.9)}</g><g fill="${lighter(ground, 0.2)}" opacity=".6">${dots(random, 34, 38, 0.8)}</g>`,
  );
};

/** Smooth leather: fine pores only. */
export const nappa = ({ ground }: Dyes): Tile => {
  const random = randomOf('nappa');
  return tileOf(34, 34, ground, `<g fill="${darker(ground, 0.22)}" opacity=".5">${dots(random, 22, 34, 0.6)}</g>`);
};
