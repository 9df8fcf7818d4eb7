import type { ColourCode } from '../colours.ts';
import type { Random } from './random.ts';

/** Four colours that were chosen together: main cloth, print or trim, apron or edge, metal or thread (design 5.3). */
export type Palette = readonly [main: ColourCode, second: ColourCode, third: ColourCode, metal: ColourCode];

export const palettes: readonly Palette[] = [
  ['dennengroen', 'oudroze', 'creme', 'zilver'],
  ['dennengroen', 'goud', 'bordeaux', 'goud'],
  ['mosgroen', 'bes', 'creme', 'goud'],
  ['mosgroen', 'honing', 'salie', 'zilver'],
  ['salie', 'oudroze', 'wit', 'zilver'],
  ['salie', 'nacht', 'creme', 'goud'],
  ['petrol', 'honing', 'creme', 'cognac'],
  ['petrol', 'zilver', 'duifblauw', 'zilver'],
  ['gentiaan', 'honing', 'wit', 'zilver'],
  ['gentiaan', 'creme', 'robijn', 'zilver'],
  ['indigo', 'creme', 'alpenroos', 'goud'],
  ['indigo', 'wit', 'duifblauw', 'zilver'],
  ['duifblauw', 'nacht', 'honing', 'zilver'],
  ['duifblauw', 'wit', 'oudroze', 'zilver'],
  ['nacht', 'goud', 'creme', 'goud'],
  ['nacht', 'lavendel', 'zilver', 'zilver'],
  ['bordeaux', 'antraciet', 'oudroze', 'goud'],
  ['bordeaux', 'creme', 'dennengroen', 'goud'],
  ['alpenroos', 'creme', 'salie', 'zilver'],
  ['alpenroos', 'nacht', 'wit', 'zilver'],
  ['oudroze', 'bordeaux', 'creme', 'goud'],
  ['oudroze', 'wit', 'lavendel', 'zilver'],
  ['bes', 'oudroze', 'salie', 'zilver'],
  ['lavendel', 'wit', 'petrol', 'zilver'],
  ['robijn', 'wit', 'creme', 'zilver'],
  ['robijn', 'nacht', 'duifblauw', 'goud'],
  ['antraciet', 'alpenroos', 'steen', 'zilver'],
  ['steen', 'petrol', 'creme', 'cognac'],
  ['zwart', 'bordeaux', 'zwart', 'zilver'],
  ['tabak', 'creme', 'petrol', 'goud'],
];

export type PaletteChoice = {
  readonly colours: readonly [ColourCode, ...ColourCode[]];
  readonly of: (colour: ColourCode) => Palette;
};

/** Palettes with different main colours; `mains` narrows the choice. */
export function choosePalettes(random: Random, count: number, mains?: readonly ColourCode[]): PaletteChoice {
  const allowed = palettes.filter(([main]) => mains === undefined || mains.includes(main));
  const byMain = new Map<ColourCode, Palette>();
  for (const palette of random.some(allowed, allowed.length)) if (!byMain.has(palette[0])) byMain.set(palette[0], palette);
  const chosen = random.some([...byMain.keys()], count);
  return { colours: chosen, of: (colour) => byMain.get(colour) ?? [colour, 'creme', 'wit', 'zilver'] };
}
