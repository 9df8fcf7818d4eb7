export { createTextIndex } from './text-index.ts';
export type { SearchDocument, TextIndex } from './search-document.ts';
export { shopWords } from './words/shop-words.ts';
