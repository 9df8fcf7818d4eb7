import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join, resolve, sep } from 'node:path';
import { ShopError, StartError } from '#kernel/errors.ts';
import type { Media, PhotographMime } from '#modules/media/index.ts';
import { contentHash, isHash } from '#modules/media/index.ts';
import { inParallel } from './in-parallel.ts';
import type { Progress } from './progress.ts';
import { RowFault } from './row-fault.ts';

const mimes: Readonly<Record<string, PhotographMime>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const maxBytes = 50 * 1024 ** 2;

/** Several at a time: most of it is waiting for the disk. */
const lanes = 4;

export type PictureStore = Pick<Media, 'sourceType' | 'checkSource' | 'storeSource'>;
export type PictureOptions = {
  readonly media: PictureStore;
  readonly folder: string | undefined;
  readonly progress: Progress;
};

export type Pictures = {
  /** The name of a picture's content; refuses a picture that is not there. */
  readonly hash: (name: string) => string;
  /** Stores the pictures the shop does not have yet; until then nothing is changed. */
  readonly store: () => Promise<void>;
};

type Found = { readonly hash: string; readonly file?: { readonly path: string; readonly mime: PhotographMime } };

/** Finds pictures by file name: those the shop has by their content, others in the folder. */
export async function findPictures(names: ReadonlySet<string>, { media, folder, progress }: PictureOptions): Promise<Pictures> {
  const found = new Map<string, Found | RowFault>();
  await inParallel(names, lanes, async (name) => {
    found.set(name, await findOne(name, media, folder).catch(toFault));
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
      await inParallel(found, lanes, async ([name, result]) => {
        if ('file' in result && result.file) await storeOne(name, result.file, media);
        progress.step('pictures kept', ++stored, found.size);
      });
    },
  };
}

function toFault(error: unknown): RowFault {
  if (error instanceof RowFault) return error;
  throw error;
}

async function findOne(name: string, media: PictureOptions['media'], folder: string | undefined): Promise<Found> {
  const ending = extname(name).toLowerCase();
  const stem = basename(name, extname(name));
  if (isHash(stem) && (await media.sourceType(stem)) !== undefined) return { hash: stem };
  if (/^[a-z]+:\/\//i.test(name)) throw new RowFault(`the picture "${name}" is an address: save it in the folder and name the file.`);
  const mime = mimes[ending];
  if (!mime) throw new RowFault(`the picture "${name}" is not a JPEG, PNG, WebP or AVIF file.`);
  if (folder === undefined) throw new RowFault(`the shop does not have the picture "${name}": name its folder with --images.`);
  const path = await findPath(name, folder);
  const bytes = await readFile(path);
  if (!looksLike(bytes, mime)) throw new RowFault(`the picture "${name}" is not what its name says.`);
  await media.checkSource(bytes, mime).catch((error: unknown) => {
    throw error instanceof ShopError ? new RowFault(`the picture "${name}" cannot be used: ${error.message}`) : error;
  });
  return { hash: contentHash(bytes), file: { path, mime } };
}

async function storeOne(name: string, { path, mime }: NonNullable<Found['file']>, media: PictureOptions['media']): Promise<void> {
  await media.storeSource(await readFile(path), mime).catch((error: unknown) => {
    throw error instanceof ShopError
      ? new StartError(`The picture "${name}" cannot be used: ${error.message} Nothing was changed.`, { cause: error })
      : error;
  });
}

/** Magento names pictures by folders of its own; a flat folder of files will do. */
async function findPath(name: string, folder: string): Promise<string> {
  const root = resolve(folder);
  for (const path of [join(root, name), join(root, basename(name))]) {
    if (!path.startsWith(root + sep)) continue;
    const facts = await stat(path).catch(() => undefined);
    if (!facts?.isFile()) continue;
    if (facts.size > maxBytes) throw new RowFault(`the picture "${name}" is larger than 50 MB.`);
    return path;
  }
  throw new RowFault(`the picture "${name}" is not in the folder.`);
}

function looksLike(bytes: Buffer, mime: PhotographMime): boolean {
  switch (mime) {
    case 'image/jpeg':
      return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
    case 'image/png':
      return bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
    case 'image/webp':
      return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
    case 'image/avif':
      return bytes.toString('latin1', 4, 8) === 'ftyp' && /avi[fs]/.test(bytes.toString('latin1', 8, 32));
  }
}
