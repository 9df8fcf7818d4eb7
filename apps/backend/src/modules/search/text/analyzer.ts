import type { Language } from '@shop/contract';
import { createSplitter } from './compounds.ts';
import { foldUmlauts, plainText, tokenize } from './tokenizer.ts';
import type { Token } from './tokenizer.ts';
import type { MatchKind } from './search-document.ts';
import { createStemmer } from './stemmers.ts';
import type { Dictionary } from './dictionary/dictionary.ts';

/** A stem and how much of the word it is: 1 the word itself, less for a part of a compound. */
type Term = { readonly stem: string; readonly strength: number };

/** What a word or phrase also means: stems a document must all have. */
export type Synonym = {
  readonly stems: readonly string[];
  readonly words: readonly string[];
  readonly kind: MatchKind;
  readonly factor: number;
};

export type Analyzer = {
  readonly stem: (folded: string) => string;
  /** The word itself first, then its parts. */
  terms(folded: string): readonly Term[];
  /** The parts of a compound, not stemmed; undefined when the word is none. */
  split(folded: string): readonly string[] | undefined;
  isStopWord(folded: string): boolean;
  isOptional(folded: string): boolean;
  isSizeWord(folded: string): boolean;
  /** A word for whom something is. */
  isAudience(folded: string): boolean;
  /** A word for a kind of goods. */
  isGoods(folded: string): boolean;
  /** Keyed by stems with a space between. */
  readonly synonyms: ReadonlyMap<string, readonly Synonym[]>;
  /** Every word of the dictionary that may be typed: candidates for corrections. */
  readonly dictionaryTokens: readonly Token[];
};

/** The last part of a compound says what a thing is, the parts before only how it is: "Dirndlbluse". */
const headStrength = 0.8;
export const modifierStrength = 0.35;
const equalFactor = 0.9;
const meansFactor = 0.8;
const foreignFactor = 0.75;

const fold = (word: string): string => foldUmlauts(plainText(word));

/** One analysis for documents and queries: folding, irregular forms, stems, parts of compounds. */
export function createAnalyzer(language: Language, dictionary: Dictionary): Analyzer {
  const irregular = new Map(Object.entries(dictionary.irregular).map(([form, base]) => [fold(form), fold(base)]));
  const regular = createStemmer(language);
  const stem = (folded: string): string => regular(irregular.get(folded) ?? folded);
  const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));
  const [stopWords, sizeWords, wholes] = [setOf(dictionary.stopWords), setOf(dictionary.sizeWords), setOf(dictionary.wholes)];
  const goods = new Set(dictionary.goods.map((word) => stem(fold(word))));
  const audiences = new Set(dictionary.audiences.map((word) => stem(fold(word))));
  const optional = new Set(dictionary.optionalWords.map((word) => stem(fold(word))));
  const split = createSplitter(compoundParts(dictionary), wholes, stem);
  const synonyms = compileSynonyms(dictionary, (phrase) => contentWords(phrase, stopWords), stem);

  const termsOf = (folded: string): readonly Term[] => {
    const terms: Term[] = [{ stem: stem(folded), strength: 1 }];
    const parts = split(folded);
    for (const [i, part] of (parts ?? []).entries()) {
      const strength = i === (parts?.length ?? 0) - 1 ? headStrength : modifierStrength;
      for (const inner of termsOf(part)) terms.push({ stem: inner.stem, strength: inner.strength * strength });
    }
    return terms;
  };
  return {
    stem,
    split,
    synonyms,
    terms: termsOf,
    isStopWord: (folded) => stopWords.has(folded),
    isOptional: (folded) => optional.has(stem(folded)),
    isSizeWord: (folded) => sizeWords.has(folded),
    isAudience: (folded) => audiences.has(stem(folded)),
    isGoods: (folded) => goods.has(stem(folded)),
    dictionaryTokens: dictionaryTokens(dictionary),
  };
}

/** Single words of the dictionary can be parts, also those of other languages: "Dirndlbluse" is typed in every shop. */
function compoundParts(dictionary: Dictionary): ReadonlySet<string> {
  const words = [...dictionary.goods, ...dictionary.parts, ...Object.keys(dictionary.foreign), ...Object.values(dictionary.foreign).flat()];
  return new Set(words.filter((word) => !/[\s-]/.test(word)).map(fold));
}

function dictionaryTokens(dictionary: Dictionary): readonly Token[] {
  const phrases = [...dictionary.goods, ...dictionary.equals.flat(), ...Object.keys(dictionary.means), ...Object.keys(dictionary.foreign)];
  return phrases.flatMap(tokenize);
}

function contentWords(phrase: string, stopWords: ReadonlySet<string>): readonly Token[] {
  return tokenize(phrase).filter(({ folded }) => !stopWords.has(folded));
}

function compileSynonyms(
  { equals, means, foreign }: Dictionary,
  wordsOf: (phrase: string) => readonly Token[],
  stem: (folded: string) => string,
): ReadonlyMap<string, readonly Synonym[]> {
  const synonyms = new Map<string, Synonym[]>();
  const add = (from: string, to: string, kind: MatchKind, factor: number): void => {
    const key = wordsOf(from)
      .map(({ folded }) => stem(folded))
      .join(' ');
    const words = wordsOf(to);
    const stems = words.map(({ folded }) => stem(folded));
    const others = synonyms.get(key) ?? [];
    if (stems.length === 0 || stems.join(' ') === key || others.some((each) => each.stems.join(' ') === stems.join(' '))) return;
    synonyms.set(key, [...others, { stems, words: words.map(({ folded }) => folded), kind, factor }]);
  };
  for (const group of equals) for (const from of group) for (const to of group) add(from, to, 'synonym', equalFactor);
  for (const [from, targets] of Object.entries(means)) for (const to of targets) add(from, to, 'synonym', meansFactor);
  for (const [from, targets] of Object.entries(foreign)) for (const to of targets) add(from, to, 'translation', foreignFactor);
  return synonyms;
}
