import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBackOffice, isPublic, kindOf, offlinePathOf } from './may-store.ts';

const origin = 'https://shop.example';
const ask = (path: string, more: object = {}) =>
  kindOf({ method: 'GET', mode: 'navigate', url: new URL(path, origin), origin, hasCredential: false, ...more });

describe('what the service worker stores', () => {
  it('are pages, their data, built files and pictures', () => {
    assert.equal(ask('/'), 'page');
    assert.equal(ask('/de/damen/dirndl'), 'page');
    assert.equal(ask('/dames/dirndls.data', { mode: 'cors' }), 'data');
    assert.equal(ask('/assets/shop-1.js', { mode: 'cors' }), 'asset');
    assert.equal(ask('/media/abc/480.webp', { mode: 'no-cors' }), 'picture');
    assert.equal(ask('/icon.png', { mode: 'no-cors' }), undefined);
  });

  it('is the page of the cart, which holds no cart, but nothing of the checkout', () => {
    assert.equal(ask('/checkout/cart'), 'page');
    assert.equal(ask('/en/checkout/cart'), 'page');
    assert.equal(ask('/checkout'), undefined);
    assert.equal(ask('/checkout/success'), undefined);
  });

  it('is never personal, never a call of the API, never with a credential, never a change (R187)', () => {
    for (const path of ['/account', '/de/account/orders', '/login', '/wishlist/abc', '/reset-password?token=1', '/order/1', '/herroepen'])
      assert.equal(ask(path), undefined, path);
    for (const path of ['/nl_limburg/account', '/tirol/account/orders', '/nl_limburg/checkout']) assert.equal(ask(path), undefined, path);
    assert.equal(ask('/account.data', { mode: 'cors' }), undefined);
    assert.equal(ask('/graphql?query={}', { mode: 'cors' }), undefined);
    assert.equal(ask('/dames.data', { mode: 'cors', hasCredential: true }), undefined);
    assert.equal(ask('/', { method: 'POST' }), undefined);
    assert.equal(ask('https://elsewhere.example/assets/a.js'), undefined);
  });

  it('is nothing of the back office, whose screens it leaves alone', () => {
    for (const path of ['/staff', '/staff/', '/staff/orders', '/staff/assets/frame-1.js', '/staff/download/1']) {
      assert.equal(ask(path), undefined, path);
      assert.ok(isBackOffice(new URL(path, origin)), path);
    }
    assert.equal(ask('/staffage'), 'page');
    assert.ok(!isBackOffice(new URL('/staffage', origin)));
  });

  it('is only what the server calls public', () => {
    assert.ok(isPublic('public, max-age=0, must-revalidate'));
    assert.ok(!isPublic('no-store'));
    assert.ok(!isPublic(null));
  });

  it('falls back to the offline page of its language', () => {
    assert.equal(offlinePathOf('/dames/dirndls'), '/offline');
    assert.equal(offlinePathOf('/de/damen'), '/de/offline');
    assert.equal(offlinePathOf('/debuut'), '/offline');
    assert.equal(offlinePathOf('/nl_limburg/dames'), '/offline');
    assert.equal(offlinePathOf('/de_at'), '/de/offline');
  });
});
