import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor, packed } from './page-entry.ts';

describe('a finished page', () => {
  const body = Buffer.from('Grüß Gott '.repeat(500));

  it('is packed once in each form, however many ask for it at the same time (R098)', async () => {
    const [one, other, zipped] = await Promise.all([packed(body, 'br'), packed(body, 'br'), packed(body, 'gzip')]);
    assert.equal(one, other);
    assert.deepEqual(brotliDecompressSync(one), body);
    assert.deepEqual(gunzipSync(zipped), body);
  });

  it('is given as it is to whoever reads nothing else', async () => assert.equal(await packed(body, encodingFor('')), body));
});
