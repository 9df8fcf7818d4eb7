import assert from 'node:assert/strict';
import { cartClient } from './cart-client.ts';
import type { GraphqlAnswer, TestShop } from './create-test-shop.ts';

type TestRestored = {
  readonly id: string;
  readonly email: string | null;
  readonly items: readonly { readonly quantity: number }[];
  readonly restore_errors: readonly { readonly code: string; readonly message: string; readonly path: readonly string[] }[];
};

type Headers = Record<string, string>;

/** Somebody in Sittard. */
export const eva = {
  firstname: 'Eva',
  lastname: 'Janssen',
  street: ['Marktstraat', '12 A'],
  postcode: '6131 EK',
  city: 'Sittard',
  country_code: 'NL',
  telephone: '0460000001',
};

export type TestOrder = {
  readonly id: string;
  readonly number: string;
  readonly hash: string;
  readonly status_code: string;
  readonly can_pay: boolean;
  readonly payment_is_declined: boolean;
  readonly total: { readonly grand_total: { readonly value: number }; readonly total_tax: { readonly value: number } };
};
export const orderFields = 'id number hash status_code can_pay payment_is_declined total { grand_total { value } total_tax { value } }';

export type Placed = { readonly setPaymentMethod: { readonly order: TestOrder; readonly redirect_url: string | null } };

export type ReadyOptions = {
  readonly items?: readonly object[];
  readonly address?: object;
  readonly billing?: object;
  readonly email?: string;
  readonly method?: { readonly carrier_code: string; readonly method_code: string };
  readonly pickup?: string;
  readonly headers?: Headers;
};

/** Calls that nearly every test of the checkout makes. */
export function checkoutClient(shop: Pick<TestShop, 'ask'>) {
  const carts = cartClient(shop);
  const run = async <T>(query: string, variables: object, headers: Headers = {}): Promise<T> =>
    carts.ok(await shop.ask<T>(query, { variables, headers }));
  const client = {
    carts,
    setShipping: (id: string, address: object, headers: Headers = {}) =>
      shop.ask<{ setShippingAddressesOnCart: { cart: { id: string } } }>(
        `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart { id } } }`,
        { variables: { input: { cart_id: id, shipping_addresses: [address] } }, headers },
      ),
    setBilling: (id: string, address: object, headers: Headers = {}) =>
      shop.ask<{ setBillingAddressOnCart: { cart: { id: string; vat_check: { is_valid: boolean | null; message: string } | null } } }>(
        `mutation ($input: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $input) { cart { id vat_check { is_valid message } } } }`,
        { variables: { input: { cart_id: id, billing_address: address } }, headers },
      ),
    setMethod: (id: string, method: object, headers: Headers = {}) =>
      shop.ask<{ setShippingMethodsOnCart: { cart: { id: string } } }>(
        `mutation ($input: SetShippingMethodsOnCartInput) { setShippingMethodsOnCart(input: $input) { cart { id } } }`,
        { variables: { input: { cart_id: id, shipping_methods: [method] } }, headers },
      ),
    setEmail: (id: string, email: string) =>
      shop.ask('mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id } } }', {
        variables: { input: { cart_id: id, email } },
      }),
    /** A cart with everything but its payment. */
    ready: async (options: ReadyOptions = {}): Promise<string> => {
      const { items = [{ sku: 'MA-SIE-6202', quantity: 1 }], address = eva, headers = {}, pickup } = options;
      const id = await carts.create(headers);
      assert.deepEqual((await carts.add(id, items, headers)).user_errors, []);
      carts.ok(await client.setShipping(id, { address, ...(pickup ? { pickup_location_code: pickup } : {}) }, headers));
      carts.ok(await client.setBilling(id, options.billing ?? (pickup ? { address } : { same_as_shipping: true }), headers));
      const usual = pickup ? { carrier_code: 'instore', method_code: 'pickup' } : { carrier_code: 'postnl', method_code: 'home' };
      carts.ok(await client.setMethod(id, options.method ?? usual, headers));
      if (!headers['authorization']) carts.ok(await client.setEmail(id, options.email ?? 'eva@example.org'));
      return id;
    },
    order: (id: string, code = 'multisafepay_ideal', more: object = {}, headers: Headers = {}): Promise<GraphqlAnswer<Placed>> =>
      shop.ask<Placed>(
        `mutation ($input: SetPaymentMethodInput!) { setPaymentMethod(input: $input) { order { ${orderFields} } redirect_url } }`,
        { variables: { input: { cart_id: id, payment_method: { code }, ...more } }, headers },
      ),
    place: async (options: ReadyOptions = {}, code?: string): Promise<Placed['setPaymentMethod']> =>
      carts.ok(await client.order(await client.ready(options), code, {}, options.headers)).setPaymentMethod,
    read: async (hash: string, fields = orderFields): Promise<TestOrder> =>
      (await run<{ order: TestOrder }>(`query ($hash: String) { order(hash: $hash) { ${fields} } }`, { hash })).order,
    retry: (hash: string, code: string) =>
      shop.ask<{ retryPayment: { order: TestOrder; redirect_url: string | null } }>(
        `mutation ($hash: String!, $method: SetPaymentMethodMethodInput!) {
           retryPayment(hash: $hash, payment_method: $method) { order { ${orderFields} } redirect_url } }`,
        { variables: { hash, method: { code } } },
      ),
    restore: (hash: string, headers: Headers = {}, cart?: string) =>
      shop.ask<{ restoreCartFromOrder: TestRestored }>(
        `mutation ($hash: String!, $cart: String) {
           restoreCartFromOrder(hash: $hash, cart_id: $cart) { id email items { quantity } restore_errors { code message path } } }`,
        { variables: { hash, cart }, headers },
      ),
    run,
  };
  return client;
}
