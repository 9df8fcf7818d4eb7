export { openCompare } from './open-compare.ts';
export type { Compare, CompareOptions } from './open-compare.ts';
