import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { copyPictures } from './copy-pictures.ts';
import { silentProgress } from './progress.ts';

const names = ['a', 'b', 'c', 'd', 'e'];

function aFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-copies-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Pictures by name; one is gone when it says so, another cannot be drawn. */
function pictures({ gone = '', broken = '' } = {}) {
  const taken: string[] = [];
  const takeAway = async (hash: string): Promise<Uint8Array | undefined> => {
    taken.push(hash);
    if (hash === broken) throw new Error('cannot be drawn');
    return hash === gone ? undefined : Buffer.from(hash);
  };
  return { taken, options: { media: { takeAway }, fileOf: (hash: string) => `${hash}.webp`, progress: silentProgress } };
}

test('a second export into the same folder draws only what is new', async (t) => {
  const folder = aFolder(t);
  const first = pictures();
  assert.equal(await copyPictures(new Set(names.slice(1)), folder, first.options), 4);
  const second = pictures();
  assert.equal(await copyPictures(new Set(names), folder, second.options), 5);
  assert.deepEqual(second.taken, ['a']);
  assert.deepEqual(
    readdirSync(folder).sort(),
    names.map((name) => `${name}.webp`),
  );
});

test('a picture the shop lost is left out and not counted', async (t) => {
  assert.equal(await copyPictures(new Set(names), aFolder(t), pictures({ gone: 'c' }).options), 4);
});

test('a picture that fails ends the export and leaves no half file', async (t) => {
  const folder = aFolder(t);
  await assert.rejects(copyPictures(new Set(names), folder, pictures({ broken: 'b' }).options), /cannot be drawn/);
  assert.ok(readdirSync(folder).every((name) => name.endsWith('.webp')));
});

test('a folder that cannot be made is one clear sentence', async (t) => {
  const file = join(aFolder(t), 'file');
  writeFileSync(file, '');
  await assert.rejects(copyPictures(new Set(names), file, pictures().options), {
    name: 'StartError',
    message: /^The folder .* cannot be used/,
  });
});
