export type * from '../generated/types.ts';
