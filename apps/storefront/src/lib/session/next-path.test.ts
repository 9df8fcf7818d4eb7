import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loginPath, nextPath } from './next-path.ts';

describe('the way on after a login', () => {
  it('leads back to the page that asked for it', () => {
    for (const path of ['/account/addresses?edit=12', '/checkout', '/wishlist', '/account']) {
      assert.equal(nextPath(new URL(loginPath(path), 'http://shop').search), path);
    }
  });

  it('never leads out of the shop (R170)', () => {
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/accountant',
      '/account/../..//x',
      'javascript:x',
      '',
    ]) {
      assert.equal(nextPath(`?next=${encodeURIComponent(next)}`), '/account', next);
    }
  });
});
