import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join, resolve, sep } from 'node:path';
import { ShopError, StartError } from '#kernel/errors.ts';
import type { Focus, Media, Original, PhotographMime } from '#modules/media/index.ts';
import { contentHash, framePhotograph, isHash } from '#modules/media/index.ts';
import { PictureFault, pictureMime, readPicture } from '../read-picture.ts';
import { inParallel } from './in-parallel.ts';
import type { Progress } from './progress.ts';
import { RowFault } from './row-fault.ts';

/** Several at a time: most of it is waiting for the disk. */
const lanes = 4;

export type PictureStore = Pick<Media, 'sourceType' | 'checkSource' | 'storeSource'>;
export type PictureOptions = {
  readonly media: PictureStore;
  readonly folder: string | undefined;
  readonly progress: Progress;
  /** Pictures of products, which take the shape of the shop's frames, and the point of each that must stay in it. */
  readonly framed?: ReadonlyMap<string, Focus | undefined>;
  /** How somebody brings pictures the shop does not have. */
  readonly hint?: string | undefined;
};

export type Pictures = {
  /** The name of a picture's content; refuses a picture that is not there. */
  readonly hash: (name: string) => string;
  /** Stores the pictures the shop does not have yet, until then nothing is changed; those that were cut also as they came, which it tells. */
  readonly store: () => Promise<readonly Original[]>;
};

type Found = { readonly hash: string; readonly file?: { readonly path: string; readonly mime: PhotographMime } };

/** Finds pictures by file name: those the shop has by their content, others in the folder. */
export async function findPictures(names: ReadonlySet<string>, options: PictureOptions): Promise<Pictures> {
  const { media, progress, framed = new Map<string, undefined>() } = options;
  const shaped = async (name: string, bytes: Buffer): Promise<Buffer> =>
    framed.has(name) ? framePhotograph(bytes, framed.get(name)) : bytes;
  const found = new Map<string, Found | RowFault>();
  await inParallel(names, lanes, async (name) => {
    found.set(name, await findOne(name, options, shaped).catch((error: unknown) => toFault(name, error)));
    progress.step('pictures found', found.size, names.size);
  });
  return {
    hash: (name) => {
      const result = found.get(name) ?? new RowFault(`the picture "${name}" was not looked for.`);
      if (result instanceof RowFault) throw result;
      return result.hash;
    },
    store: async () => {
      let stored = 0;
      const originals: Original[] = [];
      await inParallel(found, lanes, async ([name, result]) => {
        const original = 'file' in result && result.file ? await storeOne(name, result.file, media, shaped) : undefined;
        if (original) originals.push({ ...original, focus: framed.get(name) });
        progress.step('pictures kept', ++stored, found.size);
      });
      return originals;
    },
  };
}

function toFault(name: string, error: unknown): RowFault {
  if (error instanceof RowFault) return error;
  if (error instanceof PictureFault) return new RowFault(`the picture "${name}" ${error.message}`);
  throw error;
}

type Shaped = (name: string, bytes: Buffer) => Promise<Buffer>;

async function findOne(name: string, { media, folder, hint }: PictureOptions, shaped: Shaped): Promise<Found> {
  const stem = basename(name, extname(name));
  if (isHash(stem) && (await media.sourceType(stem)) !== undefined) return { hash: stem };
  if (/^[a-z]+:\/\//i.test(name)) throw new RowFault(`the picture "${name}" is an address: save it in the folder and name the file.`);
  pictureMime(name);
  if (folder === undefined) throw new RowFault(`the shop does not have the picture "${name}": ${hint ?? 'name its folder with --images.'}`);
  const path = await findPath(name, folder);
  const { bytes, mime } = await readPicture(path, media);
  return { hash: contentHash(await shaped(name, bytes)), file: { path, mime } };
}

/** What it was cut from, where it was cut. */
async function storeOne(
  name: string,
  { path, mime }: NonNullable<Found['file']>,
  media: PictureStore,
  shaped: Shaped,
): Promise<Omit<Original, 'focus'> | undefined> {
  const store = (bytes: Buffer) =>
    media.storeSource(bytes, mime).catch((error: unknown) => {
      throw error instanceof ShopError
        ? new StartError(`The picture "${name}" cannot be used: ${error.message} Nothing was changed.`, { cause: error })
        : error;
    });
  const bytes = await readFile(path);
  const framed = await shaped(name, bytes);
  const { hash: frameHash } = await store(framed);
  if (framed === bytes) return undefined;
  const whole = await store(bytes);
  const type = await media.sourceType(whole.hash);
  return type && { ...whole, frameHash, name: basename(name, extname(name)), type, bytes: bytes.length };
}

/** Magento names pictures by folders of its own; a flat folder of files will do. */
async function findPath(name: string, folder: string): Promise<string> {
  const root = resolve(folder);
  for (const path of [join(root, name), join(root, basename(name))]) {
    if (path.startsWith(root + sep) && (await stat(path).catch(() => undefined))?.isFile()) return path;
  }
  throw new PictureFault('is not in the folder.');
}
