import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckoutCartFragment } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import type { PaymentChoice } from '../payment/payment-values.ts';
import { CartChanged, placeOrder, soldOutSince } from './place-order.ts';

type Line = { readonly uid: string; readonly isAvailable: boolean };
const cartOf = (...lines: readonly Line[]): CheckoutCartFragment => {
  const items = lines.map(({ uid, isAvailable }) => ({ uid, is_available: isAvailable, product: { name: `Product ${uid}` } }));
  return { itemsV2: { items } } as unknown as CheckoutCartFragment;
};
const there = (uid: string): Line => ({ uid, isAvailable: true });
const gone = (uid: string): Line => ({ uid, isAvailable: false });

describe('a cart that changed before it was ordered', () => {
  it('names the lines that somebody else bought meanwhile, and no others (R006)', () => {
    assert.deepEqual(soldOutSince(cartOf(there('a'), there('b')), cartOf(gone('a'), there('b'))), ['Product a']);
    assert.deepEqual(soldOutSince(cartOf(gone('a'), there('b')), cartOf(gone('a'), gone('b'))), ['Product b']);
    assert.deepEqual(soldOutSince(cartOf(there('a')), cartOf(there('a'), gone('b'))), []);
    assert.deepEqual(soldOutSince(cartOf(there('a')), cartOf(there('a'))), []);
  });
});

const way = (carrier: string, from: string) => ({ carrier_code: carrier, method_code: 'home', delivery_dates: { from, to: '2026-11-20' } });
const parcel = {
  firstname: 'Eva',
  street: ['Markt 12'],
  country: { code: 'NL' },
  pickup_location_code: null,
  available_shipping_methods: [way('postnl', '2026-11-19'), way('dhl', '2026-11-19')],
  selected_shipping_method: { carrier_code: 'postnl', method_code: 'home' },
};
const cart = {
  id: 'c1',
  email: 'eva@example.org',
  comment: 'Bij de buren',
  prices: { grand_total: { value: 49.95 } },
  billing_address: { firstname: 'Eva', street: ['Markt 12'] },
  shipping_addresses: [parcel],
  itemsV2: { items: [{ uid: 'a', quantity: 1, is_available: true, product: { name: 'Product a' } }] },
};
type Cart = typeof cart;
const asCart = (shape: object): CheckoutCartFragment => shape as unknown as CheckoutCartFragment;
const sentTo = (changes: object): Partial<Cart> => ({ shipping_addresses: [{ ...parcel, ...changes }] });

/** Presses the button below a cart that another tab, or the hour, has made this one; how often it was ordered, or why not. */
async function press(changes: object): Promise<number | CartChanged> {
  let orders = 0;
  const shop = {
    query: async () => ({ cart: { ...cart, ...changes } }),
    mutate: async () => {
      orders += 1;
      return { setPaymentMethod: { redirect_url: null, order: { number: '100000001', hash: 'h' } } };
    },
  } as unknown as BrowserShopClient;
  const payment: PaymentChoice = { method: {} as PaymentChoice['method'], title: '', input: { code: 'ideal' }, password: undefined };
  try {
    await placeOrder(shop, asCart(cart), payment);
    return orders;
  } catch (error) {
    assert.ok(error instanceof CartChanged && orders === 0);
    return error;
  }
}

describe('the order button', () => {
  const changed: Readonly<Record<string, object>> = {
    'who pays': { billing_address: { ...cart.billing_address, street: ['Kerkstraat 1'] } },
    'where it goes': sentTo({ street: ['Kerkstraat 1'] }),
    'the branch it is collected in': sentTo({ pickup_location_code: 'SIT' }),
    'how it goes': sentTo({ selected_shipping_method: { carrier_code: 'dhl', method_code: 'home' } }),
    'the day it arrives, once the cut-off is over': sentTo({
      available_shipping_methods: [way('postnl', '2026-11-20'), way('dhl', '2026-11-19')],
    }),
    'the address that is written to': { email: 'another@example.org' },
    'the word to the shop': { comment: '' },
    'a line at the same total': { itemsV2: { items: [{ ...cart.itemsV2.items[0], uid: 'b' }] } },
  };
  for (const [what, changes] of Object.entries(changed)) {
    it(`orders nothing when it is not what stands above it: ${what} (LAW-06)`, async () => {
      const found = await press(changes);
      assert.ok(found instanceof CartChanged);
      assert.equal(found.isTotalOther, false);
      assert.deepEqual(found.cart, { ...cart, ...changes });
    });
  }

  it('tells another total from another order', async () => {
    const found = await press({ prices: { grand_total: { value: 59.95 } } });
    assert.ok(found instanceof CartChanged && found.isTotalOther);
  });

  it('orders once what is as it was, whatever became of ways that were not chosen', async () => {
    assert.equal(await press({}), 1);
    assert.equal(await press(sentTo({ available_shipping_methods: [way('postnl', '2026-11-19'), way('dhl', '2026-11-23')] })), 1);
    assert.equal(await press(sentTo({ available_shipping_methods: [way('postnl', '2026-11-19')] })), 1);
  });
});
