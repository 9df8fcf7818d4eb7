import sharp from 'sharp';
import { wordmark } from './brand-files.ts';
import type { BrandTheme } from './brand-theme.ts';

/** Pixels of a mail: the wordmark with the bar around it. */
const height = 36;
const density = 2;

/** The size a mail shows the logo in. */
export function logoSize(theme: BrandTheme): { readonly width: number; readonly height: number } {
  const mark = wordmark(theme);
  return { width: Math.round((mark.width / mark.height) * height), height };
}

/** The wordmark on its bar as a PNG for screens of twice the density; the ground is part of it, because some programs recolour only the mail around it. */
export function drawLogo(theme: BrandTheme): Promise<Buffer> {
  const mark = wordmark(theme);
  const size = logoSize(theme);
  const words = mark.paths.map((path, index) => `<path d="${path}" fill="${index === 1 ? theme.bar.mark : theme.bar.ink}"/>`);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width * density}" height="${size.height * density}" viewBox="0 0 ${mark.width} ${mark.height}">`,
    ...words,
    '</svg>',
  ];
  return sharp(Buffer.from(svg.join('')))
    .flatten({ background: theme.bar.ground })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
