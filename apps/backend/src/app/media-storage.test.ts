import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { readConfig } from '#kernel/config.ts';
import { silentLogger } from '#kernel/logger.ts';
import type { ObjectStore } from '#kernel/storage/object-store.ts';
import { startStorageServer } from '#testing/storage-server.ts';
import { mediaSources } from './media-storage.ts';
import { openMedia } from './open-modules.ts';

const keysOf = async (store: ObjectStore): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys;
};

const server = await startStorageServer({ isStrict: false });
const folder = mkdtempSync(join(tmpdir(), 'shop-media-'));
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a shop with MEDIA_URL keeps its pictures in the bucket, where other machines and backups find them', async () => {
  const configOf = (name: string) => readConfig({ ...server.environment, DATA_DIR: join(folder, name) });
  const [one, other] = ['one', 'other'].map((name) => openMedia(configOf(name), silentLogger));
  const recipe = { kind: 'none' };
  const { hash } = (await one?.storeRecipe(recipe, { width: 800, height: 1000 })) ?? { hash: '' };
  assert.deepEqual(await other?.size(hash), await one?.size(hash));
  assert.deepEqual(await keysOf(mediaSources(configOf('third'))), [`${hash.slice(0, 2)}/${hash}.json`]);
  assert.deepEqual(await keysOf(mediaSources({ ...configOf('third'), mediaBucket: undefined })), []);
  for (const media of [one, other]) await media?.close();
});
