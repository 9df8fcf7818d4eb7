import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { ShopError } from '#kernel/errors.ts';
import type { Media, PhotographMime } from '#modules/media/index.ts';

/** Why a file is no picture for the shop: the rest of a sentence that begins with its name. */
export class PictureFault extends Error {}

const mimes: Readonly<Record<string, PhotographMime>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const maxBytes = 50 * 1024 ** 2;

/** The type that a file's name promises. */
export function pictureMime(name: string): PhotographMime {
  const mime = mimes[extname(name).toLowerCase()];
  if (!mime) throw new PictureFault('is not a JPEG, PNG, WebP or AVIF file.');
  return mime;
}

/** Reads a picture, and refuses what the shop could not show before anything is stored. */
export async function readPicture(
  path: string,
  media: Pick<Media, 'checkSource'>,
): Promise<{ readonly bytes: Buffer; readonly mime: PhotographMime }> {
  const mime = pictureMime(path);
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) throw new PictureFault('is not in the folder.');
  if (facts.size > maxBytes) throw new PictureFault('is larger than 50 MB.');
  const bytes = await readFile(path);
  if (!looksLike(bytes, mime)) throw new PictureFault('is not what its name says.');
  await media.checkSource(bytes, mime).catch((error: unknown) => {
    throw error instanceof ShopError ? new PictureFault(`cannot be used: ${error.message}`) : error;
  });
  return { bytes, mime };
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
