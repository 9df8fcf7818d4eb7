import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { framePhotograph, type Focus } from './frame-photograph.ts';

type Made = {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly piece: readonly [number, number, number, number];
};

/** A made photograph: a ground, and a red piece (left, top, width, height) with a green neckline at its upper edge. */
async function made({ width, height, ground, piece: [left, top, wide, tall] }: Made): Promise<Buffer> {
  const block = (colour: string, w: number, h: number) =>
    sharp({ create: { width: w, height: h, channels: 3, background: colour } })
      .png()
      .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: await block('#c01020', wide, tall), left, top },
      { input: await block('#10c020', Math.round(wide / 3), Math.round(tall / 10)), left: left + Math.round(wide / 3), top },
    ])
    .png()
    .toBuffer();
}

/** Share of the pixels that are near a colour. */
async function shareOf(bytes: Buffer, [red, green, blue]: readonly [number, number, number]): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += 3)
    if (Math.abs((data[at] ?? 0) - red) + Math.abs((data[at + 1] ?? 0) - green) + Math.abs((data[at + 2] ?? 0) - blue) < 30) found += 1;
  return found / (info.width * info.height);
}

const areaOf = async (bytes: Buffer, colour: readonly [number, number, number]): Promise<number> => {
  const { width, height } = await sharp(bytes).metadata();
  return (await shareOf(bytes, colour)) * width * height;
};

const red = [192, 16, 32] as const;
const green = [16, 192, 32] as const;
const isFramed = async (bytes: Buffer): Promise<void> => {
  const { width, height } = await sharp(bytes).metadata();
  assert.ok(Math.abs(width / height - 0.8) < 0.01, `${width} × ${height}`);
};

test('a photograph in the shape of the frames is kept byte by byte', async () => {
  const portrait = await made({ width: 800, height: 1000, ground: '#7a8a6a', piece: [250, 200, 300, 600] });
  assert.equal(await framePhotograph(portrait), portrait);
});

for (const [name, width, height] of [
  ['square', 900, 900],
  ['landscape', 1200, 800],
  ['tall', 600, 1200],
] as const)
  test(`a ${name} photograph on white is shown whole, on more of its white`, async () => {
    const before = await made({
      width,
      height,
      ground: '#fdfdfd',
      piece: [Math.round(width * 0.1), Math.round(height * 0.1), Math.round(width * 0.8), Math.round(height * 0.8)],
    });
    const after = await framePhotograph(before);
    await isFramed(after);
    assert.ok(Math.abs((await areaOf(after, red)) - (await areaOf(before, red))) < 50, 'nothing of the piece is cut off');
    const { data } = await sharp(after).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
    assert.ok((data[0] ?? 0) > 250, 'the corner is white');
  });

test('a landscape photograph of a room is cropped around its focus', async () => {
  const before = await made({ width: 1500, height: 1000, ground: '#6f5f4a', piece: [1100, 200, 300, 700] });
  const focus: Focus = { x: 0.83, y: 0.4 };
  const after = await framePhotograph(before, focus);
  await isFramed(after);
  assert.ok(Math.abs((await areaOf(after, red)) - (await areaOf(before, red))) < 50, 'the piece at the side is whole');
  const centred = await framePhotograph(before);
  assert.ok((await areaOf(centred, red)) < (await areaOf(before, red)) * 0.7, 'without a focus the middle is shown');
});

test('a tall photograph without a focus keeps the neckline and loses the floor', async () => {
  const before = await made({ width: 700, height: 1400, ground: '#51606b', piece: [150, 120, 400, 1200] });
  const after = await framePhotograph(before);
  await isFramed(after);
  assert.ok(Math.abs((await areaOf(after, green)) - (await areaOf(before, green))) < 50);
});

test('colours stay as they were photographed', async () => {
  const after = await framePhotograph(await made({ width: 1000, height: 1000, ground: '#6f5f4a', piece: [200, 200, 600, 600] }));
  assert.ok((await shareOf(after, red)) > 0.3);
});

test('signs and swatches are left alone', async () => {
  const sign = await sharp({ create: { width: 400, height: 120, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  assert.equal(await framePhotograph(sign), sign);
});
