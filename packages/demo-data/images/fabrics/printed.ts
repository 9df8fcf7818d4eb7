import { darker, lighter } from '../svg/colour.ts';
import { placed, repeat, svg } from '../svg/markup.ts';
import { tileOf, type Dyes, type Tile } from './tile.ts';

const flower = (x: number, y: number, size: number, petal: string, heart: string): string => {
  const petals = repeat(
    5,
    (index) => svg`<ellipse cy="${-size}" rx="${size * 0.62}" ry="${size * 0.82}" transform="rotate(${index * 72})"/>`,
  );
  return placed(x, y, svg`<g fill="${petal}">${petals}</g><circle r="${size * 0.5}" fill="${heart}"/>`);
};

const leaf = (x: number, y: number, turn: number, colour: string): string =>
  placed(x, y, `<path d="M0 0C2-4 7-4 9 0C7 3 2 3 0 0Z" fill="${colour}"/>`, turn);

/** Scattered five-petalled flowers: second colour the flowers, third their hearts, fourth the leaves. */
export const millefleurs = ({ ground, second, third, fourth }: Dyes): Tile => {
  const stems = `<path d="M9 40q6-9 14-12M40 14q6 7 3 16M50 46q-7 2-9 8M20 6q5-2 8 2" stroke="${fourth}" fill="none" stroke-width="1.5"/>`;
  const leaves = leaf(12, 36, -40, fourth) + leaf(42, 20, 60, fourth) + leaf(47, 48, 190, fourth) + leaf(26, 6, 20, fourth);
  const flowers =
    flower(15, 15, 5.4, second, third) +
    flower(42, 37, 4.6, lighter(second, 0.25), third) +
    flower(24, 46, 3.4, second, third) +
    flower(47, 8, 3, lighter(second, 0.4), third);
  const buds = `<g fill="${third}"><circle cx="31" cy="24" r="1.7"/><circle cx="6" cy="52" r="1.5"/><circle cx="5" cy="29" r="1.3"/></g>`;
  return tileOf(56, 56, ground, stems + leaves + flowers + buds);
};

/** Round dots as one line of points: far smaller than as many circles. */
const rosette = (x: number, y: number): string =>
  repeat(6, (index) => {
    const angle = (index * Math.PI) / 3;
    return svg`M${x + 4.6 * Math.cos(angle)} ${y + 4.6 * Math.sin(angle)}h.01`;
  }) + `M${x} ${y}h.01`;

/** Resist print: pale rosettes and dots on indigo. */
export const blueprint = ({ ground, second }: Dyes): Tile => {
  const sprigs = `<path d="M23 4v6M20 6l3 2l3-2M8 19v6M5 21l3 2l3-2" stroke="${second}" stroke-width="1" fill="none"/>`;
  return tileOf(
    30,
    30,
    ground,
    `<path d="M0 0L30 30" stroke="${darker(ground, 0.12)}" stroke-width="6" opacity=".4"/><path d="${rosette(8, 8)}${rosette(23, 23)}M15.5 15.5h.01M.5 .5h.01" stroke="${second}" stroke-width="2.8" stroke-linecap="round"/>${sprigs}`,
  );
};
