import { darker, lighter } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import { tileOf, type Dyes, type Tile } from './tile.ts';

const medallion = (line: string, fill: string): string =>
  `<g fill="none" stroke="${line}" stroke-width="1.9">` +
  `<path d="M30 72C8 59 8 34 30 12C52 34 52 59 30 72Z"/>` +
  `<path d="M30 63C20 55 20 40 30 27C40 40 40 55 30 63Z" fill="${fill}"/>` +
  `<path d="M0 31C9 25 9 13 0 4M60 31C51 25 51 13 60 4M0 76q9-4 9-15M60 76q-9-4-9-15"/>` +
  `<path d="M30 12V3M24 8q6-1 6-7q0 6 6 7M10 44q-6 3-10 2M50 44q6 3 10 2"/></g>`;

const warp = `<path d="M0 2H60M0 8H60M0 14H60M0 20H60M0 26H60M0 32H60M0 38H60M0 44H60M0 50H60M0 56H60M0 62H60M0 68H60M0 74H60" stroke="#fff" stroke-width=".6" opacity=".07"/>`;

/** Woven pointed medallions, tone on tone unless a second colour is named. */
export const jacquard = ({ ground, second }: Dyes): Tile =>
  tileOf(60, 78, ground, `<g opacity=".8">${medallion(second, second)}</g>${warp}`);

/** Jacquard with a metal thread (third colour) and small sprigs. */
export const brocade = ({ ground, second, third }: Dyes): Tile => {
  const thread = third === second ? '#d8b45c' : third;
  const sprig = `<path d="M0 58q5-5 0-11q-5 6 0 11M60 58q5-5 0-11q-5 6 0 11M30 46l4-5l-4-5l-4 5z" fill="${thread}"/>`;
  const gold = `<g opacity=".9" stroke-dasharray="3 1.2">${medallion(thread, 'none')}</g>`;
  return tileOf(60, 78, ground, `<path d="M30 66C18 56 18 40 30 24C42 40 42 56 30 66Z" fill="${second}"/>${gold}${sprig}${warp}`);
};

/** See-through net with flowers; the ground colour is the thread. */
export const lace = ({ ground }: Dyes): Tile => {
  const thread = lighter(ground, 0.55);
  const net = `<path d="M0 0L30 30M30 0L0 30M15 0L30 15L15 30L0 15Z" stroke="${darker(ground, 0.12)}" stroke-width=".8" fill="none"/>`;
  const petals = repeat(6, (index) => svg`<ellipse cy="-6" rx="2.9" ry="4" transform="rotate(${index * 60} 0 0)"/>`);
  const flowers = `<g fill="${thread}" stroke="${darker(ground, 0.2)}" stroke-width=".6"><g transform="translate(15 15)">${petals}<circle r="2.2"/></g></g>`;
  const corners = `<g fill="${thread}"><circle r="3"/><circle cx="30" r="3"/><circle cy="30" r="3"/><circle cx="30" cy="30" r="3"/></g>`;
  return { width: 30, height: 30, markup: `<rect width="30" height="30" fill="${ground}" opacity=".62"/>${net}${flowers}${corners}` };
};
