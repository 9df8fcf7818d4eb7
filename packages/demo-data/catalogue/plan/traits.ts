import type { Text } from '../../model.ts';
import type { ColourCode } from '../colours.ts';
import type { Random } from './random.ts';

const origins: Readonly<Record<string, readonly string[]>> = {
  firnkind: ['AT'],
  hollerzwirn: ['HU', 'PL'],
  steinroesl: ['AT'],
  'mieder-maas': ['HU', 'PL'],
  wetterbach: ['DE', 'HU'],
  'gamsfeder-sohn': ['AT'],
  kaserzeug: ['PK', 'IN'],
  nordkar: ['AT'],
  zwirnhuette: ['PT'],
  bergdohle: ['IT'],
  latschenkind: ['PL'],
  tannzapf: ['DE', 'IT'],
};

const collections = {
  everyday: ['klassiek', 'basics', 'wiesn-2026', 'almzomer-2026'],
  festive: ['festlich', 'klassiek', 'winterstube-2026'],
  warm: ['winterstube-2026', 'klassiek'],
} as const;

const occasions = {
  everyday: ['oktoberfest', 'volksfeest', 'carnaval', 'dagelijks', 'vereniging'],
  festive: ['bruiloft', 'kerst', 'volksfeest', 'oktoberfest'],
  warm: ['kerst', 'apres-ski', 'dagelijks', 'jacht', 'bruiloft'],
} as const;

export type Mood = keyof typeof occasions;

/** What every product says of itself: where it was made, for whom, and when it is worn. */
export const traits = (
  random: Random,
  brand: string,
  gender: readonly string[],
  mood: Mood,
): Readonly<Record<string, string | readonly string[]>> => ({
  gelegenheid: random.some(occasions[mood], 3),
  collectie: random.pick(collections[mood]),
  herkomst: random.pick(origins[brand] ?? ['DE']),
  gender,
});

const maxTextLength = 160;
const fits = (candidate: Text): boolean => Object.values(candidate).every((value) => value.length <= maxTextLength);

/** A short text with all colours, or with the first alone where the languages need more than 160 characters. */
export function shortWith(codes: readonly ColourCode[], make: (codes: readonly ColourCode[]) => Text): Text {
  const whole = make(codes);
  return fits(whole) ? whole : make(codes.slice(0, 1));
}

/** A run of sizes that starts near the beginning of a list. */
export function sizeRun(random: Random, sizes: readonly string[], minLength: number, maxLength: number): readonly string[] {
  const length = Math.min(sizes.length, random.int(minLength, maxLength));
  const start = random.int(0, Math.min(2, sizes.length - length));
  return sizes.slice(start, start + length);
}
