export { openSearch } from './open-search.ts';
export type { Search } from './open-search.ts';
export { readIndexes } from './stored-indexes.ts';
export { explainSearch } from './explain-search.ts';
export type { SearchExplanation } from './explain-search.ts';
export type { Explanation, TermExplanation } from './text/index.ts';
