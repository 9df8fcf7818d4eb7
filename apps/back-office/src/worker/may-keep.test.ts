import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindOf } from './may-keep.ts';

const origin = 'https://shop.example';
const ask = (path: string, more: object = {}) => kindOf({ method: 'GET', mode: 'navigate', url: new URL(path, origin), origin, ...more });

describe('the worker of the back office', () => {
  it('keeps built files and the page every screen begins with', () => {
    assert.equal(ask('/staff/assets/frame-1.js', { mode: 'cors' }), 'file');
    assert.equal(ask('/staff'), 'screen');
    assert.equal(ask('/staff/orders?state=open'), 'screen');
  });

  it('never keeps an answer, a file of somebody or a page of the shop', () => {
    for (const path of [
      '/staff/graphql',
      '/staff/events',
      '/staff/download/1',
      '/staff/mail/1/2',
      '/staff/photo/R-1/x/thumb',
      '/staff/upload',
    ]) {
      assert.equal(ask(path), undefined, path);
      assert.equal(ask(path, { mode: 'cors' }), undefined, path);
    }
    for (const path of ['/', '/dames', '/assets/shop.js', '/graphql', '/staffel']) assert.equal(ask(path), undefined, path);
    assert.equal(ask('/staff', { method: 'POST' }), undefined);
    assert.equal(ask('https://elsewhere.example/staff/assets/a.js'), undefined);
  });
});
