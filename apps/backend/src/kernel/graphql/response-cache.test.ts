import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createByteCache, type KeptAnswer } from './response-cache.ts';

const answer = (bytes: number, version = '1'): KeptAnswer => ({
  version,
  bytes: Buffer.alloc(bytes),
  etag: '"x"',
  headers: {},
  rootFields: ['products'],
});

describe('kept answers', () => {
  it('are given again until the version is another', () => {
    const cache = createByteCache<KeptAnswer>(10_000);
    cache.set('a', answer(10));
    assert.ok(cache.get('a', '1'));
    assert.equal(cache.get('a', '2'), undefined);
    assert.equal(cache.get('a', '1'), undefined);
    assert.equal(cache.size(), 0);
  });

  it('never hold more than they may, and lose what was not asked for longest', () => {
    const cache = createByteCache<KeptAnswer>(5_000);
    for (const key of ['a', 'b', 'c']) cache.set(key, answer(1_000));
    assert.ok(cache.get('a', '1'));
    cache.set('d', answer(1_000));
    assert.equal(cache.get('b', '1'), undefined);
    assert.ok(cache.get('a', '1') && cache.get('c', '1') && cache.get('d', '1'));
    cache.set('a', answer(2_000));
    assert.ok(cache.size() <= 5_000);
    cache.set('huge', answer(50_000));
    assert.equal(cache.get('huge', '1'), undefined);
    assert.equal(cache.size(), 0);
  });
});
