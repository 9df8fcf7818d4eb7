import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isShopPath, splitUrl, withQuery } from './url-path.ts';

describe('isShopPath (R170)', () => {
  for (const path of ['', 'merken', 'dames/dirndls?kleur=rood', 'a:b/c'.slice(2)]) {
    it(`takes ${JSON.stringify(path)}`, () => assert.ok(isShopPath(path)));
  }
  for (const path of ['/x', '//evil.example', '\\evil', 'https://evil.example', 'javascript:x', 'a\nb', 'a b', 'x\\y']) {
    it(`refuses ${JSON.stringify(path)}`, () => assert.ok(!isShopPath(path)));
  }
});

describe('splitUrl', () => {
  it('separates path and query and leaves the fragment out', () => {
    assert.deepEqual(splitUrl('/dames/?a=1&b=?#x'), { path: 'dames', query: 'a=1&b=?' });
    assert.deepEqual(splitUrl('#x'), { path: '', query: '' });
  });
});

describe('withQuery', () => {
  it('joins what is there', () => {
    assert.equal(withQuery('a', '', 'b=1', '', 'c=2'), 'a?b=1&c=2');
    assert.equal(withQuery('a', ''), 'a');
  });
});
