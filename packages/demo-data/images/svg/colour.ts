import type { Hex } from '../spec.ts';

type Channels = readonly [number, number, number];

const channels = (colour: Hex): Channels => {
  const at = (index: number): number => Number.parseInt(colour.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};

const byte = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Ink of every shadow, seam and fold. */
export const shade: Hex = '#0b0d14';

/** The colour `share` of the way from one to the other. */
export const mix = (from: Hex, to: Hex, share: number): Hex => {
  const [r0, g0, b0] = channels(from);
  const [r1, g1, b1] = channels(to);
  return `#${byte(r0 + (r1 - r0) * share)}${byte(g0 + (g1 - g0) * share)}${byte(b0 + (b1 - b0) * share)}`;
};

export const darker = (colour: Hex, share = 0.25): Hex => mix(colour, '#0d0f14', share);
export const lighter = (colour: Hex, share = 0.25): Hex => mix(colour, '#ffffff', share);

/** Folds and rims on a cloth: warm on pale cloth, near black on all others. */
export const shadeOn = (ground: Hex): Hex => (toHsl(ground).lightness > 0.75 ? mix(ground, '#57483c', 0.8) : darker(ground, 0.75));

/** Hue in degrees, saturation and lightness from 0 to 1. */
export const toHsl = (colour: Hex): { readonly hue: number; readonly saturation: number; readonly lightness: number } => {
  const [r, g, b] = channels(colour).map((value) => value / 255) as [number, number, number];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const span = high - low;
  const lightness = (high + low) / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const sector = high === r ? ((g - b) / span + 6) % 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: sector * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness };
};
