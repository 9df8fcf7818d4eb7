import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LruCache } from './lru-cache.ts';

test('what was used lately stays, what was not goes first', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  assert.equal(cache.get('a'), 1);
  cache.set('c', 3);
  assert.deepEqual([cache.get('a'), cache.get('b'), cache.get('c'), cache.size], [1, undefined, 3, 2]);
});

test('when everything was used the oldest goes, never what is new', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('b');
  cache.get('a');
  cache.set('c', 3);
  assert.deepEqual([cache.get('a'), cache.get('b'), cache.get('c')], [undefined, 2, 3]);
});

test('another value takes the place of the one before', () => {
  const cache = new LruCache<string, number>(1);
  cache.set('a', 1);
  cache.set('a', 2);
  assert.deepEqual([cache.get('a'), cache.size], [2, 1]);
});

test('long keys weigh more: many short ones go for one of them', () => {
  const cache = new LruCache<string, number>(10, (key) => key.length);
  cache.set('aaa', 1);
  cache.set('bbb', 2);
  cache.set('ccc', 3);
  cache.get('ccc');
  cache.set('dddddd', 4);
  assert.deepEqual([cache.get('aaa'), cache.get('bbb'), cache.get('ccc'), cache.get('dddddd')], [undefined, undefined, 3, 4]);
  cache.set('e', 5);
  assert.equal(cache.size, 3);
});
