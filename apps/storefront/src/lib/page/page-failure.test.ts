import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failureOf } from './page-failure.ts';

const response = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

describe('what a page failed of', () => {
  it('is what its loader said', () =>
    assert.deepEqual(failureOf(response(503, { kind: 'unresolved', errorId: 'a' })), { kind: 'unresolved', errorId: 'a' }));
  it('is not found when nothing else was said with 404', () => assert.deepEqual(failureOf(response(404, null)), { kind: 'not-found' }));
  it('is a failure of ours for everything else', () => {
    assert.deepEqual(failureOf(response(500, 'x')), { kind: 'failed' });
    assert.deepEqual(failureOf(new Error('x')), { kind: 'failed' });
    assert.deepEqual(failureOf(undefined), { kind: 'failed' });
  });
  it('names the chunk that did not load (R191)', () => {
    const error = new TypeError('Failed to fetch dynamically imported module: https://shop.test/assets/home-AB12.js');
    assert.deepEqual(failureOf(error), { kind: 'failed', chunk: 'home-AB12.js' });
  });
});
