import { createHash } from 'node:crypto';
import type { Media } from '../create-media.ts';
import { framePhotograph, type Focus } from '../frame-photograph.ts';
import { inTurn, plainPhotograph } from '../plain-photograph.ts';

/** The widest frame is 1,600 pixels wide and 2,000 high: what is cut out of a picture that lies across needs as many. */
const longestSide = 3_200;
const quality = 90;

/** A picture as the library keeps it: pixels alone, as it came and cut to the frames of products. */
export type DrawnPicture = {
  readonly bytes: Buffer;
  readonly framed: Buffer;
  /** Of the file it was drawn from. */
  readonly digest: string;
};

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Draws anew what somebody has sent; nothing is kept. Throws `PhotographRefused`. */
export async function drawPicture(sent: Uint8Array): Promise<DrawnPicture> {
  const { bytes } = await plainPhotograph(sent, longestSide, quality);
  return { bytes, framed: await inTurn(() => framePhotograph(bytes)), digest: digestOf(sent) };
}

/** Cuts a picture of the library to the frames of products, around a point, and keeps that; the hash of what shows it then. */
export async function frameAround(
  media: Pick<Media, 'takeAway' | 'sourceType' | 'storeSource'>,
  hash: string,
  focus: Focus | null,
): Promise<string> {
  // Drawings have the shape of the frames.
  const bytes = (await media.sourceType(hash)) === 'svg' ? undefined : await media.takeAway(hash);
  if (!bytes) return hash;
  const source = Buffer.from(bytes);
  const framed = await inTurn(() => framePhotograph(source, focus ?? undefined));
  if (framed === source) return hash;
  const type = await media.sourceType(hash);
  return (await media.storeSource(framed, `image/${type === 'svg' || type === undefined ? 'webp' : type}`)).hash;
}
