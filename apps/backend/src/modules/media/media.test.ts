import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createMedia, type Media, type MediaOptions } from './index.ts';
import { sharpRenderer, type Renderer } from './renderer.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="#DCE5DC"/><circle cx="400" cy="500" r="200" fill="#1F3B2D"/></svg>';
const unknownHash = '0'.repeat(40);

type Counter = Renderer & { readonly made: string[] };

const counting = (): Counter => {
  const made: string[] = [];
  return {
    ...sharpRenderer,
    made,
    drawing: (svg, drawnWidth, width, format) => {
      made.push(`drawing ${width}.${format}`);
      return sharpRenderer.drawing(svg, drawnWidth, width, format);
    },
    photograph: (bytes, width, format) => {
      made.push(`photograph ${width}.${format}`);
      return sharpRenderer.photograph(bytes, width, format);
    },
  };
};

/** A renderer whose drawings wait until they are let go. */
const held = (): { readonly renderer: Renderer; readonly letGo: () => void } => {
  const gate = Promise.withResolvers<void>();
  const renderer: Renderer = {
    ...sharpRenderer,
    drawing: async (...values) => {
      await gate.promise;
      return sharpRenderer.drawing(...values);
    },
  };
  return { renderer, letGo: gate.resolve };
};

async function openShop(
  t: TestContext,
  options: Partial<MediaOptions> = {},
): Promise<{ readonly media: Media; readonly app: FastifyInstance; readonly directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'media-'));
  const media = createMedia({ directory, ...options });
  const app = Fastify();
  media.registerRoutes(app);
  t.after(async () => {
    await app.close();
    await media.close();
    await rm(directory, { recursive: true, force: true });
  });
  return { media, app, directory };
}

test('a drawing is served at a preset width, for ever and with safe headers', async (t) => {
  const { media, app } = await openShop(t);
  const { hash, width, height } = await media.storeDrawing(drawing);
  assert.deepEqual([width, height], [800, 1000]);
  const response = await app.inject(media.url(hash, 320, 'webp'));
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers['content-type'], 'image/webp');
  assert.equal(response.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(response.headers['content-security-policy'], "default-src 'none'; sandbox");
  assert.equal(response.headers['x-content-type-options'], 'nosniff');
  assert.equal(response.headers['cross-origin-resource-policy'], 'cross-origin', 'a mail shows it in another origin');
  const facts = await sharp(response.rawPayload).metadata();
  assert.deepEqual([facts.format, facts.width, facts.height], ['webp', 320, 400]);
});

test('the same source is stored once under the same name', async (t) => {
  const { media, directory } = await openShop(t);
  const [first, second] = [await media.storeDrawing(drawing), await media.storeDrawing(drawing)];
  assert.equal(first.hash, second.hash);
  assert.match(first.hash, /^[0-9a-f]{40}$/);
  const files = await readdir(join(directory, 'sources'), { recursive: true });
  assert.equal(files.filter((name) => name.endsWith('.source')).length, 1);
});

test('a recipe is drawn when somebody looks at it, under a name of its own', async (t) => {
  const drawn: unknown[] = [];
  const draw = async (recipe: unknown): Promise<string> => {
    drawn.push(recipe);
    return drawing;
  };
  const { media, app } = await openShop(t, { draw });
  const recipe = { garment: 'dirndl', view: 'front' };
  const { hash } = await media.storeRecipe(recipe, { width: 800, height: 1000 });
  assert.equal((await media.storeRecipe(recipe, { width: 800, height: 1000 })).hash, hash);
  assert.deepEqual(drawn, []);
  const response = await app.inject(media.url(hash, 320, 'webp'));
  assert.deepEqual(drawn, [recipe]);
  const facts = await sharp(response.rawPayload).metadata();
  assert.deepEqual([facts.width, facts.height], [320, 400]);
});

test('other widths and formats than the presets are refused (R178)', async (t) => {
  const { media, app } = await openShop(t);
  const { hash } = await media.storeDrawing(drawing);
  for (const file of ['161.webp', '1920.webp', '99999.webp', '0.webp', '480.gif', '480.svg']) {
    assert.equal((await app.inject(`/media/${hash}/${file}`)).statusCode, 400, file);
  }
});

test('an unknown hash is not found', async (t) => {
  const { app } = await openShop(t);
  const response = await app.inject(`/media/${unknownHash}/480.webp`);
  assert.equal(response.statusCode, 404);
  assert.equal(response.headers['cache-control'], 'no-store');
});

test('no path leads out of the folder (R179)', async (t) => {
  const { media, app } = await openShop(t);
  const { hash } = await media.storeDrawing(drawing);
  const paths = [
    '/media/../480.webp',
    '/media/%2e%2e/480.webp',
    '/media/%2e%2e%2f%2e%2e%2fetc/passwd',
    `/media/${hash}/..%2f..%2fsources`,
    `/media/${hash}/%252e%252e%252f480.webp`,
    `/media/${hash}/..%5c480.webp`,
    `/media/${hash}/480.webp%00.png`,
    `/media/${hash.toUpperCase()}x/480.webp`,
    `/media/${hash}a/480.webp`,
    `/media/%2fetc%2fpasswd/480.webp`,
    `/media/${hash}/master.png`,
    `/media/${hash}/${hash}.json`,
  ];
  for (const path of paths) assert.equal((await app.inject(path)).statusCode, 404, path);
  assert.equal((await app.inject(`/media/%zz/480.webp`)).statusCode, 400);
});

test('many visitors of one missing picture cause one rendering', async (t) => {
  const renderer = counting();
  const { media, app } = await openShop(t, { renderer });
  const { hash } = await media.storeDrawing(drawing);
  const responses = await Promise.all(Array.from({ length: 12 }, () => app.inject(media.url(hash, 480, 'webp'))));
  assert.ok(responses.every((response) => response.statusCode === 200));
  await app.inject(media.url(hash, 480, 'webp'));
  assert.equal(renderer.made.filter((name) => name === 'drawing 480.webp').length, 1);
});

test('a large width of a drawing is derived from one cached master', async (t) => {
  const renderer = counting();
  const { media, app } = await openShop(t, { renderer });
  const { hash } = await media.storeDrawing(drawing);
  for (const width of [1600, 640, 960] as const) assert.equal((await app.inject(media.url(hash, width, 'webp'))).statusCode, 200);
  assert.deepEqual(renderer.made, ['drawing 1600.png', 'photograph 1600.webp', 'photograph 640.webp', 'photograph 960.webp']);
});

test('the first visitor of a large picture gets a smaller one at once, the next the real one', async (t) => {
  const { media, app } = await openShop(t);
  const { hash } = await media.storeDrawing(drawing);
  const first = await app.inject(media.url(hash, 640, 'webp'));
  assert.equal((await sharp(first.rawPayload).metadata()).width, 480);
  assert.equal(first.headers['cache-control'], 'public, max-age=60');
  await media.prepare([hash], 640);
  const second = await app.inject(media.url(hash, 640, 'webp'));
  assert.equal((await sharp(second.rawPayload).metadata()).width, 640);
  assert.match(String(second.headers['cache-control']), /immutable/);
});

test('a missing AVIF answers as WebP for a minute, and as AVIF once it is made', async (t) => {
  const { media, app } = await openShop(t);
  const { hash } = await media.storeDrawing(drawing);
  const address = media.url(hash, 320, 'avif');
  const first = await app.inject(address);
  assert.equal(first.headers['content-type'], 'image/webp');
  assert.equal(first.headers['cache-control'], 'public, max-age=60');
  // Asks for the same work, so it ends when the one in the background ends.
  await media.prepare([hash], 320);
  const second = await app.inject(address);
  assert.equal(second.headers['content-type'], 'image/avif');
  assert.equal(second.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal((await sharp(second.rawPayload).metadata()).format, 'heif');
});

test('when too many pictures wait, the next visitor is asked to come back', async (t) => {
  const { renderer, letGo } = held();
  const { media, app } = await openShop(t, { renderer, parallel: 1, maxWaiting: 1 });
  const hashes = await Promise.all(
    [1, 2, 3].map(async (size) => (await media.storeDrawing(drawing.replace('r="200"', `r="${size}"`))).hash),
  );
  const answers = hashes.map((hash) => app.inject(media.url(hash, 160, 'webp')));
  const refused = await Promise.race(answers);
  assert.equal(refused.statusCode, 503);
  assert.equal(refused.headers['retry-after'], '2');
  assert.equal(refused.headers['cache-control'], 'no-store');
  letGo();
  const codes = (await Promise.all(answers)).map((response) => response.statusCode);
  assert.deepEqual(
    codes.toSorted((a, b) => a - b),
    [200, 200, 503],
  );
});

test('photographs lose their metadata and are never enlarged', async (t) => {
  const { media, app } = await openShop(t);
  const photograph = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
  const { hash } = await media.storeSource(photograph, 'image/jpeg');
  const response = await app.inject(media.url(hash, 1600, 'jpg'));
  const facts = await sharp(response.rawPayload).metadata();
  assert.equal(facts.width, 700);
  assert.equal(facts.exif, undefined);
});

test('an upload must be the picture it claims to be, and never a drawing', async (t) => {
  const { media } = await openShop(t);
  await assert.rejects(media.storeSource(Buffer.from(drawing), 'image/png'), { category: 'input' });
  await assert.rejects(media.storeSource(Buffer.from('no picture'), 'image/jpeg'), { category: 'input' });
});

test('an upload can be checked without being stored', async (t) => {
  const { media, directory } = await openShop(t);
  const photograph = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#224488' } })
    .png()
    .toBuffer();
  await media.checkSource(photograph, 'image/png');
  await assert.rejects(media.checkSource(photograph, 'image/jpeg'), { category: 'input' });
  await assert.rejects(media.checkSource(Buffer.from('no picture'), 'image/png'), { category: 'input' });
  assert.deepEqual(await readdir(directory), []);
});

test('a photograph is taken away as it came, a drawing as a WebP', async (t) => {
  const { media } = await openShop(t);
  const photograph = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#224488' } })
    .png()
    .toBuffer();
  const { hash } = await media.storeSource(photograph, 'image/png');
  assert.ok(photograph.equals((await media.takeAway(hash)) ?? Buffer.alloc(0)));
  const facts = await sharp(await media.takeAway((await media.storeDrawing(drawing)).hash)).metadata();
  assert.deepEqual([facts.format, facts.width, facts.height], ['webp', 640, 800]);
  assert.equal(await media.takeAway(unknownHash), undefined);
});

test('derivatives stay under the size limit and can be made again', async (t) => {
  const renderer = counting();
  const { media, app, directory } = await openShop(t, { renderer, maxCacheBytes: 1 });
  const photograph = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#224488' } })
    .png()
    .toBuffer();
  const { hash } = await media.storeSource(photograph, 'image/png');
  for (const width of [160, 320, 160] as const) assert.equal((await app.inject(media.url(hash, width, 'webp'))).statusCode, 200);
  assert.equal(renderer.made.length, 3);
  const kept = await readdir(join(directory, 'derivatives'), { recursive: true });
  assert.equal(kept.filter((name) => name.endsWith('.webp')).length, 1);
});
