export { contentHash, isHash } from './address.ts';
export type { Format, Width } from './address.ts';
export { createMedia } from './create-media.ts';
export { framePhotograph } from './frame-photograph.ts';
export type { Focus } from './frame-photograph.ts';
export { headBytes, photographType, PhotographRefused, plainPhotograph } from './plain-photograph.ts';
export type { Draw } from './source-store.ts';
export type { Media, MediaOptions, PhotographMime } from './create-media.ts';
