import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redirectTarget, samePlacePath } from './redirect-target.ts';

test('a redirect leads to the path the backend names', () => {
  assert.deepEqual(redirectTarget({ redirect_code: 301, relative_url: 'dames/dirndls?page=2', type: 'CATEGORY' }), {
    path: '/dames/dirndls?page=2',
    status: 301,
  });
  assert.deepEqual(redirectTarget({ redirect_code: 302, relative_url: '/heren', type: null }), { path: '/heren', status: 302 });
});

test('a page is shown in place: its redirect is ignored (SPEC-2)', () => {
  assert.equal(redirectTarget({ redirect_code: 301, relative_url: 'over-ons', type: 'CMS_PAGE' }), undefined);
});

test('without a redirect code nothing leads on', () => {
  assert.equal(redirectTarget({ redirect_code: 0, relative_url: 'dames', type: 'CATEGORY' }), undefined);
});

test('a redirect never leaves the shop (R170)', () => {
  for (const url of ['//evil.example', '///evil', '/\\evil', '\\\\evil', 'javascript:alert(1)', 'https://evil.example', ' /x', '/\n/x'])
    assert.equal(samePlacePath(url), undefined, url);
});
