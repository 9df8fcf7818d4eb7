import { cutText } from './read-text.ts';

/** No word of a list is longer. */
const longest = 60;
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** Before what only some of the staff may look for: who may not see a mail address must not find out by trying. */
export const contactMark = '~';

/** Small letters without accents, ß as ss: the same for what is written and for what is typed. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => ligatures[letter] ?? letter);

/** Müller is looked for as Muller, and by Germans without umlauts as Mueller. */
const spellings = (text: string): readonly string[] => [
  fold(text),
  fold(
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
  ),
];

/** Digits as they are dialled at home: 0046… and +46… are another country's. */
export const dialled = (text: string): string => text.replace(/^\s*(?:\+|00)(?:31|49)/, '0').replace(/\D/g, '');

const parts = (word: string): readonly string[] => word.split(/[^\p{L}\p{N}]+/u);

/** What a name is found by: its words, and the parts of those that have several. */
export const nameWords = (...names: readonly (string | null)[]): readonly string[] =>
  names.flatMap((name) =>
    spellings(name ?? '').flatMap((plain) => plain.split(/\s+/).flatMap((word) => [word.replace(/[^\p{L}\p{N}-]/gu, ''), ...parts(word)])),
  );

export const cutWord = (word: string): string => cutText(word, longest);

/** Each once, in order. */
export const wordList = (words: readonly string[]): readonly string[] =>
  [...new Set(words.map(cutWord))].filter((word) => word !== '').toSorted();

/** A typed text as a condition: every word of it begins a word of the thing. Undefined when nothing of it can be looked for. */
export function typedWords(text: string, seesContact: boolean): string | undefined {
  const isTelephone = /^[\d\s+()/.-]+$/.test(text) && /\s|^\+|^00/.test(text.trim());
  const words = isTelephone ? [dialled(text)] : fold(text).split(/\s+/);
  const clean = words.map((word) => cutWord(word.replace(/[^\p{L}\p{N}@._+-]/gu, ''))).filter((word) => word !== '');
  return clean.length === 0
    ? undefined
    : clean.map((word) => (seesContact ? `('${word}':* | '${contactMark}${word}':*)` : `'${word}':*`)).join(' & ');
}
