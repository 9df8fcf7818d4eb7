import assert from 'node:assert/strict';
import type { TestShop } from './create-test-shop.ts';
import type { LoggedIn } from './log-in.ts';
import { orderObjects, type OrderObjects } from './order-objects.ts';
import type { ObjectKind } from './object-rules.ts';
import type { NamingArgument } from './naming-arguments.ts';
import { at, textAt, type Json } from './read-answers.ts';

type Made = Exclude<ObjectKind, 'mailedToken' | 'leavingToken' | 'orderSecret'>;
type Given = Readonly<Record<string, unknown>>;

/** Makes objects of a customer and of guests, and names that nothing has. */
export type Objects = {
  make(kind: Made): Promise<string | number>;
  unknown(kind: ObjectKind): string | number;
  /** Everything of the owner that a stranger could have changed. */
  snapshot(): Promise<Json>;
  /** A fresh token for the operation that takes it, with what goes beside it. */
  mailedToken(operation: string): Promise<{ readonly token: string; readonly given: Given }>;
  readonly guestOrder: OrderObjects['guestOrder'];
  /** What the operation needs beside the object, of the caller's own: a cart where an address is named. */
  beside(argument: NamingArgument, headers: Readonly<Record<string, string>>): Promise<Given>;
};

const sku = 'MA-SIE-6202';
const address = `{firstname: "Eva", lastname: "Janssen", street: ["Markt", "1"], postcode: "6131EK", city: "Sittard",
  country_code: NL, telephone: "046000001"}`;
const maskedUnknown = 'abcdefghijklmnopqrstuvwxyz234567';

export function createObjects(shop: TestShop, owner: LoggedIn): Objects {
  const ask = async (query: string, headers: Record<string, string> = owner.headers): Promise<Json> => {
    const { data, errors } = await shop.ask<Json>(query, { headers });
    assert.deepEqual(errors, [], query);
    return data;
  };
  const orders = orderObjects(shop, owner);
  const wish = (id: string) =>
    `addProductsToWishlist(wishlistId: "${id}", wishlistItems: [{sku: "${sku}", quantity: 1}]) { wishlist { id items_v2 { items { id } } } }`;
  const makers: Readonly<Record<Made, () => Promise<string | number>>> = {
    address: async () =>
      Number(textAt(await ask(`mutation { createCustomerAddress(input: ${address}) { id } }`), 'createCustomerAddress.id')),
    cart: async () => {
      const id = textAt(await ask('{ customerCart { id } }'), 'customerCart.id');
      await ask(`mutation { addProductsToCart(cartId: "${id}", cartItems: [{sku: "${sku}", quantity: 1}]) { cart { id } } }`);
      return id;
    },
    guestCart: async () => textAt(await ask('mutation { createEmptyCart }', {}), 'createEmptyCart'),
    wishlist: async () => textAt(await ask(`mutation { ${wish('0')} }`), 'addProductsToWishlist.wishlist.id'),
    wishlistItem: async () => textAt(await ask(`mutation { ${wish('0')} }`), 'addProductsToWishlist.wishlist.items_v2.items.0.id'),
    guestWishlist: async () => {
      const id = textAt(await ask('mutation { createEmptyWishlist }', {}), 'createEmptyWishlist');
      await ask(`mutation { ${wish(id)} }`, {});
      return id;
    },
    compareList: async () => textAt(await ask('mutation { createCompareList(input: {products: []}) { uid } }'), 'createCompareList.uid'),
    order: async () => orders.ownOrder(),
    paymentToken: async () => orders.paymentToken(),
    sharingCode: async () => {
      const id = textAt(await ask(`mutation { ${wish('0')} }`), 'addProductsToWishlist.wishlist.id');
      const shared = await ask(
        `mutation { shareWishlist(input: {wishlist_id: "${id}", recipients: ["friend@example.nl"]}) { sharing_code } }`,
      );
      return textAt(shared, 'shareWishlist.sharing_code');
    },
  };
  const unknowns: Readonly<Record<ObjectKind, string | number>> = {
    address: 999_999_999,
    cart: maskedUnknown,
    guestCart: maskedUnknown,
    wishlist: '999999999',
    wishlistItem: '999999999',
    guestWishlist: maskedUnknown,
    compareList: maskedUnknown,
    sharingCode: maskedUnknown,
    order: '199999999',
    orderSecret: maskedUnknown,
    paymentToken: maskedUnknown,
    mailedToken: 'f'.repeat(64),
    leavingToken: 'f'.repeat(64),
  };
  return {
    make: (kind) => makers[kind](),
    unknown: (kind) => unknowns[kind],
    snapshot: () =>
      ask(`{ customer { addresses { id city street default_billing } wishlist { id sharing_code items { id qty description } }
        compare_list { uid item_count } orders { items { number status_code } } }
        customerCart { id email items { uid quantity } applied_coupons { code } billing_address { city } } customerPaymentTokens { items { public_hash } } }`),
    mailedToken: (operation) => mailedTokens(shop)(operation),
    guestOrder: (...given) => orders.guestOrder(...given),
    beside: async ({ path }, headers) => {
      if (path.at(-1) !== 'customer_address_id') return {};
      const isCustomer = await shop.ask<Json>('{ customerCart { id } }', { headers: { ...headers } });
      const id = at(isCustomer.data, 'customerCart.id') ?? at(await ask('mutation { createEmptyCart }', {}), 'createEmptyCart');
      return { input: { cart_id: id } };
    },
  };
}

function mailedTokens(shop: TestShop) {
  let count = 0;
  const tokenTo = async (email: string, pattern: RegExp): Promise<string> => {
    for (const { text } of await shop.mails(email)) {
      const token = pattern.exec(text)?.[1];
      if (token !== undefined) return token;
    }
    assert.fail(`no mail like ${pattern}`);
  };
  const change = async (query: string, variables: object): Promise<void> => {
    const { errors } = await shop.ask(query, { variables });
    assert.deepEqual(errors, []);
  };
  return async (operation: string): Promise<{ token: string; given: Given }> => {
    const email = `reader${++count}-${operation.toLowerCase()}@example.nl`;
    const given = operation === 'resetPassword' ? { email, newPassword: 'Gouden-8dal' } : {};
    switch (operation) {
      case 'resetPassword': {
        const input = { email, password: 'Zilver-7berg', firstname: 'Eva', lastname: 'Janssen' };
        await change('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }', { input });
        await change('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email });
        return { token: await tokenTo(email, /token=([0-9a-f]{64})/), given };
      }
      case 'confirmNewsletter':
      case 'unsubscribeNewsletter': {
        await change('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', { email });
        const token = await tokenTo(email, /confirm\?token=([0-9a-f]{64})/);
        if (operation === 'confirmNewsletter') return { token, given };
        await change('mutation ($token: String!) { confirmNewsletter(token: $token) }', { token });
        return { token: await tokenTo(email, /unsubscribe\?token=([0-9a-f]{64})/), given };
      }
      default: {
        const input = { email, sku: await soldOutSku(shop), type: 'stock' };
        const subscribe = `mutation ($input: ProductAlertSubscriptionInput!) { productAlertSubscription(input: $input) { email } }`;
        await change(subscribe, { input });
        const pattern =
          operation === 'confirmProductAlert' ? /confirm\S*token=([0-9a-f]{64})/ : /(?:leave|unsubscribe|stop|end)\S*?([0-9a-f]{64})/;
        return { token: await tokenTo(email, pattern), given };
      }
    }
  };
}

async function soldOutSku(shop: TestShop): Promise<string> {
  const { data } = await shop.ask<Json>(
    '{ products(filter: {}, pageSize: 100) { items { ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }',
  );
  const items = at(data, 'products.items') as readonly { variants?: readonly { product: { sku: string; stock_status: string } }[] }[];
  const found = items.flatMap(({ variants = [] }) => variants).find(({ product }) => product.stock_status === 'OUT_OF_STOCK');
  assert.ok(found);
  return found.product.sku;
}
