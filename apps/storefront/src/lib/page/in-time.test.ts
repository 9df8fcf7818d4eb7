import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { chunkTimeout, inTime } from './in-time.ts';
import { failureOf } from './page-failure.ts';

describe('a part of the application', () => {
  it('that hangs has failed after two minutes, under its name (R193)', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const failed = assert.rejects(inTime('src/features/catalog/product/gallery-zoom.tsx', new Promise(() => undefined)), (error) => {
      assert.deepEqual(failureOf(error), { kind: 'failed', chunk: 'gallery-zoom.tsx' });
      return true;
    });
    t.mock.timers.tick(chunkTimeout);
    await failed;
  });

  it('that comes is given on, and nothing waits any longer', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const cleared = mock.method(globalThis, 'clearTimeout');
    assert.equal(await inTime('x', Promise.resolve('part')), 'part');
    await assert.rejects(inTime('x', Promise.reject(new Error('gone'))), /gone/);
    assert.ok(cleared.mock.callCount() >= 2);
  });
});
