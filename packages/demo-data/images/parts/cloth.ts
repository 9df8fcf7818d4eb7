import { sheenOf, surfaceOf } from '../fabrics/registry.ts';
import type { Fabric, Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, shade, shadeOn, toHsl } from '../svg/colour.ts';
import { alpha, svg } from '../svg/markup.ts';

type PieceOptions = { readonly turn?: number; readonly volume?: number; readonly round?: 'volume' | 'tube' | 'drum' };

/** A cut piece: fabric, then the light its surface takes, then a thin rim that parts it from its neighbours. */
export const clothPiece = (brush: Brush, path: string, fabric: Fabric, options: PieceOptions = {}): string => {
  const ground = fabric.colours[0];
  const surface = surfaceOf(fabric);
  const sheen = sheenOf(fabric);
  const volume = (options.volume ?? 1) * paleness(ground);
  const layers = [
    brush.path(path, `fill="${brush.cloth(fabric, options.turn ?? 0)}"`),
    brush.path(path, svg`fill="${brush.light(options.round ?? 'volume')}" opacity="${alpha(volume)}"`),
  ];
  if (surface === 'pile') layers.push(brush.path(path, `fill="${brush.light('pile')}"`));
  if (surface === 'hide') layers.push(brush.path(path, `fill="${brush.light('patina')}"`));
  if (sheen > 0.15) layers.push(brush.path(path, svg`fill="${brush.light('sheen')}" opacity="${alpha(sheen)}"`));
  layers.push(brush.path(path, `fill="none" stroke="${shadeOn(ground)}" stroke-opacity=".5" stroke-width="1.3"`));
  return layers.join('');
};

/** White and cream would turn grey under the full shadow. */
export const paleness = (ground: Hex): number => (toHsl(ground).lightness > 0.75 ? 0.62 : 1);

/** Soft shadow of one part on another, without a filter: three widening outlines. */
export const contactShadow = (brush: Brush, path: string, strength = 1, dx = 2, dy = 5): string => {
  const line = (width: number): string => brush.path(path, `stroke-width="${width}"`);
  return svg`<g transform="translate(${dx} ${dy})" fill="none" stroke="${shade}" stroke-linejoin="round" stroke-opacity="${alpha(0.09 * strength)}">${line(14)}${line(9)}${line(4)}</g>`;
};

/** A stitched line in thread. */
export const stitches = (path: string, thread: string, width = 1.8, dash = '5 3.4'): string =>
  svg`<path d="${path}" fill="none" stroke="${thread}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"/>`;

/** A seam: a dark groove with a light lip. */
export const seam = (path: string, width = 1.8, strength = 0.34): string =>
  svg`<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="${width}" transform="translate(1.6 0)"/>` +
  svg`<path d="${path}" fill="none" stroke="${shade}" stroke-opacity="${`${strength}`}" stroke-width="${width}"/>`;

/** Start, two controls and end of a cubic curve. */
type Line = readonly [number, number, number, number, number, number, number, number];

/** A sliver along the line: pointed at both ends, `width` in the middle, on one side of it. */
const sliver = ([x0, y0, x1, y1, x2, y2, x3, y3]: Line, width: number): string => {
  const length = Math.hypot(x3 - x0, y3 - y0);
  const dx = ((y3 - y0) / length) * width;
  const dy = ((x0 - x3) / length) * width;
  return svg`M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}C${x2 + dx} ${y2 + dy} ${x1 + dx} ${y1 + dy} ${x0} ${y0}Z`;
};

/** A fold: a soft broad shadow with a dark core, and light on the side that faces the lamp. */
export const fold = (line: Line, width = 8, strength = 1): string => {
  const layer = (size: number, paint: string, opacity: number): string =>
    `<path d="${sliver(line, size)}" fill="${paint}" fill-opacity="${alpha(opacity * strength)}"/>`;
  return layer(width * 1.8, shade, 0.1) + layer(width * 0.8, shade, 0.14) + layer(-width, '#fff', 0.16);
};

/** Piping or braid laid on an edge. */
export const braid = (path: string, colour: Hex, width = 4): string =>
  svg`<path d="${path}" fill="none" stroke="${darker(colour, 0.45)}" stroke-width="${width + 1.6}" stroke-linejoin="round" stroke-opacity=".7"/>` +
  svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>` +
  svg`<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="${width * 0.3}" transform="translate(-.6 -.8)"/>`;

/** Gathered band: Froschgoscherl on necklines, frills on blouses. */
export const ruche = (path: string, colour: Hex, width = 12): string =>
  svg`<path d="${path}" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="${width + 2}" stroke-linecap="round" stroke-opacity=".6"/>` +
  svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>` +
  svg`<path d="${path}" fill="none" stroke="${darker(colour, 0.38)}" stroke-width="${width}" stroke-dasharray="1.6 6.4" stroke-opacity=".8"/>` +
  svg`<path d="${path}" fill="none" stroke="#fff" stroke-width="${width * 0.55}" stroke-dasharray="2.4 5.6" stroke-dashoffset="-2.6" stroke-opacity=".3"/>`;
