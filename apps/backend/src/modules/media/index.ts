export { contentHash, isHash, widths } from './address.ts';
export type { Format, Width } from './address.ts';
export { createMedia } from './create-media.ts';
export type { Draw, Recipe } from './source-store.ts';
export type { Media, MediaOptions, PhotographMime, StoredSource } from './create-media.ts';
