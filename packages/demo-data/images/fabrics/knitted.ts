import { darker, lighter } from '../svg/colour.ts';
import { repeat } from '../svg/markup.ts';
import { tileOf, type Dyes, type Tile } from './tile.ts';

const stitches = (left: number, rows: number): string =>
  repeat(rows, (row) => {
    const y = row * 8;
    return `M${left} ${y}q1 6 6 8M${left + 12} ${y}q-1 6-6 8`;
  });

/** Stocking stitch: columns of V. */
export const knit = ({ ground }: Dyes): Tile => {
  const columns = repeat(5, (index) => stitches(index * 12, 7));
  return tileOf(
    60,
    56,
    ground,
    `<g fill="none"><path d="${columns}" stroke="${darker(ground, 0.26)}" stroke-width="1.6" stroke-linecap="round"/><path d="${columns}" stroke="${lighter(ground, 0.25)}" stroke-width=".9" transform="translate(1.6 -2)"/></g>`,
  );
};

/** Cables between ribs; the crossing strands carry the light. */
export const cable = ({ ground }: Dyes): Tile => {
  const dark = darker(ground, 0.34);
  const light = lighter(ground, 0.26);
  const rope = (x: number): string =>
    `<path d="M${x} 0C${x} 12 ${x + 18} 14 ${x + 18} 26S${x} 40 ${x} 52M${x + 18} 0C${x + 18} 12 ${x} 14 ${x} 26S${x + 18} 40 ${x + 18} 52"`;
  const rib = `<path d="${stitches(36, 7)}" fill="none" stroke="${darker(ground, 0.2)}" stroke-width="1.4"/>`;
  return tileOf(
    50,
    52,
    ground,
    `<rect x="4" width="30" height="52" fill="${darker(ground, 0.1)}"/>${rib}` +
      `${rope(10)} fill="none" stroke="${dark}" stroke-width="10"/>${rope(10)} fill="none" stroke="${ground}" stroke-width="7.4"/>` +
      `${rope(10)} fill="none" stroke="${light}" stroke-width="2" transform="translate(-1.4 0)"/><path d="M3 0V52M35 0V52" stroke="${dark}" stroke-width="1.4"/>`,
  );
};
