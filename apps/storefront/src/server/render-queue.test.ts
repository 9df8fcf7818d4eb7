import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRenderQueue, OverloadError } from './render-queue.ts';

describe('the queue of pages to be made', () => {
  it('runs so many at a time, refuses at once what would wait too long, and lets the urgent pass (R098, R099)', async () => {
    const queue = createRenderQueue({ running: 2, waiting: 1, waitingUrgent: 2 });
    const order: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => void (open = resolve));
    const work = (name: string) => async (): Promise<void> => {
      order.push(name);
      await gate;
    };
    const first = [queue.run(work('a'), false), queue.run(work('b'), false), queue.run(work('c'), false)];
    await assert.rejects(queue.run(work('refused'), false), OverloadError);
    const urgent = queue.run(work('checkout'), true);
    assert.deepEqual([order, queue.waiting()], [['a', 'b'], 2]);
    open();
    await Promise.all([...first, urgent]);
    assert.deepEqual(order, ['a', 'b', 'checkout', 'c']);
    assert.equal(queue.waiting(), 0);
  });

  it('goes on after a failure', async () => {
    const queue = createRenderQueue({ running: 1, waiting: 1, waitingUrgent: 1 });
    await assert.rejects(queue.run(() => Promise.reject(new Error('no')), false));
    assert.equal(await queue.run(async () => 'yes', false), 'yes');
  });
});
