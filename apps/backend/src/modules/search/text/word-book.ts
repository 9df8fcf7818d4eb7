import type { Analyzer } from './analyzer.ts';
import { toToken } from './fold.ts';
import { mentionTerm } from './terms.ts';
import type { Token, Word } from './fold.ts';
import type { PostingLists } from './posting-lists.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of the documents, analysed once. */
export type BookedWord = {
  readonly token: Token;
  readonly stem: string;
  readonly isStopWord: boolean;
  readonly isGoods: boolean;
  /** Numbers of its terms, and how much of the word each is. */
  readonly termIds: readonly number[];
  readonly strengths: readonly number[];
  /** Its number in the vocabulary, once it is used there. */
  surfaceId: number | undefined;
};

export type WordBook = {
  look(word: Word): BookedWord;
  surfaceId(word: BookedWord): number;
  /** The number under which a term is kept for documents that only mention it. */
  readonly mentionId: (termId: number) => number;
  /** The number of a term that is no word. */
  termId(term: string): number;
};

const mostWords = 100_000;

/** Remembers the analysis of words: texts repeat themselves, and building an index is mostly looking words up. */
export function createWordBook(analyzer: Analyzer, postings: PostingLists, vocabulary: Vocabulary): WordBook {
  const book = new Map<string, BookedWord>();
  const mentionIds: (number | undefined)[] = [];
  const analyse = (word: Word): BookedWord => {
    const token = toToken(word);
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
    look: (word) => {
      let booked = book.get(word.typed);
      if (booked) return booked;
      if (book.size >= mostWords) book.clear();
      book.set(word.typed, (booked = analyse(word)));
      return booked;
    },
    surfaceId: (word) => (word.surfaceId ??= vocabulary.idOf(word.token)),
    mentionId: (termId) => (mentionIds[termId] ??= postings.idOf(mentionTerm(postings.termOf(termId)))),
    termId: postings.idOf,
  };
}
