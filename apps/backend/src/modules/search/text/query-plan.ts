import type { Analyzer } from './analyzer.ts';
import { contentTokens } from './document-terms.ts';
import { bigramTerm, nameTerm, sizeTerm } from './terms.ts';
import { foldUmlauts, maxQueryLength, maxQueryTokens, plainText, sizeKey } from './tokenizer.ts';
import type { Token } from './tokenizer.ts';
import type { Alternative, IndexParts } from './expand-term.ts';
import {
  prefixMatches,
  suffixMatches,
  substitutes,
  expandTerm,
  synonymMatches,
  mentionMatches,
  conjunction,
  exactMatch,
} from './expand-term.ts';
import type { PostingLists, PostingList } from './posting-lists.ts';
import type { Surface } from './vocabulary.ts';

export type QueryTerm = {
  /** As typed; several words when a phrase means one thing. */
  readonly text: string;
  readonly isOptional: boolean;
  readonly alternatives: readonly Alternative[];
  /** Inverse document frequency. */
  readonly idf: number;
  /** The correction, when only documents with a typo corrected match. */
  readonly corrected: Surface | undefined;
};

export type QueryPlan = {
  readonly terms: readonly QueryTerm[];
  /** Size keys of the query with the documents that have them. */
  readonly sizes: readonly { readonly key: string; readonly list: PostingList }[];
  /** Bigrams and the whole name: scores on top. */
  readonly phrases: readonly PostingList[];
};

const typoFactor = 0.7;
const minPrefixLength = 2;
/** Factor on the idf of a word that only says for whom. */
const audienceShare = 0.3;
const minTypoLength = 5;
const maxPhraseLength = 4;

/** The tokens of a query, its sizes apart; words before a size ("maat 42") are dropped with it. */
export function queryTokens(query: string, { analyzer, postings }: Pick<IndexParts, 'analyzer' | 'postings'>) {
  const all = contentTokens(query.slice(0, maxQueryLength), analyzer).slice(0, maxQueryTokens);
  const sizes = new Map<string, PostingList>();
  const tokens: Token[] = [];
  for (const [i, token] of all.entries()) {
    const list = sizeList(token, postings);
    const next = all[i + 1];
    if (list) sizes.set(sizeKey(token.plain), list);
    else if (!(next && analyzer.isSizeWord(token.folded) && sizeList(next, postings))) tokens.push(token);
  }
  return { tokens, sizes: [...sizes].map(([key, list]) => ({ key, list })) };
}

const sizeList = ({ plain }: Token, postings: PostingLists): PostingList | undefined => postings.find(sizeTerm(sizeKey(plain)));

/** Resolves a query to posting lists. Nothing typed becomes a regular expression, and the number of tokens is bounded (R152). */
export function planQuery(query: string, parts: IndexParts): QueryPlan {
  const { analyzer, postings } = parts;
  const { tokens, sizes } = queryTokens(query, parts);
  const stems = tokens.map(({ folded }) => analyzer.stem(folded));
  const terms: QueryTerm[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = phraseLength(tokens, at, analyzer);
    const phrase = tokens.slice(at, at + length);
    at += length;
    terms.push(
      length > 1
        ? planPhrase(phrase, parts)
        : planTerm(phrase[0] as Token, { isLast: at === tokens.length, isAlone: tokens.length === 1 }, parts),
    );
  }
  const bigrams = stems.slice(1).map((stem, index) => postings.find(bigramTerm(stems[index] as string, stem)));
  const phrases = [...bigrams, postings.find(nameTerm(stems))].filter((list) => list !== undefined);
  return { terms: withSomethingRequired(terms), sizes, phrases };
}

/** "outfit" alone is a real query. */
function withSomethingRequired(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  return terms.some(({ isOptional }) => !isOptional) ? terms : terms.map((term) => ({ ...term, isOptional: false }));
}

/** How many tokens from here on are one entry of the dictionary: the longest wins. "Dirndl Tasche" is also "Dirndltasche". */
function phraseLength(tokens: readonly Token[], start: number, { stem, synonyms }: Analyzer): number {
  for (let length = Math.min(maxPhraseLength, tokens.length - start); length > 1; length -= 1) {
    const phrase = tokens.slice(start, start + length);
    if (phraseKeys(phrase, stem).some((key) => synonyms.has(key))) return length;
  }
  return 1;
}

const phraseKeys = (phrase: readonly Token[], stem: Analyzer['stem']): readonly string[] => [
  phrase.map(({ folded }) => stem(folded)).join(' '),
  stem(phrase.map(({ folded }) => folded).join('')),
];

function planPhrase(phrase: readonly Token[], parts: IndexParts): QueryTerm {
  const { stem, synonyms } = parts.analyzer;
  const itself = conjunction('exact', 1, phrase, parts);
  const joined = exactMatch(stem(phrase.map(({ folded }) => folded).join('')), parts.postings);
  const other = phraseKeys(phrase, stem).flatMap((key) => synonyms.get(key) ?? []);
  const alternatives = [itself, joined].filter((alternative) => alternative !== undefined);
  return queryTerm(phrase.map(({ typed }) => typed).join(' '), false, [...alternatives, ...synonymMatches(other, parts)], parts);
}

function planTerm(token: Token, { isLast, isAlone }: { isLast: boolean; isAlone: boolean }, parts: IndexParts): QueryTerm {
  const { analyzer, postings } = parts;
  const isOptional = analyzer.isOptional(token.folded);
  const expanded = [...expandTerm(token.folded, parts), ...(isAlone ? [] : mentionMatches(analyzer.stem(token.folded), postings))];
  if (expanded.some(isStrong)) return queryTerm(token.typed, isOptional, expanded, parts);
  const isLong = token.plain.length >= minPrefixLength;
  const completed = isLast && isLong ? prefixMatches(token, parts) : [];
  if (completed.some(isStrong)) return queryTerm(token.typed, isOptional, [...expanded, ...completed], parts);
  const similar = token.plain.length >= minTypoLength ? similarWords(token, parts) : [];
  const corrected = similar.map((surface) => ({ surface, found: substitutes(surface, 'typo', typoFactor, parts) }));
  const first = corrected.find(({ found }) => found.some(isStrong));
  const alternatives = [...expanded, ...completed, ...corrected.flatMap(({ found }) => found)];
  return queryTerm(token.typed, isOptional, alternatives.length > 0 ? alternatives : suffixMatches(token, parts), parts, first?.surface);
}

/** Endings hide a typo: "dirndeltje" is one edit from "dirndl" only when stemmed. */
function similarWords(token: Token, { analyzer, vocabulary }: IndexParts): readonly Surface[] {
  const similar = vocabulary.similarTo(token);
  const stem = analyzer.stem(token.folded);
  return similar.length > 0 || stem.length < minTypoLength ? similar : vocabulary.similarTo({ plain: stem, folded: stem });
}

const isStrong = ({ lists }: Alternative): boolean => lists.every(({ strongCount }) => strongCount > 0);

function queryTerm(
  text: string,
  isOptional: boolean,
  given: readonly Alternative[],
  { analyzer, documentCount }: IndexParts,
  corrected?: Surface,
): QueryTerm {
  const alternatives = withoutDuplicates(given);
  const documents = Math.max(1, ...alternatives.map(({ lists }) => Math.min(...lists.map(({ count }) => count))));
  return {
    text,
    isOptional,
    alternatives,
    idf: Math.log(1 + documentCount() / documents) * (analyzer.isAudience(foldUmlauts(plainText(text))) ? audienceShare : 1),
    corrected,
  };
}

/** Of alternatives with the same terms the best. */
function withoutDuplicates(alternatives: readonly Alternative[]): readonly Alternative[] {
  if (alternatives.length < 2) return alternatives;
  const best = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = [...new Set(alternative.terms)].toSorted().join(' ');
    if (alternative.factor > (best.get(key)?.factor ?? 0)) best.set(key, alternative);
  }
  return [...best.values()];
}
