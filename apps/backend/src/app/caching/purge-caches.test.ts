import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { silentLogger } from '#kernel/logger.ts';
import type { ChangeListener } from './change-feed.ts';
import { purgeCaches } from './purge-caches.ts';

function setUp(status: () => number) {
  const listeners: ChangeListener[] = [];
  const calls: { readonly url: string; readonly method: string | undefined; readonly headers: Headers }[] = [];
  purgeCaches({
    changes: { subscribe: (listener) => void listeners.push(listener) },
    urls: ['http://a.example', 'http://b.example'],
    token: 'secret',
    logger: silentLogger,
    fetch: async (url, init) => {
      calls.push({ url: url as string, method: init?.method, headers: new Headers(init?.headers) });
      return new Response('', { status: status() });
    },
  });
  return { calls, tell: async (tags: readonly string[] | undefined) => Promise.all(listeners.map(async (listener) => listener(tags))) };
}

describe('caches in front of the shop', () => {
  it('are all told which tags to purge, with the token', async () => {
    const { calls, tell } = setUp(() => 200);
    await tell(['p12', 'sMA.1']);
    assert.deepEqual(
      calls.map(({ url, method }) => `${method} ${url}`),
      ['PURGE http://a.example', 'PURGE http://b.example'],
    );
    assert.equal(calls[0]?.headers.get('authorization'), 'Bearer secret');
    const pattern = new RegExp(calls[0]?.headers.get('x-magento-tags-pattern') ?? '');
    assert.ok(pattern.test('p1,p12,c3') && pattern.test('sMA.1'));
    assert.ok(!pattern.test('p120,sMA-1'));
  });

  it('let everything go when anything may have changed, and long lists go in parts', async () => {
    const { calls, tell } = setUp(() => 200);
    await tell(undefined);
    assert.equal(calls[0]?.headers.get('x-magento-tags-pattern'), '.*');
    await tell(Array.from({ length: 250 }, (_, id) => `p${id}`));
    assert.equal(calls.length, 2 + 6);
  });

  it('that are away hold nobody up', async () => {
    const { calls, tell } = setUp(() => 503);
    await tell(['p1']);
    assert.equal(calls.length, 2);
  });

  it('that do not answer are waited for once, not at every change', async () => {
    let hangs = false;
    const listeners: ChangeListener[] = [];
    purgeCaches({
      changes: { subscribe: (listener) => void listeners.push(listener) },
      urls: ['http://a.example'],
      token: 'secret',
      logger: silentLogger,
      fetch: () => (hangs ? new Promise<Response>(() => {}) : Promise.reject(new Error('no answer'))),
    });
    await listeners[0]?.(['p1']);
    hangs = true;
    await listeners[0]?.(['p2']);
  });
});
