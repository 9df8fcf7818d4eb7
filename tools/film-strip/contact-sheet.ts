import sharp from 'sharp';
import type { Frame } from './camera.ts';

type Sheet = { readonly title: string; readonly columns: number; readonly width: number; readonly frames: readonly Frame[] };

const gap = 16;
const captionHeight = 32;
const titleHeight = 56;

const text = (words: string, size: number, width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="0" y="${height - 10}" font-family="DejaVu Sans, Arial, sans-serif" font-size="${size}" fill="#16241d">${words
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')}</text></svg>`,
  );

/** All frames of a visit on one sheet, in rows, each under its number and what it shows. */
export async function contactSheet({ title, columns, width, frames }: Sheet): Promise<Buffer> {
  const small = await Promise.all(
    frames.map(async ({ picture }) => sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...small.map(({ info }) => info.height));
  const rows = Math.ceil(frames.length / columns);
  const used = Math.min(columns, frames.length);
  const cells = small.flatMap(({ data }, index) => {
    const left = gap + (index % columns) * (width + gap);
    const top = titleHeight + Math.floor(index / columns) * (height + captionHeight + gap);
    const caption = text(`${index + 1}. ${frames[index]?.caption ?? ''}`, 15, width, captionHeight);
    return [
      { input: caption, left, top },
      { input: data, left, top: top + captionHeight },
    ];
  });
  const size = { width: gap + used * (width + gap), height: titleHeight + rows * (height + captionHeight + gap) };
  return sharp({ create: { ...size, channels: 3, background: '#e6e0d4' } })
    .composite([{ input: text(title, 24, size.width - 2 * gap, titleHeight), left: gap, top: 0 }, ...cells])
    .webp({ quality: 68, effort: 5 })
    .toBuffer();
}
