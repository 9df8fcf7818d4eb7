import { perLanguage, type Language } from '@shop/contract';
import type { Text } from '../model.ts';
import { optionLabel } from './attributes.ts';
import type { ColourCode } from './colours.ts';
import { colours } from './colours.ts';
import { text } from './text.ts';

const or: Text = text('of', 'oder', 'or');

/** "a", "a of b", "a, b of c". */
function either(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${or[language]} ${last}`;
}

export const colourNames = (codes: readonly ColourCode[], language: Language): string =>
  either(
    codes.map((code) => colours[code].label[language]),
    language,
  );

/** Leather names inside a sentence: lower case where the language wants it, without the way of tanning. */
export const leatherNames = {
  rundsuede: text('rundsuède', 'Rindveloursleder', 'cow suede'),
  geitensuede: text('geitensuède', 'Ziegenveloursleder', 'goat suede'),
  wildbock: text('wildbokleer', 'Wildbockleder', 'wild-goat leather'),
  hert: text('hertenleer', 'Hirschleder', 'deerskin'),
  nappa: text('nappaleer', 'Nappaleder', 'nappa leather'),
} as const satisfies Readonly<Record<string, Text>>;

export type LeatherCode = keyof typeof leatherNames;

export function dirndlShort(codes: readonly ColourCode[], fabric: string, lengths: readonly number[], closure: string): Text {
  const make: Readonly<Record<Language, (c: string, s: string, l: string, x: string) => string>> = {
    nl: (c, s, l, x) => `Dirndl in ${c} met een lijfje van ${s}, een rok van ${l} cm en een bijpassend schort. Sluiting: ${x}.`,
    de: (c, s, l, x) => `Dirndl in ${c} mit Mieder aus ${s}, ${l} cm Rocklänge und passender Schürze. Verschluss: ${x}.`,
    en: (c, s, l, x) => `Dirndl in ${c} with a ${s} bodice, a ${l} cm skirt and a matching apron. Closure: ${x}.`,
  };
  return perLanguage((language) =>
    make[language](
      colourNames(codes, language),
      optionLabel('stof', fabric)[language],
      either(lengths.map(String), language),
      optionLabel('sluiting', closure)[language],
    ),
  );
}

export function lederhoseShort(codes: readonly ColourCode[], leather: LeatherCode, thread: string): Text {
  const make: Readonly<Record<Language, (leer: string, c: string, b: string) => string>> = {
    nl: (leer, c, b) =>
      `Lederhose van ${leer} in ${c}, met borduursel in ${b} en afneembare bretels. De veter achter maakt de taille tot 3 cm ruimer.`,
    de: (leer, c, b) =>
      `Lederhose aus ${leer} in ${c}, mit Stickerei in ${b} und abnehmbaren Trägern. Die Schnürung hinten weitet den Bund um bis zu 3 cm.`,
    en: (leer, c, b) =>
      `Lederhosen in ${leer}, colour ${c}, with ${b} embroidery and detachable braces. The back lacing lets out the waist by up to 3 cm.`,
  };
  return perLanguage((language) =>
    make[language](leatherNames[leather][language], colourNames(codes, language), optionLabel('borduurkleur', thread)[language]),
  );
}

export function shirtShort(codes: readonly ColourCode[], fabric: string): Text {
  const make: Readonly<Record<Language, (s: string, c: string) => string>> = {
    nl: (s, c) => `Trachtenhemd van ${s} in ${c}, met oprolbare mouwen en hoornkleurige knopen. Regular fit.`,
    de: (s, c) => `Trachtenhemd aus ${s} in ${c}, mit Krempelärmeln und Knöpfen in Hornoptik. Regular Fit.`,
    en: (s, c) => `Trachten shirt in ${s}, colour ${c}, with roll-up sleeves and horn-look buttons. Regular fit.`,
  };
  return perLanguage((language) => make[language](optionLabel('stof', fabric)[language], colourNames(codes, language)));
}

/** The sleeve comes as a phrase, since it is inflected. */
export const blouseShort = (sleeve: Text): Text =>
  text(
    `Dirndlblouse met ${sleeve.nl} en elastische zoom onder de buste. Blijft op zijn plaats.`,
    `Dirndlbluse mit ${sleeve.de} und Gummizug unter der Brust. Verrutscht nicht.`,
    `Dirndl blouse with ${sleeve.en} and an elasticated hem under the bust, so it stays in place.`,
  );

export const haferlShort = (leather: LeatherCode): Text =>
  text(
    `Haferlschoen van ${leatherNames[leather].nl} met zijvetering en profielzool.`,
    `Haferlschuh aus ${leatherNames[leather].de} mit seitlicher Schnürung und Profilsohle.`,
    `Haferl shoe in ${leatherNames[leather].en} with side lacing and a lugged sole.`,
  );
