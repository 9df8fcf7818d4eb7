import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Fastify from 'fastify';
import sharp from 'sharp';
import type { Format, Media } from '#modules/media/index.ts';
import { createMedia } from '#modules/media/index.ts';
import { findPictures } from './find-pictures.ts';
import { silentProgress } from './progress.ts';

const root = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
const folder = join(root, 'images');
let media: Media;
const find = (...names: string[]) => findPictures(new Set(names), { media, folder, progress: silentProgress });

/** A photograph that tells who took it and where. */
const photograph = (width = 700) =>
  sharp({ create: { width, height: 500, channels: 3, background: '#884422' } }).withExif({
    IFD0: { Artist: 'Somebody' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 0/1 3230/100' },
  });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>';

before(() => {
  mkdirSync(folder);
  media = createMedia({ directory: join(root, 'media') });
});

after(async () => {
  await media.close();
  rmSync(root, { recursive: true, force: true });
});

void describe('photographs of an import', { timeout: 60_000 }, () => {
  const kinds = [
    ['a.jpg', () => photograph().jpeg()],
    ['b.png', () => photograph().png()],
    ['c.webp', () => photograph().webp()],
    ['d.avif', () => photograph().avif({ effort: 0 })],
  ] as const;
  for (const [name, picture] of kinds) {
    void it(`${name} is stored only when the import is written, and shown without its metadata`, async () => {
      writeFileSync(join(folder, name), await picture().toBuffer());
      assert.notEqual((await sharp(join(folder, name)).metadata()).exif, undefined);
      const pictures = await find(name);
      const hash = pictures.hash(name);
      assert.equal(await media.sourceType(hash), undefined);
      await pictures.store();
      assert.notEqual(await media.sourceType(hash), undefined);
      const app = Fastify();
      media.registerRoutes(app);
      for (const format of ['webp', 'jpg', 'png'] satisfies Format[]) {
        const facts = await sharp((await app.inject(media.url(hash, 320, format))).rawPayload).metadata();
        assert.deepEqual([facts.width, facts.exif, facts.xmp], [320, undefined, undefined]);
      }
      await app.close();
    });
  }
});

void describe('what is no photograph', { timeout: 60_000 }, () => {
  const refused: readonly (readonly [string, string, () => Promise<Uint8Array | string>, RegExp])[] = [
    ['a drawing', 'evil.svg', async () => svg, /is not a JPEG, PNG, WebP or AVIF file\.$/],
    ['a drawing that goes by another name', 'evil.png', async () => svg, /is not what its name says\.$/],
    ['a text', 'text.jpg', async () => 'no picture', /is not what its name says\.$/],
    ['a JPEG that goes by PNG', 'jpeg.png', () => photograph().jpeg().toBuffer(), /is not what its name says\.$/],
    [
      'the beginning of a picture',
      'cut.png',
      async () => (await photograph().png().toBuffer()).subarray(0, 20),
      /cannot be used: The file is not a picture/,
    ],
    ['one of more than 40 million pixels (R178)', 'huge.png', () => photograph(80_001).png().toBuffer(), /cannot be used: The file is not/],
  ];
  for (const [what, name, bytes, sentence] of refused) {
    void it(`${what} is refused before anything is written`, async () => {
      writeFileSync(join(folder, name), await bytes());
      const pictures = await find(name);
      assert.throws(() => pictures.hash(name), { message: sentence });
    });
  }

  void it('a file of more than 50 MB is refused without being read', async () => {
    writeFileSync(join(folder, 'heavy.jpg'), Buffer.from([0xff, 0xd8, 0xff]));
    truncateSync(join(folder, 'heavy.jpg'), 50 * 1024 ** 2 + 1);
    const pictures = await find('heavy.jpg');
    assert.throws(() => pictures.hash('heavy.jpg'), /is larger than 50 MB\./);
  });

  void it('an address, and a path that leads out of the folder, are refused', async () => {
    writeFileSync(join(root, 'outside.jpg'), await photograph().jpeg().toBuffer());
    const pictures = await find('https://example.org/a.jpg', '../outside.jpg');
    assert.throws(() => pictures.hash('https://example.org/a.jpg'), /is an address/);
    assert.throws(() => pictures.hash('../outside.jpg'), /is not in the folder\./);
  });
});
