import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createByteCache } from './byte-cache.ts';

const entry = (bytes: number, version = '1') => ({ version, bytes: Buffer.alloc(bytes) });

describe('a byte cache', () => {
  it('hits until the version is another', () => {
    const cache = createByteCache(10_000);
    cache.set('a', entry(10));
    assert.ok(cache.get('a', '1'));
    assert.equal(cache.get('a', '2'), undefined);
    assert.equal(cache.get('a', '1'), undefined);
    assert.equal(cache.size(), 0);
  });

  it('never holds more than it may, and evicts what was not used for longest', () => {
    const cache = createByteCache(5_000);
    for (const key of ['a', 'b', 'c']) cache.set(key, entry(1_000));
    assert.ok(cache.get('a', '1'));
    cache.set('d', entry(1_000));
    assert.equal(cache.get('b', '1'), undefined);
    assert.ok(cache.get('a', '1') && cache.get('c', '1') && cache.get('d', '1'));
    cache.set('a', entry(2_000));
    assert.ok(cache.size() <= 5_000);
    cache.set('huge', entry(50_000));
    assert.equal(cache.get('huge', '1'), undefined);
    assert.equal(cache.size(), 0);
  });
});
