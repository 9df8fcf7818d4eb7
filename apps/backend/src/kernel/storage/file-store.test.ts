import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buffer } from 'node:stream/consumers';
import { startStorageServer, type StorageServer } from '#testing/storage-server.ts';
import { readConfig } from '../config.ts';
import { openBucket } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { folderFiles } from './folder-files.ts';
import { objectFiles } from './object-files.ts';
import { StorageAwayError, type ObjectStore } from './object-store.ts';

const megabyte = 1024 ** 2;
const folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
let server: StorageServer;
before(async () => {
  server = await startStorageServer({ isStrict: false });
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function openObjects(): ObjectStore {
  const { mediaBucket } = readConfig(server.environment);
  assert.ok(mediaBucket);
  return openBucket(mediaBucket).store('uploads');
}
async function keysOf(store: ObjectStore): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys.sort();
}

/** A file as a sender sends it: in pieces that fit nothing. */
async function* sent(size: number, piece = 100_003): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += piece)
    yield Buffer.from(Uint8Array.from({ length: Math.min(piece, size - from) }, (_, at) => (from + at) % 251));
}
async function* brokenOff(size: number): AsyncGenerator<Uint8Array> {
  yield* sent(size);
  throw new Error('broken off');
}

const stores: Readonly<Record<string, { readonly open: () => FileStore; readonly left: () => Promise<readonly string[]> }>> = {
  'a folder': { open: () => folderFiles(join(folder, 'uploads')), left: async () => readdirSync(join(folder, 'uploads')) },
  'a bucket': { open: () => objectFiles(openObjects()), left: () => keysOf(openObjects()) },
};

for (const [name, { open, left }] of Object.entries(stores)) {
  describe(`${name} of large files`, () => {
    it('gives back what came, to the last byte, and knows what it does not have', async () => {
      const files = open();
      const size = 9 * megabyte + 1;
      assert.equal(await files.write('one', sent(size)), size);
      assert.ok((await buffer(files.read('one'))).equals(await buffer(sent(size))));
      assert.deepEqual([await files.has('one'), await files.has('other')], [true, false]);
      assert.equal((await buffer(files.read('other'))).length, 0);
      assert.equal(await files.write('whole', sent(5 * megabyte, 5 * megabyte)), 5 * megabyte);
      for (const key of ['one', 'whole', 'other']) await files.remove(key);
      assert.deepEqual(await left(), []);
    });

    it('leaves nothing of what broke off, once it is removed', async () => {
      const files = open();
      await assert.rejects(files.write('half', brokenOff(5 * megabyte)), /broken off/);
      assert.notDeepEqual(await left(), []);
      await files.remove('half');
      assert.deepEqual(await left(), []);
    });
  });
}

describe('a folder of large files', () => {
  it('has no key that leads out of it (R179)', async () => {
    const files = folderFiles(join(folder, 'uploads'));
    for (const key of ['../secret', '/etc/passwd', '']) await assert.rejects(files.write(key, sent(1)), /leads out/);
  });
});

describe('a bucket of large files', () => {
  it('is asked for a part when the one before has been read', async () => {
    const files = objectFiles(openObjects());
    await files.write('long', sent(9 * megabyte));
    const parts = files.read('long')[Symbol.asyncIterator]();
    assert.equal((await parts.next()).value?.length, 4 * megabyte);
    await server.stop();
    await assert.rejects(async () => parts.next(), StorageAwayError);
    await server.start();
  });
});
