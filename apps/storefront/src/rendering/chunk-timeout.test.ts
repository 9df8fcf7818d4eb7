import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { chunkTimeout, withChunkTimeout } from './chunk-timeout.ts';
import { reloadOnceForMissingChunk } from '../lib/browser/missing-chunk.ts';
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

  it('that is gone fails no page that is being reloaded for it, unless the page stays (R191)', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const window = Object.assign(new EventTarget(), {
      navigator: { onLine: true },
      location: { reload: () => undefined },
      sessionStorage: { getItem: () => null, setItem: () => undefined },
    });
    reloadOnceForMissingChunk(window as unknown as Window);
    window.dispatchEvent(new Event('vite:preloadError'));
    let outcome = 'none yet';
    const part = withChunkTimeout('gone.tsx', Promise.reject(new Error('gone'))).catch((error: Error) => (outcome = error.message));
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(outcome, 'none yet');
    t.mock.timers.tick(chunkTimeout);
    await part;
    assert.match(outcome, /gone\.tsx/);
  });
});
