import assert from 'node:assert/strict';
import { createIds } from '#kernel/ids.ts';
import { keepToken } from '../modules/orders/payment/payment-tokens.ts';
import { checkoutClient, eva } from './checkout-client.ts';
import type { TestShop } from './create-test-shop.ts';
import type { LoggedIn } from './log-in.ts';

type Given = Readonly<Record<string, unknown>>;

export type OrderObjects = {
  /** The number of an unpaid order of the owner. */
  ownOrder(): Promise<string>;
  /** A card the provider keeps for the owner. */
  paymentToken(): Promise<string>;
  /** A guest's order as the operation takes it: by its secret, or by its number with what goes beside it. */
  guestOrder(operation: string): Promise<{ readonly id: string; readonly given: Given }>;
};

export function orderObjects(shop: TestShop, owner: LoggedIn): OrderObjects {
  const client = checkoutClient(shop);
  let count = 0;
  return {
    ownOrder: async () => (await client.place({ headers: owner.headers }, 'banktransfer')).order.number,
    paymentToken: async () => {
      const kept = { token: `recurring-${++count}`, brand: 'VISA', lastFour: '1111', expires: '3012' };
      await keepToken(shop.database, createIds(), {
        customerId: owner.id,
        methodCode: 'multisafepay_creditcard',
        kept,
        now: shop.clock.now(),
      });
      const { data } = await shop.ask<{ customerPaymentTokens: { items: readonly { public_hash: string }[] } }>(
        '{ customerPaymentTokens { items { public_hash } } }',
        { headers: owner.headers },
      );
      const [token] = data.customerPaymentTokens.items;
      assert.ok(token);
      return token.public_hash;
    },
    guestOrder: async (operation) => {
      const email = `guest${++count}@example.nl`;
      const { order } = await client.place({ email }, 'banktransfer');
      if (operation === 'invoice') await shop.backend.orders.desk.paid(order.number);
      if (operation === 'guestOrder') return { id: order.number, given: { input: { email, lastname: eva.lastname } } };
      const isAccount = operation === 'createAccountFromOrder';
      return { id: order.hash, given: isAccount ? { input: { email, password: 'Zilver-7berg' } } : {} };
    },
  };
}
