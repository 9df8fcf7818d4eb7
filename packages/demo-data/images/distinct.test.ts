import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { demoShop } from '../index.ts';
import { drawPicture, type GarmentSpec } from './index.ts';

/** Of 768 bits; a 64-bit hash in grey cannot tell one checked shirt from the next. */
const minBits = 12;
const side = 16;
/** Drawing them all takes half a minute: every eighth here, all in the long suite. */
const step = process.env['TEST_SIZE'] === 'long' ? 1 : 8;
const products = demoShop.products.filter((_product, index) => index % step === 0);

sharp.concurrency(1);

/** Difference hash: for red, green and blue on a grid of 16 × 16, whether the next cell to the right is brighter. */
async function differenceHash(garment: GarmentSpec): Promise<Uint8Array> {
  const pixels = await sharp(Buffer.from(drawPicture(garment, 'front')), { density: 14.4 })
    .resize({ width: side + 1, height: side, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Uint8Array.from({ length: side * side * 3 }, (_, bit) => {
    const channel = bit % 3;
    const cell = Math.floor(bit / 3);
    const at = (Math.floor(cell / side) * (side + 1) + (cell % side)) * 3 + channel;
    return (pixels[at] ?? 0) < (pixels[at + 3] ?? 0) ? 1 : 0;
  });
}

const distance = (one: Uint8Array, other: Uint8Array): number => one.reduce((sum, bit, index) => sum + (bit === other[index] ? 0 : 1), 0);

test('no two products look alike: their fronts differ in at least 12 of 768 bits', async () => {
  const fronts: { readonly sku: string; readonly hash: Uint8Array }[] = [];
  for (const { sku, pictures } of products) {
    const front = pictures[0];
    if (front) fronts.push({ sku, hash: await differenceHash(front.garment) });
  }
  assert.equal(fronts.length, products.length);
  const close = fronts.flatMap((one, index) =>
    fronts.slice(index + 1).flatMap((other) => {
      const bits = distance(one.hash, other.hash);
      return bits < minBits ? [`${one.sku} and ${other.sku}: ${bits}`] : [];
    }),
  );
  assert.deepEqual(close, []);
});
