import type { Language, Text } from '../model.ts';

export const languages: readonly Language[] = ['nl', 'de', 'en'];

/** One text in the three languages of the shop, always in the order nl, de, en. */
export const text = (nl: string, de: string, en: string): Text => ({ nl, de, en });

/** The same words in all languages: names, sizes, loan words. */
export const same = (word: string): Text => text(word, word, word);

/** A text made by the same rule in each language. */
export const perLanguage = (make: (language: Language) => string): Text => text(make('nl'), make('de'), make('en'));

/** Sentences of one language after another, joined with a space. */
export const join = (...parts: readonly Text[]): Text => perLanguage((language) => parts.map((part) => part[language]).join(' '));

const transliterations: readonly (readonly [RegExp, string])[] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/ß/g, 'ss'],
  [/['’]/g, ''],
];

/** An address part as domain rule 4.7 wants it: lower case, umlauts written out, words joined by hyphens. */
export function slug(words: string): string {
  const plain = transliterations.reduce((value, [from, to]) => value.replace(from, to), words.toLowerCase());
  return plain
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
