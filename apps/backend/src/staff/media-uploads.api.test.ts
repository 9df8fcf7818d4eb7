import assert from 'node:assert/strict';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { mediaClient, twoColours, type MediaClient } from '#testing/media-client.ts';
import { demoMember } from '#testing/staff-client.ts';

let shop: TestShop;
let editor: MediaClient;
before(async () => {
  shop = await createTestShop();
  editor = mediaClient(await demoMember(shop.app, 'editor'));
});
after(() => shop.close());

/** What lies in the folders of files and of pictures, and in their tables. */
async function kept(): Promise<readonly number[]> {
  const count = (folder: string): number => {
    const path = join(shop.environment.DATA_DIR, folder);
    return fs.existsSync(path) ? fs.readdirSync(path, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length : 0;
  };
  const { rows } = await shop.database.query<{ uploads: number; assets: number }>(
    'select (select count(*) from staff_upload)::int as uploads, (select count(*) from media_asset)::int as assets',
  );
  return [count('uploads'), count('media/sources'), rows[0]?.uploads ?? 0, rows[0]?.assets ?? 0];
}

const picture = (colour: string, size = 300): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** A PNG that says it is so large, and is not. */
function claims(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from([0x78, 0x9c, 0x03, 0x00])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture that staff sends to the library', () => {
  it('is upright, without the place it was taken at, and can be seen at once', async () => {
    const sent = await sharp(await twoColours('#ff0000', '#0000ff'))
      .withExif({
        IFD0: { ImageDescription: 'Markt 12 Sittard', Orientation: '6' },
        IFD3: { GPSLatitude: '51/1 0/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await kept();
    const { isNew, media } = await editor.add(sent, 'C:\\foto\\IMG_1234.JPG');
    assert.deepEqual([isNew, media?.name, media?.width, media?.height], [true, 'IMG_1234', 400, 600]);
    assert.equal((await shop.request('GET', media?.path ?? '')).statusCode, 200);
    const { hash } = await editor.page(media?.id ?? '');
    const bytes = fs.readFileSync(join(shop.environment.DATA_DIR, 'media/sources', hash.slice(0, 2), `${hash}.source`));
    const { exif, orientation } = await sharp(bytes).metadata();
    assert.deepEqual([exif, orientation], [undefined, undefined]);
    assert.ok(!bytes.includes('Sittard'));
    const [files, , rows, assets] = await kept();
    assert.deepEqual([files, rows, assets], [before[0], before[2], (before[3] ?? 0) + 1], 'the file itself is gone');
  });

  const refused: readonly (readonly [what: string, bytes: () => Promise<Buffer | string> | Buffer | string, status: number])[] = [
    ['an SVG with a script', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
    ['an SVG behind a declaration', () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['a page that is called a picture', () => '<html><script>alert(1)</script></html>', 415],
    ['nothing', () => '', 400],
    ['more than 25 MB', async () => Buffer.concat([await picture('#ff0000'), Buffer.alloc(25 * 1024 ** 2)]), 413],
  ];
  for (const [what, bytes, status] of refused) {
    it(`is refused when it is ${what}, and nothing is left of it`, async () => {
      const before = await kept();
      const response = await editor.send(await bytes(), 'foto.jpg');
      assert.equal(response.statusCode, status, response.body);
      assert.deepEqual(await kept(), before);
    });
  }

  const unusable: readonly (readonly [what: string, bytes: () => Promise<Buffer> | Buffer, code: string])[] = [
    ['says it has 20,000 × 20,000 pixels', () => claims(20_000, 20_000), 'media-pixels'],
    [
      'lies about its type',
      async () =>
        Buffer.concat([
          Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
          await sharp(await picture('#00ff00'))
            .png()
            .toBuffer(),
        ]),
      'media-type',
    ],
    ['breaks off', async () => (await picture('#123456', 900)).subarray(0, 2_000), 'media-type'],
    ['is a PNG with nothing in it', () => claims(300, 300), 'media-type'],
  ];
  for (const [what, bytes, code] of unusable) {
    it(`is refused when it ${what}, and nothing is left of it`, async () => {
      const before = await kept();
      assert.equal((await editor.add(await bytes(), 'foto.png')).code, code);
      assert.deepEqual(await kept(), before);
    });
  }

  it('is there once when two people send the same at once, and need not be sent again', async () => {
    const manager = mediaClient(await demoMember(shop.app, 'manager'));
    const bytes = await picture('#335577');
    const [one, two] = await Promise.all([editor.add(bytes, 'een.jpg'), manager.add(bytes, 'twee.jpg')]);
    assert.equal(one.media?.id, two.media?.id);
    assert.notEqual(one.isNew, two.isNew);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const { data } = await editor.client.ask<{ knownMedia: { digest: string; media: { id: string } }[] }>(
      'query ($d: [ID!]!) { knownMedia(digests: $d) { digest media { id } } }',
      { d: [digest, '0'.repeat(64)] },
    );
    assert.deepEqual(data.knownMedia, [{ digest, media: { id: one.media?.id } }]);
  });

  it('is not half there when the disk is full: neither the file nor the picture', async () => {
    const bytes = await picture('#775533');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const before = await kept();
    for (const method of ['open', 'writeFile'] as const) {
      const broken = mock.method(fs.promises, method, () => Promise.reject(full));
      syncBuiltinESMExports();
      try {
        const response = await editor.send(bytes);
        if (method === 'open') assert.deepEqual([response.statusCode, /disk of the shop is full/.test(response.body)], [507, true]);
        else assert.equal((await editor.add(bytes)).code, 'media-full');
      } finally {
        broken.mock.restore();
        syncBuiltinESMExports();
      }
      await shop.database.query('update staff_upload set expires_at = $1', [shop.clock.now()]);
      await shop.backend.runJob('staff-upkeep');
      assert.deepEqual(await kept(), before);
    }
    assert.equal((await editor.add(bytes)).isNew, true);
  });

  it('is drawn while shoppers are served', async () => {
    const large = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#abcdef' } })
      .jpeg()
      .toBuffer();
    let isDrawn = false;
    const drawing = editor.add(large, 'groot.jpg').then((added) => {
      isDrawn = true;
      return added;
    });
    const { data } = await shop.ask<{ products: { total_count: number } }>('{ products(filter: {}, pageSize: 1) { total_count } }');
    assert.ok(data.products.total_count > 0 && !isDrawn);
    const { media } = await drawing;
    assert.deepEqual([media?.width, media?.height], [3_200, 3_200]);
  });

  it('is taken from whoever may change pictures, and from nobody else', async () => {
    for (const role of ['service', 'finance', 'auditor']) {
      const response = await mediaClient(await demoMember(shop.app, role)).send(await picture('#000000'));
      assert.equal(response.statusCode, 403, role);
    }
  });
});
