import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '#kernel/config.ts';
import { openBucket } from '#kernel/storage/bucket-store.ts';
import { eventually } from '#testing/eventually.ts';
import { startStorageServer, type StorageServer } from '#testing/storage-server.ts';
import { createMedia, type Media } from './index.ts';
import { sharpRenderer } from './renderer.ts';

const drawing = (radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000"><circle cx="400" cy="500" r="${radius}"/></svg>`;

type Node = { readonly media: Media; readonly app: FastifyInstance; readonly made: string[] };

let server: StorageServer;
const folder = mkdtempSync(join(tmpdir(), 'shop-nodes-'));
const nodes: Node[] = [];

/** A machine of the shop: a disk of its own, and the bucket of all. */
async function openNode(name: string): Promise<Node> {
  const { mediaBucket } = readConfig(server.environment);
  assert.ok(mediaBucket);
  const bucket = openBucket(mediaBucket);
  const made: string[] = [];
  const media = createMedia({
    directory: join(folder, name),
    shared: { sources: bucket.store('sources'), derivatives: bucket.store('derivatives') },
    renderer: {
      ...sharpRenderer,
      drawing: (svg, drawnWidth, width, format) => {
        made.push(`${width}.${format}`);
        return sharpRenderer.drawing(svg, drawnWidth, width, format);
      },
    },
  });
  const app = Fastify();
  media.registerRoutes(app);
  const node = { media, app, made };
  nodes.push(node);
  return node;
}

describe('pictures of several machines', () => {
  let one: Node;
  let other: Node;
  before(async () => {
    server = await startStorageServer();
    [one, other] = [await openNode('one'), await openNode('other')];
  });
  after(async () => {
    for (const { app, media } of nodes) {
      await app.close();
      await media.close();
    }
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are served by all as soon as one has them', async () => {
    const { hash } = await one.media.storeDrawing(drawing(100));
    const response = await other.app.inject(other.media.url(hash, 320, 'webp'));
    assert.deepEqual([response.statusCode, response.headers['content-type']], [200, 'image/webp']);
    assert.deepEqual(await other.media.size(hash), await one.media.size(hash));
  });

  it('are made once for all', async () => {
    const { hash } = await one.media.storeDrawing(drawing(110));
    await one.media.prepare([hash], 480);
    const before = other.made.length;
    const response = await other.app.inject(other.media.url(hash, 480, 'webp'));
    assert.equal(response.statusCode, 200);
    await other.media.prepare([hash], 480);
    assert.equal(other.made.length, before);
  });

  it('come from the disk of a machine while the storage is away, and the others when it is back', async () => {
    const [seen, unseen] = [await one.media.storeDrawing(drawing(120)), await one.media.storeDrawing(drawing(130))];
    const address = one.media.url(seen.hash, 320, 'webp');
    assert.equal((await one.app.inject(address)).statusCode, 200);
    await server.stop();
    assert.equal((await one.app.inject(address)).statusCode, 200);
    const refused = await one.app.inject(one.media.url(unseen.hash, 320, 'webp'));
    assert.deepEqual([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']], [503, '2', 'no-store']);
    assert.equal(await one.media.size(unseen.hash), undefined, 'a mail goes out without the picture');
    await server.start();
    await eventually(async () => assert.equal((await one.app.inject(one.media.url(unseen.hash, 320, 'webp'))).statusCode, 200));
  });
});
