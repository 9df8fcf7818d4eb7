import type { Language } from '@shop/contract';
import { createAnalyzer } from './analyzer.ts';
import { createDocumentStore, type CapturedDocuments } from './document-store.ts';
import { explainMatch } from './explain-match.ts';
import { createSearcher } from './find-documents.ts';
import type { SearchDocument, TextIndex } from './search-document.ts';
import { complete, correct, recommend } from './suggest.ts';
import type { Dictionary } from './dictionary/dictionary.ts';

export type TextIndexOptions = {
  readonly documents: Iterable<SearchDocument>;
  readonly language: Language;
  readonly dictionary: Dictionary;
  readonly captured?: CapturedDocuments | undefined;
};

/** Builds an index; after later changes it answers as if it were rebuilt. */
export function createTextIndex({ documents, language, dictionary, captured }: TextIndexOptions): TextIndex {
  const store = createDocumentStore(createAnalyzer(language, dictionary), captured);
  const searcher = createSearcher(store);
  for (const document of documents) store.put(document);
  store.trim();
  return {
    find: searcher.find,
    match: searcher.match,
    correct: (query) => correct(query, store),
    complete: (query, limit) => complete(query, limit, store, searcher),
    recommend: (query, limit) => recommend(query, limit, store, searcher),
    explain: (query, docId) => explainMatch(query, docId, store),
    replace: (changed) => {
      for (const document of changed) store.put(document);
    },
    remove: (docIds) => {
      for (const docId of docIds) store.remove(docId);
    },
    trim: () => store.trim(),
    capture: () => store.capture(),
  };
}
