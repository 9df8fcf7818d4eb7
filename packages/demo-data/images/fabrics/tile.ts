import type { Fabric, Hex } from '../spec.ts';
import { darker, lighter } from '../svg/colour.ts';

/** One repeat of a cloth. */
export type Tile = { readonly width: number; readonly height: number; readonly markup: string };

export type Dyes = { readonly ground: Hex; readonly second: Hex; readonly third: Hex; readonly fourth: Hex };

/** Colours a fabric does not name are derived from its ground. */
export const dyesOf = ({ colours }: Fabric): Dyes => {
  const [ground, second = lighter(ground, 0.35), third = second, fourth = darker(ground, 0.3)] = colours;
  return { ground, second, third, fourth };
};

export const tileOf = (width: number, height: number, ground: Hex, markup: string): Tile => ({
  width,
  height,
  markup: `<rect width="${width}" height="${height}" fill="${ground}"/>${markup}`,
});
