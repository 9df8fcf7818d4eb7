export type * from '../generated/staff-types.ts';
