import { join } from 'node:path';
import type { Config } from '#kernel/config.ts';
import { openBucket } from '#kernel/storage/bucket-store.ts';
import { folderStore } from '#kernel/storage/folder-store.ts';
import type { ObjectStore } from '#kernel/storage/object-store.ts';
import type { MediaOptions } from '#modules/media/index.ts';

type Place = Pick<Config, 'dataDir' | 'mediaBucket'>;

/** What the machines of a shop share of its pictures; undefined where there is one machine. */
export function sharedMedia({ mediaBucket }: Place): MediaOptions['shared'] {
  const bucket = mediaBucket && openBucket(mediaBucket);
  return bucket && { sources: bucket.store('sources'), derivatives: bucket.store('derivatives') };
}

/** The originals of all pictures: what a backup saves of them. */
export const mediaSources = (place: Place): ObjectStore =>
  sharedMedia(place)?.sources ?? folderStore(join(place.dataDir, 'media', 'sources'));
