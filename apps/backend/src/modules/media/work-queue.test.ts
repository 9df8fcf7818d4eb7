import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

/** Work that ends when told; its start is noted and can be waited for. */
const stage = () => {
  const started: string[] = [];
  const starts = new Map<string, PromiseWithResolvers<void>>();
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const of = (list: Map<string, PromiseWithResolvers<void>>, name: string): PromiseWithResolvers<void> => {
    const known = list.get(name) ?? Promise.withResolvers<void>();
    list.set(name, known);
    return known;
  };
  const work = (name: string) => (): Promise<void> => {
    started.push(name);
    of(starts, name).resolve();
    return of(ends, name).promise;
  };
  return { started, work, start: (name: string) => of(starts, name).promise, end: (name: string) => of(ends, name).resolve() };
};

test('requests go before preparations, and preparations run one at a time', async () => {
  const { started, work, start, end } = stage();
  const queue = createWorkQueue({ parallel: 2, maxWaiting: 10 });
  const all = [
    queue.run('b1', 'background', work('b1')),
    queue.run('b2', 'background', work('b2')),
    queue.run('r1', 'request', work('r1')),
    queue.run('r2', 'request', work('r2')),
  ];
  assert.deepEqual(started, ['b1', 'r1']);
  end('r1');
  await start('r2');
  end('r2');
  end('b1');
  await start('b2');
  end('b2');
  await Promise.all(all);
  assert.deepEqual(started, ['b1', 'r1', 'r2', 'b2']);
});

test('a visitor who asks for what is being prepared moves it to the front', async () => {
  const { started, work, start, end } = stage();
  const queue = createWorkQueue({ parallel: 1, maxWaiting: 10 });
  const running = queue.run('r1', 'request', work('r1'));
  const other = queue.run('b1', 'background', work('b1'));
  const wanted = queue.run('b2', 'background', work('b2'));
  assert.equal(queue.run('b2', 'request', work('b2')), wanted);
  end('r1');
  await start('b2');
  end('b2');
  end('b1');
  await Promise.all([running, wanted, other]);
  assert.deepEqual(started, ['r1', 'b2', 'b1']);
});

test('a failed work can be tried again', async () => {
  const queue = createWorkQueue({ parallel: 1, maxWaiting: 1 });
  await assert.rejects(
    queue.run('x', 'request', () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  await queue.run('x', 'request', () => Promise.resolve());
});

test('closing refuses what waits and lets end what runs', async () => {
  const { work, end } = stage();
  const queue = createWorkQueue({ parallel: 1, maxWaiting: 5 });
  const running = queue.run('a', 'request', work('a'));
  const waiting = assert.rejects(queue.run('b', 'background', work('b')), QueueFullError);
  const closed = queue.close();
  await waiting;
  end('a');
  await Promise.all([running, closed]);
  await assert.rejects(queue.run('c', 'request', work('c')), QueueFullError);
});
