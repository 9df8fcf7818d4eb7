import type { Fabric } from '../spec.ts';
import { fabricTile } from '../fabrics/registry.ts';
import { lights, type LightName } from './lights.ts';
import { shortNumber } from './markup.ts';
import { randomOf } from './random.ts';

/** Collects the definitions of one drawing; every id carries the prefix, so that drawings can share a document. */
export type Brush = {
  readonly random: () => number;
  /** A number around 0, at most `reach` away. */
  readonly jitter: (reach: number) => number;
  /** Paint of a cloth, turned by degrees. */
  readonly cloth: (fabric: Fabric, turn?: number) => string;
  readonly light: (name: LightName) => string;
  /** The path with these attributes; long paths are kept once and referred to. */
  readonly path: (path: string, attributes: string) => string;
  /** Keeps a group once and returns its reference for `use`; what shall be dyed later says `currentColor`. */
  readonly symbol: (markup: string) => string;
  /** A piece drawn for the seen right half, and again mirrored at the axis x = 400. */
  readonly bothSides: (markup: string) => string;
  /** Attribute that clips to a path. */
  readonly clip: (path: string) => string;
  readonly filter: (markup: (id: string) => string) => string;
  readonly defs: () => string;
};

/** Where the drawing lies in the frame: `frame = place + scale × drawing`. */
export type Fit = { readonly scale: number; readonly x: number; readonly y: number };

/** Rasters are 160 pixels wide or a multiple of it, for a frame of 800: five units are whole pixels in all of them. */
const pixelGrid = 5;

const decimals = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * Scale of a tile that ends on whole pixels of every raster: such a cloth is copied, any other is resampled at twenty times the cost.
 * Rounded up: a tile a hair too small loses its last column of pixels.
 */
const snapped = (length: number, scale: number, fit: Fit): number => {
  const steps = Math.max(1, Math.round((length * scale * fit.scale) / pixelGrid));
  return Math.ceil(((steps * pixelGrid) / (length * fit.scale)) * 10_000) / 10_000;
};

/** A brush for one drawing; `fit` is where it will be placed, for the cloth's sake, and `grain` the size of its patterns. */
export const createBrush = (prefix: string, seed: string, fit: Fit = { scale: 1, x: 0, y: 0 }, grain = 1): Brush => {
  const random = randomOf(seed);
  const scale = (0.87 + 0.26 * random()) * grain;
  const definitions = new Map<string, { readonly id: string; readonly markup: string }>();

  const define = (key: string, markup: (id: string) => string): string => {
    const known = definitions.get(key);
    if (known) return known.id;
    const id = `${prefix}${definitions.size.toString(36)}`;
    definitions.set(key, { id, markup: markup(id) });
    return id;
  };

  const tile = (fabric: Fabric): string =>
    define(`cloth ${fabric.name} ${fabric.colours.join(' ')}`, (id) => {
      const { width, height, markup } = fabricTile(fabric);
      const place = `translate(${decimals(-fit.x / fit.scale)} ${decimals(-fit.y / fit.scale)})`;
      const size = `scale(${snapped(width, scale, fit)} ${snapped(height, scale, fit)})`;
      return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${place} ${size}">${markup}</pattern>`;
    });

  const cloth = (fabric: Fabric, turn = 0): string => {
    const base = tile(fabric);
    if (Math.abs(turn) < 0.5) return `url(#${base})`;
    const angle = shortNumber(turn);
    const id = define(
      `turned ${base} ${angle}`,
      (own) => `<pattern id="${own}" href="#${base}" patternTransform="rotate(${angle}) scale(${scale.toFixed(3)})"/>`,
    );
    return `url(#${id})`;
  };

  const shape = (path: string): string => define(`path ${path}`, (id) => `<path id="${id}" d="${path}"/>`);
  const isLong = (path: string): boolean => path.length > 60;

  return {
    random,
    jitter: (reach) => (random() * 2 - 1) * reach,
    cloth,
    light: (name) => `url(#${define(`light ${name}`, (id) => lights[name](id))})`,
    path: (path, attributes) => (isLong(path) ? `<use href="#${shape(path)}" ${attributes}/>` : `<path d="${path}" ${attributes}/>`),
    symbol: (markup) => `#${define(`symbol ${markup}`, (id) => `<g id="${id}">${markup}</g>`)}`,
    bothSides: (markup) => {
      const half = define(`half ${markup}`, (id) => `<g id="${id}">${markup}</g>`);
      return `<use href="#${half}"/><use href="#${half}" transform="matrix(-1 0 0 1 800 0)"/>`;
    },
    clip: (path) => {
      const used = isLong(path) ? `<use href="#${shape(path)}"/>` : `<path d="${path}"/>`;
      return `clip-path="url(#${define(`clip ${path}`, (id) => `<clipPath id="${id}">${used}</clipPath>`)})"`;
    },
    filter: (markup) => `url(#${define(`filter ${markup('')}`, markup)})`,
    defs: () => [...definitions.values()].map((definition) => definition.markup).join(''),
  };
};
