import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recordedUrl } from './recorded-url.ts';

describe('a recorded address', () => {
  it('reads like the address and tells what was asked for, there or not', () => {
    const names: string[] = [];
    const { pathname, search, searchParams } = recordedUrl(new URL('https://shop.example/a?b=1&b=2&c=3'), (name) => names.push(name));
    assert.deepEqual([pathname, search], ['/a', '?b=1&b=2&c=3']);
    assert.deepEqual([...searchParams.keys()], ['b', 'b', 'c']);
    assert.deepEqual(names, []);
    assert.deepEqual([searchParams.get('b'), searchParams.getAll('b'), searchParams.has('d')], ['1', ['1', '2'], false]);
    assert.deepEqual(names, ['b', 'b', 'd']);
  });
});
