import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Draws the icons of the shop for browsers and phones from its one drawing; run it when `public/favicon.svg` changes. */
const folder = new URL('../public/', import.meta.url);
const pathOf = (name: string): string => fileURLToPath(new URL(name, folder));
const drawing = await readFile(pathOf('favicon.svg'));
/** The ground of the drawing. */
const ground = '#16241d';

const png = (size: number): Promise<Buffer> =>
  sharp(drawing, { density: 72 * (size / 32) * 4 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A phone cuts a circle out of a maskable icon: what matters stays within four fifths. */
async function maskable(size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.72);
  const edge = Math.floor((size - inner) / 2);
  return sharp(await png(inner))
    .extend({ top: edge, left: edge, bottom: size - inner - edge, right: size - inner - edge, background: ground })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico with one PNG inside, as every browser of the last decade reads it. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

await writeFile(pathOf('icon-192.png'), await png(192));
await writeFile(pathOf('icon-512.png'), await png(512));
await writeFile(pathOf('icon-maskable-512.png'), await maskable(512));
await writeFile(pathOf('apple-touch-icon.png'), await png(180));
await writeFile(pathOf('favicon.ico'), ico(await png(32), 32));
