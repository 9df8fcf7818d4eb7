import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { createSharedDeadline } from './shared-deadline.ts';

describe('the deadline of a page', () => {
  it('is one for all who begin together, and another for who begins later', (t) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    t.after(() => mock.timers.reset());
    const deadline = createSharedDeadline(60_000);
    const first = deadline();
    assert.equal(deadline(), first);
    mock.timers.tick(100);
    assert.notEqual(deadline(), first);
    assert.equal(first.aborted, false);
  });

  it('ends what takes too long', async () => {
    const signal = createSharedDeadline(1)();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    assert.equal(signal.reason instanceof DOMException && signal.reason.name, 'TimeoutError');
  });
});
