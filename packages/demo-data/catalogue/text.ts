import { languageCodes, perLanguage, type LanguageRow } from '@shop/contract';
import type { Text } from '../model.ts';

/** One text in every language of the shop, in the order of the contract's list: nl, de, en. */
export const text = (...row: LanguageRow<string>): Text => perLanguage((language) => row[languageCodes.indexOf(language)] ?? '');

/** The same words in all languages: names, sizes, loan words. */
export const same = (word: string): Text => perLanguage(() => word);

/** Sentences of one language after another, joined with a space. */
export const join = (...parts: readonly Text[]): Text => perLanguage((language) => parts.map((part) => part[language]).join(' '));

const transliterations: readonly (readonly [RegExp, string])[] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/ß/g, 'ss'],
  [/['’]/g, ''],
];

/** An address part: lower case, umlauts written out, words joined by hyphens. */
export function slug(words: string): string {
  const plain = transliterations.reduce((value, [from, to]) => value.replace(from, to), words.toLowerCase());
  return plain
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
