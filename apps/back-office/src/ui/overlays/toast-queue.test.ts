import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createToastQueue } from './toast-queue.ts';

type Timer = { readonly at: number; readonly run: () => void };

describe('notices of what was done', () => {
  let now = 0;
  let timers: Timer[] = [];
  const clock = {
    set: (run: () => void, wait: number) => {
      const timer = { at: now + wait, run };
      timers.push(timer);
      return timer;
    },
    clear: (timer: unknown) => {
      timers = timers.filter((one) => one !== timer);
    },
  };
  const pass = (seconds: number) => {
    now += seconds * 1000;
    for (const timer of timers.filter(({ at }) => at <= now)) {
      clock.clear(timer);
      timer.run();
    }
  };
  const texts = (queue: ReturnType<typeof createToastQueue>) => queue.shown().map(({ text }) => text);
  beforeEach(() => {
    now = 0;
    timers = [];
  });

  it('what can be undone stays twenty seconds, what cannot a few', () => {
    const queue = createToastQueue(clock);
    queue.add({ text: 'Opgeslagen', action: { label: 'Ongedaan maken', run: () => undefined } });
    queue.add({ text: 'Gekopieerd' });
    pass(7);
    assert.deepEqual(texts(queue), ['Opgeslagen']);
    pass(12);
    assert.deepEqual(texts(queue), ['Opgeslagen']);
    pass(2);
    assert.deepEqual(texts(queue), []);
  });

  it('what failed stays until somebody closes it, and is not pushed out', () => {
    const queue = createToastQueue(clock);
    const failed = queue.add({ text: 'Niet opgeslagen', kind: 'failed' });
    for (const text of ['een', 'twee', 'drie', 'vier']) queue.add({ text });
    assert.deepEqual(texts(queue), ['Niet opgeslagen', 'twee', 'drie', 'vier']);
    pass(3600);
    assert.deepEqual(texts(queue), ['Niet opgeslagen']);
    queue.close(failed);
    assert.deepEqual(texts(queue), []);
  });

  it('time stands still while somebody reads', () => {
    const queue = createToastQueue(clock);
    queue.add({ text: 'Opgeslagen' });
    queue.pause();
    pass(60);
    assert.deepEqual(texts(queue), ['Opgeslagen']);
    queue.resume();
    pass(7);
    assert.deepEqual(texts(queue), []);
  });
});
