import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeUid } from '#kernel/ids.ts';
import { setStock } from '#modules/inventory/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { fieldNames, fullSelection } from '#testing/full-selection.ts';
import { cartClient, cartFields, categoryOf, logInAs, type TestCart } from '#testing/cart-client.ts';

let shop: TestShop;
let carts: ReturnType<typeof cartClient>;
let eva: Record<string, string>;
before(async () => {
  shop = await createTestShop();
  carts = cartClient(shop);
  eva = await logInAs(shop, 1);
});
after(() => shop.close());

const ring = 'MA-SIE-6202';
const stock = (sku: string, quantity: number): Promise<void> =>
  shop.database.transaction((tx) =>
    setStock(
      tx,
      ['WEB', 'SIT', 'ROE', 'AAC'].map((source) => ({ sku, source, quantity: source === 'WEB' ? quantity : 0 })),
    ),
  );

describe('a cart', () => {
  it('is made for a guest under a masked id and read by it', async () => {
    const id = await carts.create();
    assert.match(id, /^[a-z2-7]{32}$/);
    const cart = await carts.read(id);
    assert.deepEqual([cart.id, cart.items, cart.prices.grand_total.value, cart.applied_coupons], [id, [], 0, null]);
  });

  it('takes an id of the client once', async () => {
    const wanted = 'A'.repeat(32);
    const create = (id: string) => shop.ask(`mutation { createGuestCart(input: {cart_uid: "${id}"}) { cart { id } } }`);
    assert.deepEqual((await create(wanted)).data, { createGuestCart: { cart: { id: wanted } } });
    assert.equal(categoryOf(await create(wanted)), 'graphql-already-exists');
    assert.equal(categoryOf(await create('short')), 'graphql-input');
  });

  it('of a customer is one and the same', async () => {
    const first = await carts.create(eva);
    assert.equal(await carts.create(eva), first);
    const own = carts.ok(await shop.ask<{ customerCart: TestCart }>('{ customerCart { id } }', { headers: eva }));
    assert.equal(own.customerCart.id, first);
    const guest = await shop.ask('{ customerCart { id } }');
    assert.deepEqual([guest.status, guest.errors[0]?.message], [403, 'The request is allowed for logged in customer']);
    assert.equal(categoryOf(await shop.ask('mutation { createGuestCart { cart { id } } }', { headers: eva })), 'graphql-already-exists');
  });

  it('opens to nobody else (R111, R114)', async () => {
    const [guest, own] = [await carts.create(), await carts.create(eva)];
    const other = await logInAs(shop, 2);
    const calls = (id: string) => [
      `{ cart(cart_id: "${id}") { id } }`,
      `mutation { addProductsToCart(cartId: "${id}", cartItems: [{sku: "${ring}", quantity: 1}]) { cart { id } } }`,
      `mutation { addSimpleProductsToCart(input: {cart_id: "${id}", cart_items: []}) { cart { id } } }`,
      `mutation { addSampleProductToCart(input: {cart_id: "${id}", sku: "x"}) { cart { id } } }`,
      `mutation { updateCartItems(input: {cart_id: "${id}", cart_items: []}) { cart { id } } }`,
      `mutation { removeItemFromCart(input: {cart_id: "${id}", cart_item_id: 1}) { cart { id } } }`,
      `mutation { applyCouponToCart(input: {cart_id: "${id}", coupon_code: "x"}) { cart { id } } }`,
      `mutation { removeCouponFromCart(input: {cart_id: "${id}"}) { cart { id } } }`,
      `mutation { estimateTotals(input: {cart_id: "${id}", address: {country_code: NL}}) { cart { id } } }`,
      `mutation { estimateShippingMethods(input: {cart_id: "${id}", address: {country_code: NL}}) { method_code } }`,
    ];
    for (const [id, headers] of [
      [own, {}],
      [own, other],
      [guest, eva],
    ] as const) {
      for (const call of calls(id)) {
        const answer = await shop.ask(call, { headers });
        assert.deepEqual(
          [categoryOf(answer), answer.errors[0]?.message],
          ['graphql-no-such-entity', `Could not find a cart with ID "${id}"`],
          call,
        );
      }
    }
    for (const unknown of ['nope', '1', 'b'.repeat(32)]) {
      for (const call of calls(unknown)) {
        const answer = await shop.ask(call);
        assert.deepEqual(
          [categoryOf(answer), answer.errors[0]?.message],
          ['graphql-no-such-entity', `Could not find a cart with ID "${unknown}"`],
        );
      }
    }
  });

  it('answers every field of the contract', async () => {
    const id = await carts.create();
    await carts.add(id, [{ sku: ring, quantity: 1 }]);
    const { cart } = carts.ok(await shop.ask<{ cart: object }>(`{ cart(cart_id: "${id}") { ${fullSelection('Cart', 5)} } }`));
    assert.deepEqual(Object.keys(cart).sort(), [...fieldNames('Cart')].sort());
  });

  it('pages and sorts its lines', async () => {
    const id = await carts.create();
    await carts.add(id, [
      { sku: ring, quantity: 1 },
      { sku: 'MA-ONV-6601', quantity: 3 },
    ]);
    const page = async (args: string) =>
      shop.ask<{ cart: { itemsV2: { total_count: number; items: { quantity: number }[] } } }>(
        `{ cart(cart_id: "${id}") { itemsV2(${args}) { total_count items { quantity } } } }`,
      );
    const { itemsV2 } = carts.ok(await page('pageSize: 1, sort: {field: QTY, order: DESC}')).cart;
    assert.deepEqual(itemsV2, { total_count: 2, items: [{ quantity: 3 }] });
    assert.equal((await page('currentPage: 0')).errors[0]?.message, 'currentPage value must be greater than 0.');
  });

  it('of a guest ends after thirty days, and no other does', async () => {
    const [guest, own] = [await carts.create(), await carts.create(eva)];
    const started = shop.clock.now();
    shop.clock.advance(30 * 86_400_000 + 1);
    await shop.backend.runJob('cart-expiry');
    shop.clock.set(started);
    assert.equal(categoryOf(await shop.ask(`{ cart(cart_id: "${guest}") { id } }`)), 'graphql-no-such-entity');
    assert.equal((await carts.read(own, eva)).id, own);
  });
});

describe('adding to a cart', () => {
  it('puts the same product on one line', async () => {
    const id = await carts.create();
    await carts.add(id, [{ sku: ring, quantity: 1 }]);
    const { cart } = await carts.add(id, [{ sku: ring, quantity: 2 }]);
    assert.deepEqual(
      cart.items.map(({ __typename, quantity, uid }) => [__typename, quantity, uid]),
      [['SimpleCartItem', 3, encodeUid(1)]],
    );
    assert.deepEqual([cart.total_quantity, cart.summary_count], [3, 3]);
  });

  it('adds what can be added and says what cannot', async () => {
    const id = await carts.create();
    const { cart, user_errors: errors } = await carts.add(id, [
      { sku: ring, quantity: 1 },
      { sku: 'nope', quantity: 1 },
      { sku: ring, quantity: 0 },
      { sku: 'MA-DIR-1001', quantity: 1 },
    ]);
    assert.equal(cart.items.length, 1);
    assert.deepEqual(
      errors.map(({ code, message }) => [code, message]),
      [
        ['PRODUCT_NOT_FOUND', 'Could not find a product with SKU "nope"'],
        ['INVALID_PARAMETER_VALUE', 'The product quantity should be greater than 0'],
        ['UNDEFINED', 'You need to choose options for your item.'],
      ],
    );
  });

  it('refuses quantities that are none (R012)', async () => {
    const id = await carts.create();
    for (const quantity of [-1, 0, 0.5, 1.5, 1e9]) {
      const { cart, user_errors: errors } = await carts.add(id, [{ sku: ring, quantity }]);
      assert.deepEqual([cart.items.length, errors.length], [0, 1], String(quantity));
    }
    await carts.add(id, [{ sku: ring, quantity: 1 }]);
    for (const quantity of [-1, 0.5, 1e9]) {
      const { updateCartItems } = carts.ok(await carts.update(id, [{ cart_item_id: 1, quantity }]));
      assert.deepEqual([updateCartItems.cart.total_quantity, updateCartItems.errors.length], [1, 1], String(quantity));
    }
  });

  it('stops at the stock, counted over all lines (R005)', async () => {
    await stock(ring, 4);
    const id = await carts.create();
    await carts.add(id, [{ sku: ring, quantity: 3 }]);
    const { cart, user_errors: errors } = await carts.add(id, [{ sku: ring, quantity: 2 }]);
    assert.equal(cart.total_quantity, 3);
    assert.deepEqual(errors, [
      { __typename: 'InsufficientStockError', code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available', quantity: 1 },
    ]);
    await stock(ring, 0);
    const soldOut = await carts.add(await carts.create(), [{ sku: ring, quantity: 1 }]);
    assert.deepEqual(
      soldOut.user_errors.map(({ code }) => code),
      ['PRODUCT_NOT_FOUND'],
    );
    await stock(ring, 20);
  });

  it('takes a variant by its own number, by the parent and its options, and by the typed call', async () => {
    const { products } = carts.ok(
      await shop.ask<{ products: { items: { variants: { product: { sku: string }; attributes: { uid: string }[] }[] }[] } }>(
        '{ products(filter: {sku: {eq: "MA-TAS-6101"}}) { items { ... on ConfigurableProduct { variants { attributes { uid } product { sku } } } } } }',
      ),
    );
    const variant = products.items[0]?.variants[0];
    assert.ok(variant);
    const { sku } = variant.product;
    const id = await carts.create();
    await carts.add(id, [{ sku, quantity: 1 }]);
    await carts.add(id, [{ sku: 'MA-TAS-6101', quantity: 1, selected_options: variant.attributes.map(({ uid }) => uid) }]);
    carts.ok(
      await shop.ask(
        `mutation { addConfigurableProductsToCart(input: {cart_id: "${id}", cart_items: [{parent_sku: "MA-TAS-6101", data: {sku: "${sku}", quantity: 1}}]}) { cart { id } } }`,
      ),
    );
    const { items } = await carts.read(id);
    assert.deepEqual(
      items.map((item) => [item.__typename, item.product.sku, item.configured_variant?.sku, item.quantity]),
      [['ConfigurableCartItem', 'MA-TAS-6101', sku, 3]],
    );
  });

  it('raises in the typed calls', async () => {
    const id = await carts.create();
    const add = (sku: string, quantity: number) =>
      shop.ask(
        `mutation { addSimpleProductsToCart(input: {cart_id: "${id}", cart_items: [{data: {sku: "${sku}", quantity: ${quantity}}}]}) { cart { total_quantity } } }`,
      );
    assert.deepEqual((await add(ring, 2)).data, { addSimpleProductsToCart: { cart: { total_quantity: 2 } } });
    assert.equal(categoryOf(await add('nope', 1)), 'graphql-no-such-entity');
    const tooMany = await add(ring, 9_000);
    assert.equal(
      tooMany.errors[0]?.message,
      `Could not add the product with SKU ${ring} to the shopping cart: The requested qty is not available`,
    );
  });
});

describe('changing a cart', () => {
  it('sets quantities, removes lines and says what cannot be done', async () => {
    const id = await carts.create();
    await carts.add(id, [
      { sku: ring, quantity: 1 },
      { sku: 'MA-ONV-6601', quantity: 1 },
    ]);
    const { updateCartItems: changed } = carts.ok(
      await carts.update(id, [
        { cart_item_uid: encodeUid(1), quantity: 2 },
        { cart_item_id: 2, quantity: 0 },
        { cart_item_id: 9, quantity: 1 },
        { cart_item_id: 1 },
        { quantity: 1 },
        { cart_item_id: 1, quantity: 999 },
      ]),
    );
    assert.deepEqual(
      changed.cart.items.map(({ product, quantity }) => [product.sku, quantity]),
      [[ring, 2]],
    );
    assert.deepEqual(
      changed.errors.map(({ code }) => code),
      ['COULD_NOT_FIND_CART_ITEM', 'REQUIRED_PARAMETER_MISSING', 'REQUIRED_PARAMETER_MISSING', 'INSUFFICIENT_STOCK'],
    );
    const remove = (line: number) =>
      shop.ask(`mutation { removeItemFromCart(input: {cart_id: "${id}", cart_item_id: ${line}}) { cart { total_quantity } } }`);
    assert.deepEqual((await remove(1)).data, { removeItemFromCart: { cart: { total_quantity: 0 } } });
    const again = await remove(1);
    assert.deepEqual([categoryOf(again), again.errors[0]?.message], ['graphql-no-such-entity', "The cart doesn't contain the item"]);
  });

  it('names lines whose stock or price changed since', async () => {
    const id = await carts.create();
    await carts.add(id, [{ sku: 'MA-ONV-6603', quantity: 3 }]);
    await stock('MA-ONV-6603', 2);
    await shop.database.query(`update cart set document = jsonb_set(document, '{lines,0,seenCents}', '100') where masked_id = $1`, [id]);
    const [line] = (await carts.read(id)).items;
    assert.deepEqual(
      [line?.is_available, line?.not_available_message, line?.errors, line?.notes[0]?.code],
      [false, 'We hebben er nog 2.', [{ code: 'ITEM_QTY' }], 'PRICE_HIGHER'],
    );
    // Fewer can always be wanted, and then the shopper has seen the price.
    const { updateCartItems } = carts.ok(await carts.update(id, [{ cart_item_id: 1, quantity: 2 }]));
    assert.deepEqual([updateCartItems.cart.items[0]?.is_available, updateCartItems.cart.items[0]?.notes], [true, []]);
  });

  it('keeps a guest address and refuses what is none', async () => {
    const id = await carts.create();
    const set = (email: string, headers = {}) =>
      shop.ask(`mutation { setGuestEmailOnCart(input: {cart_id: "${id}", email: "${email}"}) { cart { ${cartFields} } } }`, { headers });
    carts.ok(await set(' eva@example.org '));
    assert.equal((await carts.read(id)).email, 'eva@example.org');
    assert.equal((await set('eva@')).errors[0]?.message, 'Invalid email format');
    assert.equal((await set('a@b.nl', eva)).errors[0]?.message, 'The request is not allowed for logged in customers');
  });
});
