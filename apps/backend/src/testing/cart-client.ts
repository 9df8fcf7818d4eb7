import assert from 'node:assert/strict';
import { customers, demoPassword } from '@shop/demo-data/customers';
import type { GraphqlAnswer, TestShop } from './create-test-shop.ts';

type TestItem = {
  readonly __typename: string;
  readonly uid: string;
  readonly id: string;
  readonly quantity: number;
  readonly is_available: boolean;
  readonly is_sample: boolean;
  readonly not_available_message: string | null;
  readonly errors: readonly { readonly code: string }[] | null;
  readonly notes: readonly { readonly code: string; readonly message: string }[];
  readonly product: { readonly sku: string };
  readonly configured_variant?: { readonly sku: string };
  readonly prices: {
    readonly row_total_including_tax: { readonly value: number };
    readonly price_including_tax: { readonly value: number };
  };
};

export type TestCart = {
  readonly id: string;
  readonly total_quantity: number;
  readonly summary_count: number;
  readonly applied_coupons: readonly { readonly code: string }[] | null;
  readonly coupon_message: string | null;
  readonly email: string | null;
  readonly free_shipping_remaining: { readonly value: number } | null;
  readonly items: readonly TestItem[];
  readonly prices: {
    readonly grand_total: { readonly value: number };
    readonly subtotal_including_tax: { readonly value: number };
    readonly applied_taxes: readonly { readonly label: string; readonly amount: { readonly value: number } }[] | null;
    readonly discounts: readonly { readonly applied_to: string; readonly amount: { readonly value: number } }[] | null;
  };
};

export const cartFields = `id total_quantity summary_count email applied_coupons { code } coupon_message free_shipping_remaining { value }
  items { __typename uid id quantity is_available is_sample not_available_message errors { code } notes { code message } product { sku }
    prices { row_total_including_tax { value } price_including_tax { value } } ... on ConfigurableCartItem { configured_variant { sku } } }
  prices { grand_total { value } subtotal_including_tax { value } applied_taxes { label amount { value } }
    discounts { applied_to amount { value } } }`;

export type UserError = { readonly __typename: string; readonly code: string; readonly message: string; readonly quantity?: number };
type Added = { readonly addProductsToCart: { readonly cart: TestCart; readonly user_errors: readonly UserError[] } };
type Headers = Record<string, string>;

/** Calls that nearly every test of carts makes. */
export function cartClient({ ask }: Pick<TestShop, 'ask'>) {
  const ok = <T>({ data, errors }: GraphqlAnswer<T>): T => {
    assert.deepEqual(errors, []);
    return data;
  };
  return {
    ok,
    create: async (headers: Headers = {}): Promise<string> =>
      ok(await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }', { headers })).createEmptyCart,
    read: async (id: string, headers: Headers = {}): Promise<TestCart> =>
      ok(await ask<{ cart: TestCart }>(`{ cart(cart_id: "${id}") { ${cartFields} } }`, { headers })).cart,
    add: async (id: string, items: readonly object[], headers: Headers = {}): Promise<Added['addProductsToCart']> =>
      ok(
        await ask<Added>(
          `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
             cart { ${cartFields} } user_errors { __typename code message ... on InsufficientStockError { quantity } } } }`,
          { variables: { id, items }, headers },
        ),
      ).addProductsToCart,
    update: (id: string, items: readonly object[], headers: Headers = {}) =>
      ask<{ updateCartItems: { cart: TestCart; errors: readonly UserError[] } }>(
        `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { ${cartFields} } errors { code message } } }`,
        { variables: { input: { cart_id: id, cart_items: items } }, headers },
      ),
    merge: (source: string, headers: Headers, destination?: string) =>
      ask<{ mergeCarts: TestCart }>(
        `mutation ($source: String!, $destination: String) {
           mergeCarts(source_cart_id: $source, destination_cart_id: $destination) { ${cartFields} } }`,
        { variables: { source, destination }, headers },
      ),
    apply: (id: string, code: string, headers: Headers = {}) =>
      ask<{ applyCouponToCart: { cart: TestCart } }>(
        `mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { ${cartFields} } } }`,
        { variables: { input: { cart_id: id, coupon_code: code } }, headers },
      ),
  };
}

/** The headers of one of the demo customers. */
export async function logInAs({ ask }: Pick<TestShop, 'ask'>, id: number): Promise<Headers> {
  const email = customers.find((customer) => customer.id === id)?.email;
  const { data } = await ask<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { variables: { email, password: demoPassword } },
  );
  return { authorization: `Bearer ${data.generateCustomerToken.token}` };
}

export const categoryOf = ({ errors }: GraphqlAnswer<unknown>): unknown => errors[0]?.extensions?.['category'];
