export { createTextIndex } from './text-index.ts';
export type {
  Explanation,
  FieldName,
  SearchDocument,
  SearchLanguage,
  TextIndex,
  TextMatches,
  Way,
  WordExplanation,
} from './search-document.ts';
export type { WordLists } from './word-lists.ts';
export { shopWords } from './words/shop-words.ts';
