import type { Hex, Motif } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { placed, repeat, svg } from '../svg/markup.ts';

/** All motifs stand on (0, 0), about 60 high, in lines of the current colour. */
const open = `fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`;
const full = `fill="currentColor" fill-opacity=".22" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"`;
const mirrored = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

const leafShape = `<path d="M0 0C8-9 20-9 27 0C20 9 8 9 0 0Z" ${full}/><path d="M3 0H22M9 0l4-4M9 0l4 4M15 0l4-3M15 0l4 3" stroke="currentColor" stroke-width="1.2" fill="none"/>`;

const leaf = (brush: Brush, x: number, y: number, turn: number, scale: number): string =>
  svg`<use href="${brush.symbol(leafShape)}" transform="translate(${x} ${y}) rotate(${turn}) scale(${String(scale)})"/>`;

const oak =
  `<path d="M0 0V-14" ${open}/><path d="M0-10C-10-12-17-17-12-23C-23-24-24-33-15-36C-23-42-18-51-10-49C-11-57-5-62 0-66C5-62 11-57 10-49C18-51 23-42 15-36C24-33 23-24 12-23C17-17 10-12 0-10Z" ${full}/>` +
  `<path d="M0-10V-58M0-22l-9-4M0-22l9-4M0-35l-10-5M0-35l10-5M0-47l-6-5M0-47l6-5" stroke="currentColor" stroke-width="1.3" fill="none"/>` +
  mirrored(
    `<path d="M4-4C10 0 16 0 20-3" ${open}/><path d="M18-5a5 5 0 0 1 10 0c0 5-3 8-5 9c-2-1-5-4-5-9z" ${full}/><path d="M17-5h12" ${open}/>`,
  );

const stag =
  `<path d="M0 0C-6-2-7-8-6-14C-12-15-17-19-18-24C-11-24-8-22-6-20C-6-26-3-28 0-28C3-28 6-26 6-20C8-22 11-24 18-24C17-19 12-15 6-14C7-8 6-2 0 0Z" ${full}/>` +
  mirrored(`<path d="M3-27C6-38 22-40 20-62M12-38C22-37 29-42 31-52M18-46C12-50 10-56 11-62M5-31C2-38 2-42 4-48" ${open}/>`);

const edelweiss = `<g transform="translate(0 -30)">${repeat(8, (index) => `<path d="M0-6C-7-12-6-22 0-29C6-22 7-12 0-6Z" transform="rotate(${index * 45}) scale(${index % 2 ? 0.82 : 1})" ${full}/>`)}<g fill="currentColor"><circle r="4"/>${repeat(6, (index) => `<circle cx="6.5" r="2.6" transform="rotate(${index * 60})"/>`)}</g></g>`;

const chamois =
  `<path d="M0 0C-5-2-6-8-6-13C-8-18-8-22-7-26C-12-26-17-24-20-20C-19-28-13-32-6-32C-3-34 3-34 6-32C13-32 19-28 20-20C17-24 12-26 7-26C8-22 8-18 6-13C6-8 5-2 0 0Z" ${full}/>` +
  mirrored(`<path d="M3-33C4-44 6-58 14-62C19-63 21-58 18-54" ${open}/><path d="M3-20l2 1" ${open}/>`);

const heart =
  `<path d="M0 0C-18-12-28-24-24-38C-20-50-6-50 0-38C6-50 20-50 24-38C28-24 18-12 0 0Z" ${full}/>` +
  `<path d="M0-8C-12-16-18-24-16-33C-13-40-4-38 0-28C4-38 13-40 16-33C18-24 12-16 0-8Z" stroke="currentColor" stroke-width="1.3" fill="none" stroke-dasharray="3 2"/>` +
  mirrored(`<path d="M0-38C2-50 12-58 22-56C24-52 18-48 14-50" ${open}/>`);

const vine =
  `<path d="M0 0V-40" ${open}/><path d="M0-34C-9-40-9-54 0-64C9-54 9-40 0-34Z" ${full}/>` +
  mirrored(`<path d="M0-6C14-4 26-12 26-26C20-32 12-26 14-20M0-22C8-26 16-34 16-46C24-46 26-38 22-34" ${open}/>`);

const motifs: Readonly<Record<Motif, string>> = { oak, stag, edelweiss, chamois, heart, vine };

/** Thread stands up from the ground: a dark print under the coloured lines. */
const embroidered = (brush: Brush, markup: string, thread: Hex): string => {
  const shape = brush.symbol(markup);
  return `<use href="${shape}" x="1" y="1.8" color="${darker(thread, 0.8)}" opacity=".45"/><use href="${shape}" color="${thread}"/><use href="${shape}" x="-.4" y="-.6" color="${lighter(thread, 0.6)}" opacity=".28"/>`;
};

/** One motif, standing on a point. */
export const motifAt = (brush: Brush, motif: Motif, x: number, y: number, thread: Hex, scale = 1): string =>
  placed(x, y, embroidered(brush, motifs[motif], thread), 0, scale);

/** A winding tendril of leaves hanging down from a point, with a flower at its foot. */
export const tendril = (brush: Brush, x: number, y: number, length: number, thread: Hex, scale = 1): string => {
  const leaves = Math.max(3, Math.round(length / scale / 26));
  const step = length / scale / leaves;
  const stem = repeat(leaves, (index) => svg`c${index % 2 ? -9 : 9} ${step * 0.3} ${index % 2 ? -9 : 9} ${step * 0.7} 0 ${step}`);
  const foliage = repeat(leaves, (index) => leaf(brush, index % 2 ? -5 : 5, (index + 0.5) * step, index % 2 ? 206 : -26, 0.92));
  const flower = placed(
    0,
    leaves * step + 8,
    repeat(5, (index) => `<ellipse cy="-7" rx="4" ry="6" transform="rotate(${index * 72})" ${full}/>`) +
      '<circle r="3.4" fill="currentColor"/>',
  );
  return placed(x, y, embroidered(brush, `<path d="M0 0${stem}" ${open}/>${foliage}${flower}`, thread), 0, scale);
};

/** A lying scroll for bars and flaps, 120 wide. */
export const scroll = (brush: Brush, x: number, y: number, thread: Hex, scale = 1): string => {
  const wing =
    `<path d="M4 0C16-18 30 14 56-5" ${open}/>` +
    leaf(brush, 22, -1, -46, 0.6) +
    leaf(brush, 38, 3, 40, 0.6) +
    `<path d="M56-5c4-3 3-9-2-8" ${open}/>`;
  const heartFlower = repeat(6, (index) => `<ellipse cy="-6" rx="3.4" ry="5.4" transform="rotate(${index * 60})" ${full}/>`);
  return placed(x, y, embroidered(brush, `${mirrored(wing)}${heartFlower}<circle r="3" fill="currentColor"/>`, thread), 0, scale);
};
