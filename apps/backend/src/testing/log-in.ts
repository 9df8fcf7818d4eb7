import assert from 'node:assert/strict';
import { customers, demoPassword } from '@shop/demo-data/customers';
import type { TestShop } from './create-test-shop.ts';

/** A demo customer who is logged in. */
export type LoggedIn = {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly headers: Record<string, string>;
};

/** Logs a demo customer in, by index in the list of demo customers. */
export async function logIn(shop: Pick<TestShop, 'ask'>, index: number): Promise<LoggedIn> {
  const customer = customers[index];
  assert.ok(customer, `demo customer ${index}`);
  const { id, email, firstname } = customer;
  const { data, errors } = await shop.ask<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { variables: { email, password: demoPassword } },
  );
  assert.deepEqual(errors, []);
  return { id, email, firstname, headers: { authorization: `Bearer ${data.generateCustomerToken.token}` } };
}
