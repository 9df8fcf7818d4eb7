import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { cartClient, cartFields, categoryOf, logInAs, type TestCart } from '#testing/cart-client.ts';
import { checkoutClient, eva as somebody } from '#testing/checkout-client.ts';
import { logIn } from '#testing/log-in.ts';

let shop: TestShop;
let carts: ReturnType<typeof cartClient>;
let eva: Record<string, string>;
let own: string;
const marie = { ...somebody, firstname: 'Marie', lastname: 'Peters', street: ['Kerkstraat', '7'] };
const [ring, oil] = ['MA-SIE-6202', 'MA-ONV-6601'];
before(async () => {
  shop = await createTestShop();
  carts = cartClient(shop);
  eva = await logInAs(shop, 1);
  own = await carts.create(eva);
  await shop.database.transaction((tx) =>
    setStock(
      tx,
      [ring, oil].flatMap((sku) => ['WEB', 'SIT', 'ROE', 'AAC'].map((source) => ({ sku, source, quantity: source === 'WEB' ? 6 : 0 }))),
    ),
  );
});
after(() => shop.close());

const guestCart = async (...items: readonly (readonly [string, number])[]): Promise<string> => {
  const id = await carts.create();
  await carts.add(
    id,
    items.map(([sku, quantity]) => ({ sku, quantity })),
  );
  return id;
};
const clear = async (): Promise<void> => {
  const { items } = await carts.read(own, eva);
  await carts.update(
    own,
    items.map(({ uid }) => ({ cart_item_uid: uid, quantity: 0 })),
    eva,
  );
  await shop.ask(`mutation { removeCouponFromCart(input: {cart_id: "${own}"}) { cart { id } } }`, { headers: eva });
};
const content = ({ items }: TestCart) => items.map(({ product, quantity }) => [product.sku, quantity]);

describe('merging a guest cart', () => {
  it('adds quantities of the same product and closes the guest cart (R035)', async () => {
    await clear();
    await carts.add(own, [{ sku: ring, quantity: 1 }], eva);
    const guest = await guestCart([ring, 2], [oil, 1]);
    const { mergeCarts } = carts.ok(await carts.merge(guest, eva));
    assert.deepEqual(content(mergeCarts), [
      [ring, 3],
      [oil, 1],
    ]);
    const closed = await shop.ask(`{ cart(cart_id: "${guest}") { id } }`);
    assert.deepEqual([categoryOf(closed), closed.errors[0]?.message], ['graphql-no-such-entity', "The cart isn't active."]);
  });

  it('changes nothing when it is sent again (R036)', async () => {
    await clear();
    const guest = await guestCart([ring, 2]);
    for (let again = 0; again < 3; again++) assert.deepEqual(content(carts.ok(await carts.merge(guest, eva, own)).mergeCarts), [[ring, 2]]);
  });

  it('is capped by the stock, and the line says so', async () => {
    await clear();
    await carts.add(own, [{ sku: ring, quantity: 4 }], eva);
    const { mergeCarts } = carts.ok(await carts.merge(await guestCart([ring, 5]), eva));
    assert.deepEqual(content(mergeCarts), [[ring, 6]]);
    assert.deepEqual(mergeCarts.items[0]?.notes, [
      { code: 'QUANTITY_CAPPED', message: 'Je wilde er 9, we hebben er nog 6. We hebben het aantal aangepast.' },
    ]);
    const { updateCartItems } = carts.ok(await carts.update(own, [{ cart_item_uid: mergeCarts.items[0]?.uid, quantity: 5 }], eva));
    assert.deepEqual(updateCartItems.cart.items[0]?.notes, []);
  });

  it('brings the coupon along', async () => {
    await clear();
    const guest = await guestCart([ring, 1]);
    carts.ok(await carts.apply(guest, 'WELKOM10'));
    assert.deepEqual(carts.ok(await carts.merge(guest, eva)).mergeCarts.applied_coupons, [{ code: 'WELKOM10' }]);
  });

  it('is for customers, from guests, into an own cart', async () => {
    const guest = await guestCart([ring, 1]);
    assert.equal(categoryOf(await carts.merge(guest, {})), 'graphql-authorization');
    assert.equal(categoryOf(await carts.merge('', eva)), 'graphql-input');
    assert.equal(categoryOf(await carts.merge('x'.repeat(32), eva)), 'graphql-no-such-entity');
    const other = await logInAs(shop, 2);
    const others = await carts.create(other);
    assert.equal(categoryOf(await carts.merge(others, eva)), 'graphql-no-such-entity');
    assert.equal(categoryOf(await carts.merge(guest, eva, others)), 'graphql-no-such-entity');
    assert.equal((await carts.read(guest)).items.length, 1);
  });
});

describe('taking a guest cart over', () => {
  const assign = (id: string, headers: Record<string, string>) =>
    shop.ask<{ assignCustomerToGuestCart: TestCart }>(`mutation { assignCustomerToGuestCart(cart_id: "${id}") { ${cartFields} } }`, {
      headers,
    });

  it('makes it the customer’s, with what was in the own cart, once', async () => {
    const other = await logInAs(shop, 2);
    const before = await carts.create(other);
    await carts.add(before, [{ sku: oil, quantity: 1 }], other);
    const guest = await guestCart([ring, 2]);
    for (let again = 0; again < 2; again++) {
      assert.deepEqual(content(carts.ok(await assign(guest, other)).assignCustomerToGuestCart), [
        [ring, 2],
        [oil, 1],
      ]);
    }
    assert.equal(await carts.create(other), guest);
    assert.equal(categoryOf(await shop.ask(`{ cart(cart_id: "${before}") { id } }`, { headers: other })), 'graphql-no-such-entity');
    assert.equal(categoryOf(await assign(guest, eva)), 'graphql-no-such-entity');
    assert.equal(categoryOf(await assign(guest, {})), 'graphql-authorization');
  });
});

/** Everything of a cart that says who it is for. */
const personFields = `email comment billing_address { lastname street } selected_payment_method { code purchase_order_number }
  shipping_addresses { lastname street pickup_location_code selected_shipping_method { method_code } } vat_check { is_valid }`;
const nobody = {
  email: null,
  comment: null,
  billing_address: null,
  selected_payment_method: null,
  shipping_addresses: [],
  vat_check: null,
};

describe('who filled in a guest cart', () => {
  const filled = async (email: string): Promise<string> => {
    const checkout = checkoutClient(shop);
    const id = await checkout.ready({ items: [{ sku: ring, quantity: 1 }], email, address: { ...marie, vat_id: 'DE000000000' } });
    await checkout.run('mutation ($id: String!) { setCommentOnCart(cart_id: $id, comment: "Bel bij Peters") { id } }', { id });
    await checkout.run('mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { id } } }', {
      input: { cart_id: id, payment_method: { code: 'banktransfer', purchase_order_number: 'Peters 7' } },
    });
    return id;
  };
  const takers = [(id: string) => `assignCustomerToGuestCart(cart_id: "${id}")`, (id: string) => `mergeCarts(source_cart_id: "${id}")`];
  const take = async (call: string, headers: Record<string, string>): Promise<unknown> => {
    const taken = carts.ok(
      await shop.ask<Record<string, object>>(`mutation { ${call} { ${personFields} items { quantity } } }`, { headers }),
    );
    const [{ items, ...person }] = Object.values(taken) as [{ items: readonly unknown[] }];
    assert.ok(items.length > 0);
    return person;
  };

  it('is not told to the customer who takes it, and is forgotten with the cart that ends', async () => {
    for (const [place, taker] of takers.entries()) {
      const guest = await filled('marie@example.org');
      const { headers } = await logIn(shop, 3 + place);
      assert.deepEqual(await take(taker(guest), headers), nobody);
      assert.deepEqual(await take(taker(guest), headers), nobody, 'nor when it is asked again');
      const { rows } = await shop.database.query<{ document: string }>('select document::text from cart where masked_id = $1', [guest]);
      assert.doesNotMatch(rows[0]?.document ?? '', /Peters|marie/);
    }
  });

  it('may be the customer: the same e-mail address keeps addresses and choices', async () => {
    const { headers, email } = await logIn(shop, 5);
    const person = await take(takers[0]?.(await filled(email.toUpperCase())) ?? '', headers);
    assert.deepEqual(person, {
      ...nobody,
      comment: 'Bel bij Peters',
      billing_address: { lastname: 'Peters', street: ['Kerkstraat', '7'] },
      selected_payment_method: { code: 'banktransfer', purchase_order_number: 'Peters 7' },
      shipping_addresses: [
        {
          lastname: 'Peters',
          street: ['Kerkstraat', '7'],
          pickup_location_code: null,
          selected_shipping_method: { method_code: 'home' },
        },
      ],
      vat_check: { is_valid: false },
    });
  });

  it('is told apart from the customer, whose own addresses stay', async () => {
    const { headers } = await logIn(shop, 6);
    await checkoutClient(shop).ready({ headers, items: [{ sku: ring, quantity: 1 }], address: { ...marie, lastname: 'Smeets' } });
    for (const taker of takers) {
      const person = await take(taker(await filled('marie@example.org')), headers);
      assert.deepEqual((person as { billing_address: unknown }).billing_address, { lastname: 'Smeets', street: ['Kerkstraat', '7'] });
    }
  });
});

describe('a customer’s data', () => {
  it('contain the cart, and it goes with the account', async () => {
    const headers = await logInAs(shop, 5);
    await carts.add(await carts.create(headers), [{ sku: ring, quantity: 1 }], headers);
    const { exportMyData } = carts.ok(await shop.ask<{ exportMyData: string }>('mutation { exportMyData }', { headers }));
    const { carts: exported } = JSON.parse(exportMyData) as { carts: { lines: { sku: string }[] }[] };
    assert.equal(exported[0]?.lines[0]?.sku, ring);
  });
});
