import sharp, { type Sharp } from 'sharp';
import { limitInputPixels } from './renderer.ts';

/** The point of a picture that must stay in it, as shares of its width and height. */
export type Focus = { readonly x: number; readonly y: number };

/** Width by height of every frame that shows a product. */
const frameRatio = 4 / 5;
/** A picture this close to the frame's shape loses nothing that anybody would miss. */
const closeEnough = 0.02;
/** Smaller pictures are signs and swatches, not photographs of clothes. */
const smallestSide = 200;
/** Necklines and faces are in the upper part. */
const usualFocus: Focus = { x: 0.5, y: 0.3 };

const probe = { width: 32, height: 40 } as const;
const isWhite = (pixels: Uint8Array, at: number): boolean => [0, 1, 2].every((channel) => (pixels[at * 3 + channel] ?? 0) >= 243);

/** Whether something stands free on white: then its rim is white nearly everywhere. */
async function hasWhiteGround(bytes: Uint8Array): Promise<boolean> {
  const pixels = await sharp(bytes, { limitInputPixels })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ ...probe, fit: 'fill' })
    .raw()
    .toBuffer();
  const rim = Array.from({ length: probe.width * probe.height }, (_, at) => at).filter((at) => {
    const [column, row] = [at % probe.width, Math.floor(at / probe.width)];
    return column === 0 || row === 0 || column === probe.width - 1 || row === probe.height - 1;
  });
  return rim.filter((at) => isWhite(pixels, at)).length / rim.length > 0.9;
}

const between = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)));

/** On white: the whole piece, with more of its ground. */
function widened(picture: Sharp, width: number, height: number): Sharp {
  const more = width / height > frameRatio ? { x: 0, y: width / frameRatio - height } : { x: height * frameRatio - width, y: 0 };
  const [side, above] = [Math.round(more.x / 2), Math.round(more.y / 2)];
  return picture.flatten({ background: '#ffffff' }).extend({ left: side, right: side, top: above, bottom: above, background: '#ffffff' });
}

/** In a room or outdoors: what the frame can show around the point that matters. */
function cropped(picture: Sharp, width: number, height: number, focus: Focus): Sharp {
  const wide = Math.min(width, Math.round(height * frameRatio));
  const tall = Math.min(height, Math.round(width / frameRatio));
  return picture.extract({
    left: between(focus.x * width - wide / 2, width - wide),
    top: between(focus.y * height - tall / 2, height - tall),
    width: wide,
    height: tall,
  });
}

const encoded = (picture: Sharp, format: string): Promise<Buffer> => {
  if (format === 'png') return picture.png().toBuffer();
  if (format === 'webp') return picture.webp({ quality: 92 }).toBuffer();
  return format === 'heif' ? picture.avif({ quality: 75, effort: 2 }).toBuffer() : picture.jpeg({ quality: 92 }).toBuffer();
};

/**
 * A photograph of a product in the shape of the shop's frames, so that lists, galleries and mails show the same part of it.
 * One that has the shape already is left as it is, byte by byte.
 */
export async function framePhotograph(bytes: Buffer, focus: Focus = usualFocus): Promise<Buffer> {
  const { format, width: stored, height: high, autoOrient } = await sharp(bytes, { limitInputPixels }).metadata();
  const [width, height] = [autoOrient?.width ?? stored, autoOrient?.height ?? high];
  if (Math.min(width, height) < smallestSide || Math.abs(width / height / frameRatio - 1) < closeEnough) return bytes;
  const picture = sharp(bytes, { limitInputPixels }).autoOrient();
  const framed = (await hasWhiteGround(bytes)) ? widened(picture, width, height) : cropped(picture, width, height, focus);
  return encoded(framed, format);
}
