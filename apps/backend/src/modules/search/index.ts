export { openSearch } from './open-search.ts';
export type { Search } from './open-search.ts';
