export { createTextIndex } from './text-index.ts';
export type { CapturedDocuments } from './document-store.ts';
export type { Explanation, SearchDocument, TermExplanation, TextIndex } from './search-document.ts';
export { shopDictionary } from './dictionary/shop-dictionary.ts';
