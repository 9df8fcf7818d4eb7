import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { eventually } from '#testing/eventually.ts';
import { startStorageServer, type StorageServer } from '#testing/storage-server.ts';
import { readConfig } from '../config.ts';
import { openBucket } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import { StorageAwayError, type ObjectStore } from './object-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-objects-'));
let server: StorageServer;
let listing: StorageServer;
before(async () => {
  server = await startStorageServer();
  listing = await startStorageServer({ isStrict: false });
});
after(async () => {
  for (const one of [server, listing]) await one.close();
  rmSync(folder, { recursive: true, force: true });
});

const bucketOf = (different: Readonly<Record<string, string>> = {}) => {
  const { mediaBucket } = readConfig({ ...server.environment, ...different });
  assert.ok(mediaBucket);
  return openBucket(mediaBucket);
};
const keysOf = async (store: ObjectStore, below?: string): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const key of store.list(below)) keys.push(key);
  return keys.sort();
};

/** A bucket that is too large for a test, by what S3 answers to a list: the server of the other tests cannot go on with one on this Node. */
async function openLongList(all: number) {
  let asked = 0;
  const keys = (from: number, to: number): string =>
    Array.from(
      { length: to - from },
      (_, n) => `<Contents><Key>pictures/sources/${String(from + n).padStart(6, '0')}</Key><Size>1</Size></Contents>`,
    ).join('');
  const listing = createServer((request, response) => {
    asked++;
    const { searchParams } = new URL(request.url ?? '', 'http://storage');
    const from = Number(searchParams.get('continuation-token') ?? 0);
    const to = Math.min(all, from + Number(searchParams.get('max-keys')));
    const next = to < all ? `<NextContinuationToken>${to}</NextContinuationToken>` : '';
    response.setHeader('content-type', 'application/xml');
    response.end(`<ListBucketResult><IsTruncated>${to < all}</IsTruncated>${next}${keys(from, to)}</ListBucketResult>`);
  });
  await new Promise<void>((resolve) => listing.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    listing.closeAllConnections();
    await new Promise((resolve) => listing.close(resolve));
  };
  return { url: `http://127.0.0.1:${(listing.address() as AddressInfo).port}`, asked: () => asked, close };
}

const stores: Readonly<Record<string, () => ObjectStore>> = {
  'a folder': () => folderStore(join(folder, 'sources')),
  'a bucket': () => bucketOf(listing.environment).store('sources'),
};

for (const [name, open] of Object.entries(stores)) {
  describe(`${name} of pictures`, () => {
    it('gives back what was written, and knows what it does not have', async () => {
      const store = open();
      assert.deepEqual(await keysOf(store), []);
      await store.write('ab/picture.source', Buffer.from([0, 255, 10, 13]));
      await store.write('ab/picture.json', '{"name":"Größe"}');
      assert.deepEqual(await store.read('ab/picture.source'), Buffer.from([0, 255, 10, 13]));
      assert.equal((await store.read('ab/picture.json'))?.toString(), '{"name":"Größe"}');
      assert.equal(await store.read('ab/other.json'), undefined);
      assert.deepEqual([await store.has('ab/picture.json'), await store.has('ab/other.json')], [true, false]);
      await store.write('cd/picture.json', '{}');
      assert.deepEqual(await keysOf(store), ['ab/picture.json', 'ab/picture.source', 'cd/picture.json']);
      assert.deepEqual(await keysOf(store, 'ab'), ['ab/picture.json', 'ab/picture.source']);
      for (const key of ['ab/picture.json', 'ab/other.json']) await store.remove(key);
      assert.deepEqual(await keysOf(store, 'ab'), ['ab/picture.source']);
    });
  });
}

describe('a bucket of pictures', () => {
  it('takes a picture that is too large for one piece', async () => {
    const store = bucketOf().store('large');
    const bytes = Buffer.alloc(9 * 1024 ** 2, 7);
    await store.write('one', bytes);
    assert.ok((await store.read('one'))?.equals(bytes));
  });

  it('lists a hundred thousand pictures, and asks for the next thousand when they are wanted', async () => {
    const all = 100_000;
    const { url, asked, close } = await openLongList(all);
    const store = bucketOf({ AWS_ENDPOINT_URL_S3: url }).store('sources');
    let count = 0;
    let last = '';
    for await (const key of store.list()) {
      assert.ok(key > last, `${key} after ${last}`);
      last = key;
      count++;
      if (count === 1_500) assert.equal(asked(), 2);
    }
    assert.deepEqual([count, asked()], [all, all / 1_000]);
    await close();
  });

  it('refuses a key that is not its own', async () => {
    const stranger = bucketOf({ AWS_SECRET_ACCESS_KEY: 'another' });
    await assert.rejects(stranger.store('sources').read('ab/picture.json'), /does not answer: 403/);
  });

  it('that is away says so at once, and is asked again a moment later', async () => {
    const store = bucketOf().store('sources');
    await store.write('kept', 'here');
    await server.stop();
    await assert.rejects(store.read('kept'), StorageAwayError);
    await assert.rejects(store.read('kept'), /it did not a moment ago/);
    await server.start();
    await eventually(async () => assert.equal((await store.read('kept'))?.toString(), 'here'));
  });
});

describe('a folder of pictures', () => {
  it('has no key that leads out of it (R179)', async () => {
    const store = folderStore(join(folder, 'sources'));
    for (const key of ['../secret', '/etc/passwd', 'a/../../secret']) {
      await assert.rejects(store.read(key), /leads out/);
      await assert.rejects(store.write(key, 'x'), /leads out/);
    }
  });
});
