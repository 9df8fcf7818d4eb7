import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chooseEncoding, readStaticFiles } from './static-files.ts';

describe('built files', () => {
  let directory = '';
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'static-files-'));
    await mkdir(join(directory, 'assets'));
    await mkdir(join(directory, '.vite'));
    await writeFile(join(directory, 'assets/a.js'), 'a');
    await writeFile(join(directory, 'assets/a.js.br'), 'b');
    await writeFile(join(directory, 'assets/routes.js'), 'route '.repeat(1000));
    await writeFile(join(directory, 'favicon.svg'), 'c');
    await writeFile(join(directory, '.vite/manifest.json'), '{}');
  });
  after(() => rm(directory, { recursive: true }));

  it('are known by their path; compressed copies and hidden folders are no files of their own', async () => {
    assert.deepEqual([...(await readStaticFiles(directory)).keys()].toSorted(), ['/assets/a.js', '/assets/routes.js', '/favicon.svg']);
  });

  it('are cached for ever when their name holds a hash', async () => {
    const files = await readStaticFiles(directory);
    assert.equal(files.get('/assets/a.js')?.cacheControl, 'public, max-age=31536000, immutable');
    assert.equal(files.get('/favicon.svg')?.cacheControl, 'public, max-age=3600');
  });

  it('are sent in the smallest copy the browser reads', async () => {
    const file = (await readStaticFiles(directory)).get('/assets/a.js');
    assert.ok(file);
    assert.equal(chooseEncoding(file, 'gzip, br').encoding, 'br');
    assert.equal(chooseEncoding(file, 'gzip').encoding, undefined);
  });

  it('that the build left uncompressed are compressed when the shop starts', async () => {
    const file = (await readStaticFiles(directory)).get('/assets/routes.js');
    assert.ok(file);
    assert.ok(chooseEncoding(file, 'br').body.length < 100);
    assert.equal(chooseEncoding(file, 'gzip').encoding, 'gzip');
  });
});
