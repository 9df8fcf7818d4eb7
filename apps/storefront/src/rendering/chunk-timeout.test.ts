import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { chunkTimeout, withChunkTimeout } from './chunk-timeout.ts';
import { failureOf } from '../lib/page/page-failure.ts';

describe('a part of the application', () => {
  it('that hangs has failed after two minutes, under its name (R193)', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const failed = assert.rejects(
      withChunkTimeout('src/features/catalog/product/gallery-zoom.tsx', new Promise(() => undefined)),
      (error) => {
        assert.deepEqual(failureOf(error), { kind: 'failed', chunk: 'gallery-zoom.tsx' });
        return true;
      },
    );
    t.mock.timers.tick(chunkTimeout);
    await failed;
  });

  it('that comes is given on, and nothing waits any longer', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const cleared = mock.method(globalThis, 'clearTimeout');
    assert.equal(await withChunkTimeout('x', Promise.resolve('part')), 'part');
    await assert.rejects(withChunkTimeout('x', Promise.reject(new Error('gone'))), /gone/);
    assert.ok(cleared.mock.callCount() >= 2);
  });
});
