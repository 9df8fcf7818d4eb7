import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckoutCartFragment, CheckoutPaymentMethodFragment } from '../../../generated/graphql.ts';
import { createBrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { ShopApiError, type ErrorCategory } from '../../../lib/graphql/shop-api-error.ts';
import { untilAnswered } from '../../../lib/graphql/until-answered.ts';
import { cartGivenBack, isRefusal } from './order-refusal.ts';
import { placeOrder } from './place-order.ts';

const cart = { id: 'c1', prices: null, shipping_addresses: [], itemsV2: { items: [] } } as unknown as CheckoutCartFragment;
const payment = { method: {} as CheckoutPaymentMethodFragment, title: '', input: { code: 'ideal' }, password: undefined };
const gone = { errors: [{ message: 'gone', path: ['cart'], extensions: { category: 'graphql-no-such-entity' } }] };
const placed = { data: { setPaymentMethod: { redirect_url: null, order: { number: '100000001', hash: 'h' } } } };

/** A shop that takes the order at once; so many of its answers get lost on the way. */
function shopBehindBadLine(losses: number) {
  const line = { orders: 0, sent: 0, losses };
  const shop = createBrowserShopClient({
    store: 'nl',
    shopAccessToken: 'x',
    consumerKey: 'x',
    customerToken: () => undefined,
    endSession: () => undefined,
    fetch: async (_url, init) => {
      if (init?.method === 'GET') return Response.json(line.orders > 0 ? gone : { data: { cart } });
      line.orders = 1;
      line.sent += 1;
      if (line.sent <= line.losses) throw new TypeError('Failed to fetch');
      return Response.json(placed);
    },
  });
  return { shop, line };
}
const now = (): Promise<void> => Promise.resolve();

describe('an order whose answer is lost', () => {
  it('is asked for again, and is the one the shop has taken (R017)', async () => {
    const { shop, line } = shopBehindBadLine(2);
    const { number } = await untilAnswered(() => placeOrder(shop, cart, payment), now);
    assert.deepEqual([number, line.sent], ['100000001', 3]);
  });

  it('is no refusal when no try was answered, and another press leads to it', async () => {
    const { shop } = shopBehindBadLine(4);
    const press = () => untilAnswered(() => placeOrder(shop, cart, payment), now);
    await assert.rejects(press(), (error) => !isRefusal(error));
    assert.equal((await press()).number, '100000001');
  });
});

describe('an order that is refused', () => {
  const error = (category: ErrorCategory, extensions?: object) =>
    new ShopApiError(category, 'no', {
      operation: 'OrderCart',
      errors: [{ message: 'no', path: ['x'], ...(extensions ? { extensions: { ...extensions } } : {}) }],
    });

  it('has a reason of the shop, which may be on the cart', () => {
    const categories: readonly ErrorCategory[] = ['input', 'no-such-entity', 'authorization', 'internal', 'network', 'timeout'];
    assert.deepEqual(
      categories.filter((category) => isRefusal(error(category))),
      ['input', 'no-such-entity', 'authorization'],
    );
  });

  it('gives back the cart that goes on, and no other', () => {
    assert.equal(cartGivenBack(error('input', { error_code: 'UNABLE_TO_PLACE_ORDER', restored_cart_id: 'c2' })), 'c2');
    assert.equal(cartGivenBack(error('input')), undefined);
    assert.equal(cartGivenBack(new TypeError('x')), undefined);
  });
});
