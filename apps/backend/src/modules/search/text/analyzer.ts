import type { Language } from '@shop/contract';
import { createSplitter } from './compounds.ts';
import { foldWord, plainText, tokens } from './fold.ts';
import type { Token } from './fold.ts';
import type { Way } from './search-document.ts';
import { createStemmer } from './stemmers.ts';
import type { WordLists } from './word-lists.ts';

/** A stem and how much of the word it is: 1 the word itself, less for a part of a compound. */
type Term = { readonly stem: string; readonly strength: number };

/** What a word or phrase also means: stems that must all be there. */
export type Meaning = { readonly stems: readonly string[]; readonly words: readonly string[]; readonly way: Way; readonly factor: number };

export type Analyzer = {
  readonly stem: (folded: string) => string;
  /** The word itself first, then its parts. */
  terms(folded: string): readonly Term[];
  /** The parts of a compound as written, or undefined. */
  split(folded: string): readonly string[] | undefined;
  isStopWord(folded: string): boolean;
  isOptional(folded: string): boolean;
  isSizeWord(folded: string): boolean;
  /** A word for whom something is. */
  isAudience(folded: string): boolean;
  /** A word for a kind of goods. */
  isGoods(folded: string): boolean;
  /** Keyed by stems with a blank between. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Every word of the lists that may be typed, for mending typing errors. */
  readonly listedWords: readonly Token[];
};

/** The last part of a compound says what a thing is, the parts before only how it is: "Dirndlbluse". */
const headStrength = 0.8;
export const modifierStrength = 0.35;
const equalFactor = 0.9;
const meaningFactor = 0.8;
const foreignFactor = 0.75;

const fold = (word: string): string => foldWord(plainText(word));

/** One analysis for documents and queries: folding, irregular forms, stems, parts of compounds. */
export function createAnalyzer(language: Language, lists: WordLists): Analyzer {
  const irregular = new Map(Object.entries(lists.irregular).map(([form, base]) => [fold(form), fold(base)]));
  const regular = createStemmer(language);
  const stem = (folded: string): string => regular(irregular.get(folded) ?? folded);
  const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));
  const [stopWords, sizeWords, wholes] = [setOf(lists.stopWords), setOf(lists.sizeWords), setOf(lists.wholes)];
  const goods = new Set(lists.goods.map((word) => stem(fold(word))));
  const audiences = new Set(lists.audiences.map((word) => stem(fold(word))));
  const optional = new Set(lists.optionalWords.map((word) => stem(fold(word))));
  const split = createSplitter(compoundParts(lists), wholes, stem);
  const meanings = compileMeanings(lists, (phrase) => contentWords(phrase, stopWords), stem);

  const termsOf = (folded: string): readonly Term[] => {
    const terms: Term[] = [{ stem: stem(folded), strength: 1 }];
    const parts = split(folded);
    for (const [place, part] of (parts ?? []).entries()) {
      const strength = place === (parts?.length ?? 0) - 1 ? headStrength : modifierStrength;
      for (const inner of termsOf(part)) terms.push({ stem: inner.stem, strength: inner.strength * strength });
    }
    return terms;
  };
  return {
    stem,
    split,
    meanings,
    terms: termsOf,
    isStopWord: (folded) => stopWords.has(folded),
    isOptional: (folded) => optional.has(stem(folded)),
    isSizeWord: (folded) => sizeWords.has(folded),
    isAudience: (folded) => audiences.has(stem(folded)),
    isGoods: (folded) => goods.has(stem(folded)),
    listedWords: listedWords(lists),
  };
}

/** Single words of all lists can be parts, also those of other languages: "Dirndlbluse" is typed in every shop. */
function compoundParts(lists: WordLists): ReadonlySet<string> {
  const listed = [...lists.goods, ...lists.parts, ...Object.keys(lists.foreign), ...Object.values(lists.foreign).flat()];
  return new Set(listed.filter((word) => !/[\s-]/.test(word)).map(fold));
}

function listedWords(lists: WordLists): readonly Token[] {
  const phrases = [...lists.goods, ...lists.equals.flat(), ...Object.keys(lists.means), ...Object.keys(lists.foreign)];
  return phrases.flatMap(tokens);
}

function contentWords(phrase: string, stopWords: ReadonlySet<string>): readonly Token[] {
  return tokens(phrase).filter(({ folded }) => !stopWords.has(folded));
}

function compileMeanings(
  { equals, means, foreign }: WordLists,
  wordsOf: (phrase: string) => readonly Token[],
  stem: (folded: string) => string,
): ReadonlyMap<string, readonly Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  const add = (from: string, to: string, way: Way, factor: number): void => {
    const key = wordsOf(from)
      .map(({ folded }) => stem(folded))
      .join(' ');
    const words = wordsOf(to);
    const stems = words.map(({ folded }) => stem(folded));
    const known = meanings.get(key) ?? [];
    if (stems.length === 0 || stems.join(' ') === key || known.some((each) => each.stems.join(' ') === stems.join(' '))) return;
    meanings.set(key, [...known, { stems, words: words.map(({ folded }) => folded), way, factor }]);
  };
  for (const group of equals) for (const from of group) for (const to of group) add(from, to, 'synonym', equalFactor);
  for (const [from, targets] of Object.entries(means)) for (const to of targets) add(from, to, 'synonym', meaningFactor);
  for (const [from, targets] of Object.entries(foreign)) for (const to of targets) add(from, to, 'other language', foreignFactor);
  return meanings;
}
