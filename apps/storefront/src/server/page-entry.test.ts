import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor, encoded } from './page-entry.ts';

describe('a finished page', () => {
  const body = Buffer.from('Grüß Gott '.repeat(500));

  it('is encoded once in each form, however many ask for it at the same time (R098)', async () => {
    const [one, other, zipped] = await Promise.all([encoded(body, 'br'), encoded(body, 'br'), encoded(body, 'gzip')]);
    assert.equal(one, other);
    assert.deepEqual(brotliDecompressSync(one), body);
    assert.deepEqual(gunzipSync(zipped), body);
  });

  it('is sent as it is to whoever reads nothing else', async () => assert.equal(await encoded(body, encodingFor('')), body));
});
