import type { Brush } from '../svg/brush.ts';
import { shortNumber } from '../svg/markup.ts';
import { warpedPath, type Point, type Warp } from './path-data.ts';

/** What a group does to the pieces in it: nothing (they are in local coordinates), or a warp, perhaps of the mirror image. */
type Mode = { readonly warp: Warp; readonly isMirrored: boolean; readonly faint: number } | undefined;

const mirrored = ({ warp, isMirrored, faint }: NonNullable<Mode>): Mode => ({
  warp: (x, y) => warp(800 - x, y),
  isMirrored: !isMirrored,
  faint,
});

const mirrorTransform = 'matrix(-1 0 0 1 800 0)';

const attribute = (attributes: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
const without = (attributes: string, ...names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replace(new RegExp(` ${name}="[^"]*"`), ''), attributes);

/** Nearby points tell how the body turns and stretches what is sewn on at a point. */
const around = (warp: Warp, x: number, y: number): { readonly at: Point; readonly across: Point; readonly down: Point } => {
  const at = warp(x, y);
  const [left, right, upper, lower] = [warp(x - 4, y), warp(x + 4, y), warp(x, y - 4), warp(x, y + 4)];
  return {
    at,
    across: [(right[0] - left[0]) / 8, (right[1] - left[1]) / 8],
    down: [(lower[0] - upper[0]) / 8, (lower[1] - upper[1]) / 8],
  };
};

const three = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A motif follows the cloth it is embroidered on: as a whole, since most hang down from their point. */
const sewn = (warp: Warp, x: number, y: number): string => {
  const at = warp(x, y);
  const [left, right, upper, lower] = [warp(x - 18, y + 20), warp(x + 18, y + 20), warp(x, y - 20), warp(x, y + 70)];
  const across = [(right[0] - left[0]) / 36, (right[1] - left[1]) / 36];
  const down = [(lower[0] - upper[0]) / 90, (lower[1] - upper[1]) / 90];
  return `matrix(${[...across, ...down].map(three).join(' ')} ${at.map(shortNumber).join(' ')})`;
};

/** A button stays round. */
const buttoned = (warp: Warp, x: number, y: number): string => {
  const { at, across, down } = around(warp, x, y);
  const size = Math.sqrt(Math.abs(across[0] * down[1] - across[1] * down[0]));
  return `translate(${at.map(shortNumber).join(' ')}) scale(${three(Math.min(1.7, Math.max(0.55, size)))})`;
};

/** Whether a move puts something into its place, or only shifts a shadow. */
const placing = (transform: string): { readonly x: number; readonly y: number; readonly rest: string } | undefined => {
  const [, x = '', y = '0', rest = ''] = /^translate\((-?[\d.]+)[ ,]*(-?[\d.]+)?\)(.*)$/.exec(transform) ?? [];
  return Math.abs(Number(x)) > 90 ? { x: Number(x), y: Number(y), rest } : undefined;
};

type Opened = { readonly markup: string; readonly mode: Mode };

/** What is shifted to one side lies to the other in a mirror. */
const shiftedBack = (attributes: string): string =>
  attributes.replace(
    /transform="translate\((-?)([\d.]+)/,
    (_, sign: string, x: string) => `transform="translate(${sign === '-' || x === '0' ? '' : '-'}${x}`,
  );

const group = (attributes: string, mode: Mode): Opened => {
  const transform = attribute(attributes, 'transform');
  if (!mode || transform === undefined) return { markup: `<g${attributes}>`, mode };
  if (transform === mirrorTransform) return { markup: `<g${without(attributes, 'transform')}>`, mode: mirrored(mode) };
  const place = placing(transform);
  if (!place) return { markup: `<g${mode.isMirrored ? shiftedBack(attributes) : attributes}>`, mode };
  return {
    markup: `<g${without(attributes, 'transform')} transform="${sewn(mode.warp, place.x, place.y)}${place.rest}">`,
    mode: undefined,
  };
};

const used = (attributes: string, { warp }: NonNullable<Mode>): string => {
  const place = placing(attribute(attributes, 'transform') ?? '');
  if (place) return `<use${without(attributes, 'transform')} transform="${buttoned(warp, place.x, place.y)}${place.rest}"/>`;
  const [x, y] = [Number(attribute(attributes, 'x') ?? 0), Number(attribute(attributes, 'y') ?? 0)];
  return `<use${without(attributes, 'x', 'y')} transform="${buttoned(warp, x, y)}"/>`;
};

const rounded = (name: string, attributes: string, { warp }: NonNullable<Mode>): string => {
  const [x, y] = warp(Number(attribute(attributes, 'cx') ?? 0), Number(attribute(attributes, 'cy') ?? 0));
  return `<${name} cx="${shortNumber(x)}" cy="${shortNumber(y)}"${without(attributes, 'cx', 'cy')}/>`;
};

/** The outermost rings of folds and the lips of seams vanish at the size of a figure. */
const isFaint = (attributes: string, below: number): boolean => {
  const opacity = attribute(attributes, 'fill-opacity') ?? attribute(attributes, 'stroke-opacity');
  if (opacity === undefined) return false;
  const isGleam = attribute(attributes, 'stroke') === '#fff' && Number(opacity) < 0.3;
  return isGleam || Number(opacity) < below;
};

const piece = (brush: Brush, name: string, attributes: string, mode: Mode): string => {
  const data = attribute(attributes, 'd');
  if (!mode) return name === 'path' && data !== undefined ? brush.path(data, without(attributes, 'd').trim()) : `<${name}${attributes}/>`;
  if (name === 'path' && data !== undefined) {
    if (isFaint(attributes, mode.faint)) return '';
    const rest = without(mode.isMirrored ? shiftedBack(attributes) : attributes, 'd', 'stroke-linejoin').trim();
    return brush.path(warpedPath(data, mode.warp), rest);
  }
  if (name === 'use') return used(attributes, mode);
  return name === 'ellipse' || name === 'circle' ? rounded(name, attributes, mode) : `<${name}${attributes}/>`;
};

/** Lays the drawing of a flat piece on the body: cut edges bend, motifs follow, buttons stay round. */
const warpedMarkup = (brush: Brush, markup: string, warp: Warp, faint: number): string => {
  const modes: Mode[] = [{ warp, isMirrored: false, faint }];
  return markup.replaceAll(/<(\/?)(\w+)((?:\s[^>]*?)?)(\/?)>/g, (_, end: string, name: string, attributes: string, single: string) => {
    const mode = modes.at(-1);
    if (end !== '') {
      modes.pop();
      return `</${name}>`;
    }
    if (single !== '') return piece(brush, name, attributes, mode);
    const opened = group(attributes, mode);
    modes.push(opened.mode);
    return opened.markup;
  });
};

const contactShadow =
  /<g transform="(translate\([^"]*\))" fill="none" stroke="(#\w+)" stroke-linejoin="round" stroke-opacity="(\.\d+)"><path d="([^"]*)" stroke-width="14"\/><path[^>]*\/><path[^>]*\/><\/g>/g;

/** Of the three rings of a contact shadow one is enough at this size. */
const withPlainShadows = (markup: string): string =>
  markup.replaceAll(
    contactShadow,
    (_, move: string, paint: string, opacity: string, data: string) =>
      `<path d="${data}" transform="${move}" fill="none" stroke="${paint}" stroke-opacity="${(Number(opacity) * 2.2).toFixed(2)}" stroke-width="8"/>`,
  );

type WornOptions = {
  /** Of what is cut twice, one side alone. */
  readonly side?: 1 | -1;
  /** What is painted more faintly than this is left out. */
  readonly faint?: number;
};

/** Draws with a brush whose pieces end up on the body instead of on paper. */
export const worn = (brush: Brush, warp: Warp, draw: (brush: Brush) => string, { side, faint = 0.145 }: WornOptions = {}): string => {
  const mirror = (markup: string): string => `<g transform="${mirrorTransform}">${markup}</g>`;
  return warpedMarkup(
    brush,
    withPlainShadows(
      draw({
        ...brush,
        path: (path, attributes) => `<path d="${path}" ${attributes}/>`,
        bothSides: (markup) => (side === -1 ? '' : markup) + (side === 1 ? '' : mirror(markup)),
        clip: (path) => brush.clip(warpedPath(path, warp)),
      }),
    ),
    warp,
    faint,
  );
};
