import PQueue from 'p-queue';
import sharp from 'sharp';
import { limitInputPixels } from './renderer.ts';

/** Why a file became no photograph. */
export class PhotographRefused extends Error {
  override readonly name = 'PhotographRefused';
  readonly code: 'type' | 'pixels';

  constructor(code: PhotographRefused['code'], options?: ErrorOptions) {
    super(code === 'type' ? 'This is no photograph that can be read.' : 'This photograph has too many pixels.', options);
    this.code = code;
  }
}

type Size = { readonly width: number; readonly height: number };
type PlainPhotograph = { readonly bytes: Buffer; readonly size: Size; /** Of what it was drawn from. */ readonly from: Size };

/** So many bytes tell what a file is. */
export const headBytes = 12;

/** What the first bytes of a file say it is; undefined for everything that is no photograph of these kinds. */
export function photographType(head: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, headBytes));
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
}

/** R178: few at a time. */
const queue = new PQueue({ concurrency: 1 });
const longestSeconds = 20;

/** What else is decoded for one person waits its turn here too: shoppers need the other cores. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => queue.add(work);

/**
 * A photograph from somebody's telephone as pixels alone: drawn anew, turned upright, no longer than wanted, without the place it was taken
 * at or anything else a file can carry. Its size is read before it is decoded.
 */
export const plainPhotograph = (bytes: Uint8Array, longest: number, quality = 78): Promise<PlainPhotograph> =>
  inTurn(() => drawAnew(bytes, longest, quality));

async function drawAnew(bytes: Uint8Array, longest: number, quality: number): Promise<PlainPhotograph> {
  const type = photographType(bytes);
  if (!type) throw new PhotographRefused('type');
  const { format, width, height } = await readable(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (format !== type) throw new PhotographRefused('type');
  if (width * height > limitInputPixels) throw new PhotographRefused('pixels');
  const { data, info } = await readable(() =>
    sharp(bytes, { limitInputPixels, failOn: 'error' })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, size: { width: info.width, height: info.height }, from: { width, height } };
}

/** What cannot be decoded to its end is no photograph. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new PhotographRefused('type', { cause: error });
  }
}
