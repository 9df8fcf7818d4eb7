import { join } from 'node:path';
import type { Config } from '#kernel/config.ts';
import { openBucket } from '#kernel/storage/bucket-store.ts';
import type { FileStore } from '#kernel/storage/file-store.ts';
import { folderFiles } from '#kernel/storage/folder-files.ts';
import { folderStore } from '#kernel/storage/folder-store.ts';
import { objectFiles } from '#kernel/storage/object-files.ts';
import type { ObjectStore } from '#kernel/storage/object-store.ts';
import type { MediaOptions } from '#modules/media/index.ts';
import type { OwnFiles } from '#modules/staff/index.ts';

type Place = Pick<Config, 'dataDir' | 'mediaBucket'>;

/** What the machines of a shop share of its pictures; undefined where there is one machine. */
export function sharedMedia({ mediaBucket }: Place): MediaOptions['shared'] {
  const bucket = mediaBucket && openBucket(mediaBucket);
  return bucket && { sources: bucket.store('sources'), derivatives: bucket.store('derivatives') };
}

/** The originals of all pictures: what a backup saves of them. */
export const mediaSources = (place: Place): ObjectStore =>
  sharedMedia(place)?.sources ?? folderStore(join(place.dataDir, 'media', 'sources'));

const uploadFolder = ({ dataDir }: Place): string => join(dataDir, 'uploads');

/** Files that staff sends: beside the pictures, and served by nobody. */
export function uploadFiles(place: Place): FileStore {
  const { mediaBucket } = place;
  return mediaBucket ? objectFiles(openBucket(mediaBucket).store('uploads')) : folderFiles(uploadFolder(place));
}

/** What a machine that shares its files now still has of its own; undefined where it shares none. */
export const ownUploads = (place: Place): OwnFiles | undefined =>
  place.mediaBucket && { files: folderFiles(uploadFolder(place)), names: folderStore(uploadFolder(place)).list() };
