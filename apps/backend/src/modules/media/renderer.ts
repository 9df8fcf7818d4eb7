import sharp, { type Sharp } from 'sharp';
import type { Format } from './address.ts';

/** R178: a small file can claim a hundred million pixels. */
export const limitInputPixels = 40_000_000;

// One thread a picture, and no cache of pixels beside the one on disk.
sharp.concurrency(1);
sharp.cache(false);

export const masterWidth = 1600;

type Facts = { readonly type: string; readonly width: number; readonly height: number };

export type Renderer = {
  readonly facts: (bytes: Uint8Array) => Promise<Facts>;
  /** A drawing straight from its markup; dearer the larger it gets. */
  readonly drawing: (svg: Uint8Array, drawnWidth: number, width: number, format: Format) => Promise<Buffer>;
  readonly photograph: (bytes: Uint8Array, width: number, format: Format) => Promise<Buffer>;
};

const encoded = (picture: Sharp, format: Format): Promise<Buffer> => {
  if (format === 'webp') return picture.webp({ quality: 82 }).toBuffer();
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'png') return picture.png({ compressionLevel: 6 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
};

/** Rasterises and encodes with sharp; metadata of uploads (places, names) never reaches a derivative. */
export const sharpRenderer: Renderer = {
  async facts(bytes) {
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels }).metadata();
    return { type: format === 'heif' ? 'avif' : format, width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
  },
  drawing: (svg, drawnWidth, width, format) =>
    encoded(sharp(svg, { limitInputPixels, density: (72 * width) / drawnWidth }).resize({ width }), format),
  photograph: (bytes, width, format) =>
    encoded(sharp(bytes, { limitInputPixels }).autoOrient().resize({ width, withoutEnlargement: true }), format),
};
