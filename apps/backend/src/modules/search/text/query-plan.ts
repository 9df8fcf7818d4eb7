import type { Analyzer } from './analyzer.ts';
import { contentTokens } from './document-terms.ts';
import { nameTerm, pairTerm, sizeTerm } from './terms.ts';
import { foldWord, longestQuery, mostQueryWords, plainText, sizeKey } from './fold.ts';
import type { Token } from './fold.ts';
import type { Alternative, PlanParts } from './look-up.ts';
import { beginnings, guessed, insteadOf, lookUp, meant, mentioned, together, written } from './look-up.ts';
import type { PostingLists, Postings } from './posting-lists.ts';
import type { Surface } from './vocabulary.ts';

export type QueryWord = {
  /** As typed; several words when a phrase means one thing. */
  readonly word: string;
  readonly isOptional: boolean;
  readonly alternatives: readonly Alternative[];
  /** Rare words decide more. */
  readonly rarity: number;
  /** What the word was taken for because nothing is written like it. */
  readonly mended: Surface | undefined;
};

/** What is looked for, independent of any document. */
export type QueryPlan = {
  readonly words: readonly QueryWord[];
  /** Size keys of the query with the documents that have them. */
  readonly sizes: readonly { readonly key: string; readonly list: Postings }[];
  /** Neighbouring words and the whole name: points on top. */
  readonly phrases: readonly Postings[];
};

const typoFactor = 0.7;
const shortestBeginning = 2;
/** What is left of a word that only says for whom. */
const audienceShare = 0.3;
const shortestTypo = 5;
const longestPhrase = 4;

/** The words of a query as they are looked up; sizes and size words are apart. */
export function queryTokens(query: string, { analyzer, postings }: Pick<PlanParts, 'analyzer' | 'postings'>) {
  const all = contentTokens(query.slice(0, longestQuery), analyzer).slice(0, mostQueryWords);
  const sizes = new Map<string, Postings>();
  const words: Token[] = [];
  for (const [place, token] of all.entries()) {
    const list = sizeList(token, postings);
    const next = all[place + 1];
    if (list) sizes.set(sizeKey(token.plain), list);
    else if (!(next && analyzer.isSizeWord(token.folded) && sizeList(next, postings))) words.push(token);
  }
  return { words, sizes: [...sizes].map(([key, list]) => ({ key, list })) };
}

const sizeList = ({ plain }: Token, postings: PostingLists): Postings | undefined => postings.find(sizeTerm(sizeKey(plain)));

/** Turns a query into lists to look into. Nothing typed reaches a regular expression, and the number of words is bounded (R152). */
export function planQuery(query: string, parts: PlanParts): QueryPlan {
  const { analyzer, postings } = parts;
  const { words: typed, sizes } = queryTokens(query, parts);
  const stems = typed.map(({ folded }) => analyzer.stem(folded));
  const words: QueryWord[] = [];
  for (let place = 0; place < typed.length;) {
    const length = phraseLength(typed, place, analyzer);
    const phrase = typed.slice(place, place + length);
    place += length;
    words.push(
      length > 1
        ? planPhrase(phrase, parts)
        : planWord(phrase[0] as Token, { isLast: place === typed.length, isAlone: typed.length === 1 }, parts),
    );
  }
  const pairs = stems.slice(1).map((stem, index) => postings.find(pairTerm(stems[index] as string, stem)));
  const phrases = [...pairs, postings.find(nameTerm(stems))].filter((list) => list !== undefined);
  return { words: withSomethingRequired(words), sizes, phrases };
}

/** "outfit" alone is a real question. */
function withSomethingRequired(words: readonly QueryWord[]): readonly QueryWord[] {
  return words.some(({ isOptional }) => !isOptional) ? words : words.map((word) => ({ ...word, isOptional: false }));
}

/** How many words from here on are one entry of the word lists: the longest wins. "Dirndl Tasche" is also "Dirndltasche". */
function phraseLength(typed: readonly Token[], start: number, { stem, meanings }: Analyzer): number {
  for (let length = Math.min(longestPhrase, typed.length - start); length > 1; length -= 1) {
    const phrase = typed.slice(start, start + length);
    if (phraseKeys(phrase, stem).some((key) => meanings.has(key))) return length;
  }
  return 1;
}

const phraseKeys = (phrase: readonly Token[], stem: Analyzer['stem']): readonly string[] => [
  phrase.map(({ folded }) => stem(folded)).join(' '),
  stem(phrase.map(({ folded }) => folded).join('')),
];

function planPhrase(phrase: readonly Token[], parts: PlanParts): QueryWord {
  const { stem, meanings } = parts.analyzer;
  const itself = together('word', 1, phrase, parts);
  const joined = written(stem(phrase.map(({ folded }) => folded).join('')), parts.postings);
  const other = phraseKeys(phrase, stem).flatMap((key) => meanings.get(key) ?? []);
  const alternatives = [itself, joined].filter((alternative) => alternative !== undefined);
  return queryWord(phrase.map(({ typed }) => typed).join(' '), false, [...alternatives, ...meant(other, parts)], parts);
}

function planWord(token: Token, { isLast, isAlone }: { isLast: boolean; isAlone: boolean }, parts: PlanParts): QueryWord {
  const { analyzer, postings } = parts;
  const isOptional = analyzer.isOptional(token.folded);
  const known = [...lookUp(token.folded, parts), ...(isAlone ? [] : mentioned(analyzer.stem(token.folded), postings))];
  if (known.some(isStrong)) return queryWord(token.typed, isOptional, known, parts);
  const isLong = token.plain.length >= shortestBeginning;
  const begun = isLast && isLong ? beginnings(token, parts) : [];
  if (begun.some(isStrong)) return queryWord(token.typed, isOptional, [...known, ...begun], parts);
  const similar = token.plain.length >= shortestTypo ? similarWords(token, parts) : [];
  const mended = similar.map((surface) => ({ surface, found: insteadOf(surface, 'typo', typoFactor, parts) }));
  const first = mended.find(({ found }) => found.some(isStrong));
  const alternatives = [...known, ...begun, ...mended.flatMap(({ found }) => found)];
  return queryWord(token.typed, isOptional, alternatives.length > 0 ? alternatives : guessed(token, parts), parts, first?.surface);
}

/** Endings hide an error: "dirndeltje" is one from "dirndl" only without its own. */
function similarWords(token: Token, { analyzer, vocabulary }: PlanParts): readonly Surface[] {
  const similar = vocabulary.similarTo(token);
  const stem = analyzer.stem(token.folded);
  return similar.length > 0 || stem.length < shortestTypo ? similar : vocabulary.similarTo({ plain: stem, folded: stem });
}

const isStrong = ({ lists }: Alternative): boolean => lists.every(({ strongCount }) => strongCount > 0);

function queryWord(
  word: string,
  isOptional: boolean,
  given: readonly Alternative[],
  { analyzer, documentCount }: PlanParts,
  mended?: Surface,
): QueryWord {
  const alternatives = withoutTwins(given);
  const documents = Math.max(1, ...alternatives.map(({ lists }) => Math.min(...lists.map(({ count }) => count))));
  return {
    word,
    isOptional,
    alternatives,
    rarity: Math.log(1 + documentCount() / documents) * (analyzer.isAudience(foldWord(plainText(word))) ? audienceShare : 1),
    mended,
  };
}

/** Two ways to the same terms are one, the better. */
function withoutTwins(alternatives: readonly Alternative[]): readonly Alternative[] {
  if (alternatives.length < 2) return alternatives;
  const best = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = [...new Set(alternative.terms)].toSorted().join(' ');
    if (alternative.factor > (best.get(key)?.factor ?? 0)) best.set(key, alternative);
  }
  return [...best.values()];
}
