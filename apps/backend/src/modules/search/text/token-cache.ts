import type { Analyzer } from './analyzer.ts';
import { normalizeToken } from './tokenizer.ts';
import { mentionTerm } from './terms.ts';
import type { RawToken, Token } from './tokenizer.ts';
import type { PostingLists } from './posting-lists.ts';
import type { Vocabulary } from './vocabulary.ts';

export type AnalyzedToken = {
  readonly token: Token;
  readonly stem: string;
  readonly isStopWord: boolean;
  readonly isGoods: boolean;
  /** Ids of its terms, and how much of the word each is. */
  readonly termIds: readonly number[];
  readonly strengths: readonly number[];
  /** Its id in the vocabulary, once it is used there. */
  surfaceId: number | undefined;
};

export type TokenCache = {
  analyze(raw: RawToken): AnalyzedToken;
  surfaceId(token: AnalyzedToken): number;
  /** The id of the mention term of a term. */
  readonly mentionId: (termId: number) => number;
  termId(term: string): number;
};

const cacheSize = 100_000;

/** Caches the analysis of tokens: texts repeat themselves, and building an index is mostly analysis. */
export function createTokenCache(analyzer: Analyzer, postings: PostingLists, vocabulary: Vocabulary): TokenCache {
  const cache = new Map<string, AnalyzedToken>();
  const mentionIds: (number | undefined)[] = [];
  const analyze = (raw: RawToken): AnalyzedToken => {
    const token = normalizeToken(raw);
    const isStopWord = analyzer.isStopWord(token.folded);
    const terms = isStopWord ? [] : analyzer.terms(token.folded);
    return {
      token,
      stem: analyzer.stem(token.folded),
      isStopWord,
      isGoods: analyzer.isGoods(token.folded),
      termIds: terms.map(({ stem }) => postings.idOf(stem)),
      strengths: terms.map(({ strength }) => strength),
      surfaceId: undefined,
    };
  };
  return {
    analyze: (raw) => {
      let analyzed = cache.get(raw.typed);
      if (analyzed) return analyzed;
      if (cache.size >= cacheSize) cache.clear();
      cache.set(raw.typed, (analyzed = analyze(raw)));
      return analyzed;
    },
    surfaceId: (analyzed) => (analyzed.surfaceId ??= vocabulary.idOf(analyzed.token)),
    mentionId: (termId) => (mentionIds[termId] ??= postings.idOf(mentionTerm(postings.termOf(termId)))),
    termId: postings.idOf,
  };
}
