import { basename, join } from 'node:path';
import { contentHash, isHash, type Media } from '#modules/media/index.ts';
import { PictureFault, readPicture } from '../read-picture.ts';
import type { Data } from './per-view.ts';

/** Replaces the names of picture files by the pictures themselves. */
export type PictureReader = (record: unknown, folder: string, mistake: (message: string) => void) => Promise<unknown>;

const pictureFields = ['picture', 'smallPicture'];

type Options = {
  readonly media: Pick<Media, 'sourceType' | 'checkSource' | 'storeSource'>;
  /** Stores the pictures; without it they are only looked at. */
  readonly apply: boolean;
};

/** A picture is one the shop has, named by its hash, or a file beside the record. */
export function createPictureReader({ media, apply }: Options): PictureReader {
  const store = async (path: string): Promise<Data> => {
    const { bytes, mime } = await readPicture(path, media).catch((error: unknown) => {
      throw error instanceof PictureFault ? new Error(`the picture ${basename(path)} ${error.message}`) : error;
    });
    // A dry run stores nothing, so it does not know the size; the hash tells whether it is another picture.
    return apply ? { ...(await media.storeSource(bytes, mime)) } : { hash: contentHash(bytes), width: 1, height: 1 };
  };
  const check = async (picture: Data): Promise<Data> => {
    const hash = String(picture['hash']);
    if (!isHash(hash) || (await media.sourceType(hash)) === undefined) throw new Error(`the shop has no picture ${hash}`);
    return picture;
  };
  const read: PictureReader = async (value, folder, mistake) => {
    if (Array.isArray(value)) return Promise.all(value.map((child) => read(child, folder, mistake)));
    if (typeof value !== 'object' || value === null) return value;
    const fields: Record<string, unknown> = {};
    for (const [key, child] of Object.entries(value)) {
      const isPicture = pictureFields.includes(key) && child !== null;
      // Only the name counts: a path could lead out of the folder.
      const picture = !isPicture ? undefined : typeof child === 'string' ? store(join(folder, basename(child))) : check(child as Data);
      fields[key] = picture
        ? await picture.catch((error: unknown) => mistake((error as Error).message))
        : await read(child, folder, mistake);
    }
    return fields;
  };
  return read;
}
