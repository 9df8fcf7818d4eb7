export { createTextIndex } from './text-index.ts';
export type { Explanation, SearchDocument, TextIndex, WordExplanation } from './search-document.ts';
export { shopWords } from './words/shop-words.ts';
