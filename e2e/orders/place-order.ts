import type { APIRequestContext } from '@playwright/test';
import { customersCart, type Article } from '../fixtures/cart.ts';
import type { TestCustomer } from '../fixtures/customer.ts';

async function ask<Data>(request: APIRequestContext, query: string, variables: object, token: string): Promise<Data> {
  const headers = { Authorization: `Bearer ${token}` };
  return ((await (await request.post('/graphql', { data: { query, variables }, headers })).json()) as { data: Data }).data;
}

/** An order by bank transfer, made over the API. */
export async function placeOrder(request: APIRequestContext, customer: TestCustomer, article: Article): Promise<string> {
  const id = await customersCart(request, customer, article);
  const address = {
    firstname: 'Toos',
    lastname: 'Peters',
    street: ['Markt', '12'],
    postcode: '6131EK',
    city: 'Sittard',
    country_code: 'NL',
    telephone: '0460000001',
  };
  const steps = `mutation ($id: String!, $address: CartAddressInput!) {
    setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
    setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
    setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "postnl", method_code: "home" }] }) { cart { id } }
    setPaymentMethod(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { order { number } }
  }`;
  const data = await ask<{ setPaymentMethod: { order: { number: string } } }>(request, steps, { id, address }, customer.token);
  return data.setPaymentMethod.order.number;
}
