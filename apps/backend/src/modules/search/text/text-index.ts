import type { Language } from '@shop/contract';
import { createAnalyzer } from './analyzer.ts';
import { createDocumentStore } from './document-store.ts';
import { explainMatch } from './explain-match.ts';
import { createFinder } from './find-documents.ts';
import type { SearchDocument, TextIndex } from './search-document.ts';
import { complete, correct, recommend } from './suggest.ts';
import type { WordLists } from './word-lists.ts';

export type TextIndexOptions = {
  readonly documents: Iterable<SearchDocument>;
  readonly language: Language;
  readonly words: WordLists;
};

/** Builds the text search over documents; later changes go in one by one and give the same answers as building anew. */
export function createTextIndex({ documents, language, words }: TextIndexOptions): TextIndex {
  const store = createDocumentStore(createAnalyzer(language, words));
  const finder = createFinder(store);
  for (const document of documents) store.put(document);
  store.trim();
  return {
    find: finder.find,
    match: finder.match,
    correct: (query) => correct(query, store),
    complete: (query, limit) => complete(query, limit, store, finder),
    recommend: (query, limit) => recommend(query, limit, store, finder),
    explain: (query, ordinal) => explainMatch(query, ordinal, store),
    replace: (changed) => {
      for (const document of changed) store.put(document);
    },
    remove: (ordinals) => {
      for (const ordinal of ordinals) store.remove(ordinal);
    },
    trim: () => store.trim(),
  };
}
