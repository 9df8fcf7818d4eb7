export { openCompare } from './open-compare.ts';
