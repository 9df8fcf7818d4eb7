import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { deviceValues, forgetPerson } from '../../../lib/session/storage.ts';
import { fakeShop, refuse } from '../testing/fake-shop.ts';
import { loadCart } from './load-cart.ts';
import { settleCart } from './settle-cart.ts';

beforeEach(() => {
  forgetPerson();
  deviceValues.set('cartId', 'ordered');
});

describe('a guest who has ordered', () => {
  it('has no cart any more', async () => {
    await settleCart(fakeShop({ LoadCart: () => refuse('no-such-entity') }).shop, async () => ({ loadCart }));
    assert.equal(deviceValues.get('cartId'), undefined);
  });

  it('is not told that the order failed when the code of the cart cannot be fetched', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    await settleCart(fakeShop({}).shop, () => Promise.reject(gone));
    assert.equal(deviceValues.get('cartId'), 'ordered');
  });
});
