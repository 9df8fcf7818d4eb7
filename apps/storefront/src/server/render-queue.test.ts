import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createNetworkShare } from './network-share.ts';
import { createRenderQueue, OverloadError } from './render-queue.ts';

/** Work that waits until it is let go, and the order in which it began. */
function heldWork() {
  const order: string[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => void (open = resolve));
  const work = (name: string) => async (): Promise<void> => {
    order.push(name);
    await gate;
  };
  return { order, work, open: () => open() };
}

const anna = { network: '192.0.2.1', urgent: false };
const flooder = { network: '192.0.2.66', urgent: false };

describe('the queue of pages to be made', () => {
  it('runs so many at a time, refuses at once what would wait too long, and lets the urgent pass (R098, R099)', async () => {
    const queue = createRenderQueue({ running: 2, waiting: 1, waitingUrgent: 2 });
    const { order, work, open } = heldWork();
    const first = [queue.run(work('a'), anna), queue.run(work('b'), anna), queue.run(work('c'), anna)];
    await assert.rejects(queue.run(work('refused'), anna), OverloadError);
    const urgent = queue.run(work('checkout'), { ...anna, urgent: true });
    assert.deepEqual([order, queue.waiting()], [['a', 'b'], 2]);
    open();
    await Promise.all([...first, urgent]);
    assert.deepEqual(order, ['a', 'b', 'checkout', 'c']);
    assert.equal(queue.waiting(), 0);
  });

  it('lets a visitor pass who waits behind a flood of pages from one network', async () => {
    const queue = createRenderQueue({ running: 1, waiting: 10, waitingUrgent: 1 });
    const { order, work, open } = heldWork();
    const flood = Array.from({ length: 5 }, (_, index) => queue.run(work(`flood ${index}`), flooder));
    const page = queue.run(work('page'), anna);
    open();
    await Promise.all([...flood, page]);
    assert.deepEqual(order.slice(0, 3), ['flood 0', 'flood 1', 'page']);
  });

  it('refuses the flood, not the visitor, when the queue is full', async () => {
    const queue = createRenderQueue({ running: 1, waiting: 3, waitingUrgent: 1 });
    const { order, work, open } = heldWork();
    const flood = Array.from({ length: 4 }, (_, index) => queue.run(work(`flood ${index}`), flooder));
    const outcomes = Promise.allSettled(flood);
    const page = queue.run(work('page'), anna);
    await assert.rejects(queue.run(work('one more'), flooder), OverloadError);
    open();
    await page;
    assert.deepEqual(
      (await outcomes).map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
    );
    assert.deepEqual([order.length, queue.waiting()], [4, 0]);
  });

  it('has a network that had more than its share wait for it, and nobody else', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    let now = 0;
    const share = createNetworkShare({ burstMs: 100, part: 0.1 }, () => now);
    const queue = createRenderQueue({ running: 4, waiting: 10, waitingUrgent: 10 }, share);
    const order: string[] = [];
    const page = (name: string) => async (): Promise<void> => void order.push(name);
    await queue.run(async () => {
      order.push('burst');
      now = 150;
    }, flooder);
    const late = [queue.run(page('page'), flooder), queue.run(page('form'), { ...flooder, urgent: true })];
    await queue.run(page('somebody else'), anna);
    assert.deepEqual([order, queue.waiting()], [['burst', 'somebody else'], 2]);
    now = 1_150;
    context.mock.timers.tick(1_000);
    await Promise.all(late);
    assert.deepEqual(order.slice(2), ['form', 'page']);
  });

  it('makes one page at a time for a network, however many would find room, and its forms beside it', async () => {
    const queue = createRenderQueue({ running: 4, waiting: 10, waitingUrgent: 10 }, createNetworkShare({ burstMs: 10_000, part: 1 }));
    const { order, work, open } = heldWork();
    const flood = ['first', 'second', 'third'].map((name) => queue.run(work(name), flooder));
    const others = [queue.run(work('form'), { ...flooder, urgent: true }), queue.run(work('somebody else'), anna)];
    await setImmediate();
    assert.deepEqual([order, queue.waiting()], [['first', 'form', 'somebody else'], 2]);
    open();
    await Promise.all([...flood, ...others]);
    assert.deepEqual(order.slice(3), ['second', 'third']);
  });

  it('goes on after a failure', async () => {
    const queue = createRenderQueue({ running: 1, waiting: 1, waitingUrgent: 1 });
    await assert.rejects(queue.run(() => Promise.reject(new Error('no')), anna));
    assert.equal(await queue.run(async () => 'yes', anna), 'yes');
  });
});
