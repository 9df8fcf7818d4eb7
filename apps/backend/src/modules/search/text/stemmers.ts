import type { Language } from '@shop/contract';

/**
 * Light stemmers: they take away the endings nouns and adjectives carry in shop texts, and nothing else, so that "jas" and "jassen",
 * "Rock" and "Röcke", "dress" and "dresses" meet. They see folded words: umlauts are gone already, which joins "Hut" and "Hüte".
 */
export type Stemmer = (folded: string) => string;

const letters = /^[a-z]+$/;
const vowels = 'aeiouy';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter);

/** "witt" is "wit"; "jass" is "jas". */
const singleEnd = (stem: string): string =>
  stem.length > 3 && stem.at(-1) === stem.at(-2) && !isVowel(stem.at(-1)) ? stem.slice(0, -1) : stem;

/** A stem needs a vowel, or "dirndl" would lose more than its ending. */
const hasVowel = (stem: string): boolean => /[aeiouy]/.test(stem);

function dropEnding(word: string, endings: readonly string[], minLength: number): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= minLength);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  return hasVowel(stem) ? stem : word;
}

/** "jankers", "muts": an -s after a consonant goes, wherever it comes from. */
const dropDutchS = (stem: string): string => (stem.length > 3 && /[^aeious]s$/.test(stem) ? stem.slice(0, -1) : stem);

/** Dutch: diminutives, -en, -s, -e; then open and closed syllables meet: rode/rood, laarzen/laars, brieven/brief. */
function stemDutch(word: string): string {
  const singular = word.length > 4 && /[ei]s$/.test(word) ? word.slice(0, -1) : dropDutchS(word);
  // "schortje" is schort-je, "dirndltje" is dirndl-tje.
  const diminutive = /[aeiouyl]tje$/.test(singular) ? ['etje', 'tje'] : ['pje', 'je'];
  const stem = singleEnd(dropEnding(singular, [...diminutive, 'en', 'e'], 2));
  return dropDutchS(stem.replace(/v$/, 'f').replace(/z$/, 's')).replace(/([aeou])\1(?=[a-z])/g, '$1');
}

/** German: case and plural endings once, after a plural -s. */
function stemGerman(word: string): string {
  const singular = word.length > 4 && /[bdfghklmnrt]s$/.test(word) ? word.slice(0, -1) : word;
  return dropEnding(singular, ['ern', 'em', 'en', 'er', 'es', 'e'], 3);
}

/** English: plurals, -ed and the final -e that comes and goes with them. */
function stemEnglish(word: string): string {
  let stem = word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ed') && hasVowel(stem.slice(0, -2))) stem = singleEnd(stem.slice(0, -2));
  else if (stem.length > 3 && stem.endsWith('e') && hasVowel(stem.slice(0, -1))) stem = stem.slice(0, -1);
  return stem.length > 3 ? stem.replace(/v$/, 'f').replace(/y$/, 'i') : stem;
}

const stemmers: Readonly<Record<Language, Stemmer>> = { nl: stemDutch, de: stemGerman, en: stemEnglish };

/** The cache is cleared when it is full. */
const cacheSize = 4_096;

/**
 * The stemmer of a language; words with other characters than a to z stay as they are. Cached: people type the same words, and one query stems
 * each several times.
 */
export function createStemmer(language: Language): Stemmer {
  const stem = stemmers[language];
  const cache = new Map<string, string>();
  return (folded) => {
    let stemmed = cache.get(folded);
    if (stemmed !== undefined) return stemmed;
    stemmed = folded.length > 2 && letters.test(folded) ? stem(folded) : folded;
    if (cache.size >= cacheSize) cache.clear();
    cache.set(folded, stemmed);
    return stemmed;
  };
}
