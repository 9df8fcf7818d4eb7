export type * from '../generated/types.ts';
export * from './languages.ts';
