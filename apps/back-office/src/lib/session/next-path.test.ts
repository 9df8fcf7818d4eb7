import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextPath } from './next-path.ts';

describe('the way after a log-in', () => {
  it('leads to the screen that was wanted, and never to another site', () => {
    assert.equal(nextPath('/staff?state=active'), '/staff?state=active');
    for (const elsewhere of [null, '', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])
      assert.equal(nextPath(elsewhere), '/');
  });
});
