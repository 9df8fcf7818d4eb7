import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { indicatorDelay } from './indicator-delay.ts';

describe('the loading indicator', () => {
  for (const [from, to, delay] of [
    ['/', '/dames', 1000],
    ['/dames', '/lange-dirndl-liesl.html', 1000],
    ['/login', '/account', 500],
    ['/en-login', '/', 500],
    ['/dames', '/page-not-found', 500],
    ['/account/orders', '/dames', 500],
    ['/accountants', '/dames', 1000],
  ] as const) {
    it(`stays ${delay} ms after going from ${from} to ${to}`, () => assert.equal(indicatorDelay(from, to), delay));
  }
});
