import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeUid } from '#kernel/ids.ts';

import { setStock } from '#modules/inventory/index.ts';
import { writeFreeShippingRule } from '#modules/stores/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';
import { cartClient, cartFields, categoryOf, logInAs, type TestCart, type UserError } from '#testing/cart-client.ts';

let shop: TestShop;
let carts: ReturnType<typeof cartClient>;
before(async () => {
  shop = await createTestShop();
  carts = cartClient(shop);
  await shop.database.transaction((tx) =>
    setStock(
      tx,
      ['MA-SIE-6202', 'MA-ONV-6601', 'MA-ONV-6603'].map((sku) => ({ sku, source: 'WEB', quantity: 50 })),
    ),
  );
});
after(() => shop.close());

/** 49.95 a piece. */
const ring = 'MA-SIE-6202';
const cartWith = async (items: readonly object[], headers = {}): Promise<string> => {
  const id = await carts.create(headers);
  const { user_errors: errors } = await carts.add(id, items, headers);
  assert.deepEqual(errors, []);
  return id;
};
const minimumMissing = 'Deze kortingscode geldt vanaf €\u00a0150,00 aan artikelen.';
const invalid = "The coupon code isn't valid. Verify the code and try again.";

describe('a coupon', () => {
  it('takes its share off, stays one, and can be removed', async () => {
    const id = await cartWith([{ sku: ring, quantity: 2 }]);
    const { cart } = carts.ok(await carts.apply(id, ' welkom10 ')).applyCouponToCart;
    assert.deepEqual(cart.applied_coupons, [{ code: 'WELKOM10' }]);
    assert.deepEqual(cart.prices.discounts, [{ applied_to: 'ITEM', amount: { value: 9.99 } }]);
    assert.equal(cart.prices.grand_total.value, 89.91);
    assert.equal(
      (await carts.apply(id, 'MAAS25')).errors[0]?.message,
      'A coupon is already applied to the cart. Please remove it to apply another',
    );
    carts.ok(await shop.ask(`mutation { removeCouponFromCart(input: {cart_id: "${id}"}) { cart { id } } }`));
    const { applied_coupons: none, prices } = await carts.read(id);
    assert.deepEqual([none, prices.discounts, prices.grand_total.value], [null, null, 99.9]);
  });

  it('needs products', async () => {
    assert.equal((await carts.apply(await carts.create(), 'WELKOM10')).errors[0]?.message, 'Cart does not contain products.');
  });

  for (const code of ['NIETS', 'ZOMER', 'STRAKS', 'EERSTE50', 'INGETROKKEN']) {
    it(`that is unknown, over, early, used up or switched off is not valid: ${code}`, async () => {
      const answer = await carts.apply(await cartWith([{ sku: ring, quantity: 1 }]), code);
      assert.deepEqual([categoryOf(answer), answer.errors[0]?.message], ['graphql-no-such-entity', invalid]);
      await shop.database.query('delete from coupon_guess');
    });
  }

  it('says what is missing when the code itself is right', async () => {
    const id = await cartWith([{ sku: ring, quantity: 1 }]);
    assert.equal((await carts.apply(id, 'MAAS25')).errors[0]?.message, minimumMissing);
    assert.equal(
      (await carts.apply(id, 'DIRNDL15')).errors[0]?.message,
      'Deze kortingscode geldt niet voor de artikelen in je winkelwagen.',
    );
    assert.match((await carts.apply(id, 'VERENIGING8')).errors[0]?.message ?? '', /zakelijke accounts/);
  });

  it('that no longer counts stays on the cart and says why (R031)', async () => {
    const id = await cartWith([{ sku: ring, quantity: 4 }]);
    carts.ok(await carts.apply(id, 'MAAS25'));
    carts.ok(await carts.update(id, [{ cart_item_id: 1, quantity: 1 }]));
    const { applied_coupons: applied, coupon_message: message, prices } = await carts.read(id);
    assert.deepEqual([applied?.length, message, prices.discounts], [1, minimumMissing, null]);
  });

  it('can be guessed five times a cart in ten minutes', async () => {
    const id = await cartWith([{ sku: ring, quantity: 1 }]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => carts.apply(id, 'RAAD')));
    assert.equal(answers.filter(({ errors }) => errors[0]?.message === invalid).length, 5);
    assert.equal((await carts.apply(id, 'WELKOM10')).errors[0]?.message, 'Too many wrong coupon codes. Please wait and try again.');
    shop.clock.advance(600_001);
    carts.ok(await carts.apply(id, 'WELKOM10'));
  });

  it('can be guessed twenty times an hour from one address', async () => {
    await shop.database.query('delete from coupon_guess');
    let wrong = 0;
    for (let cart = 0; cart < 5; cart++) {
      const id = await cartWith([{ sku: ring, quantity: 1 }]);
      for (let guess = 0; guess < 5; guess++) if ((await carts.apply(id, 'RAAD')).errors[0]?.message === invalid) wrong++;
    }
    assert.equal(wrong, 20);
    await shop.database.query('delete from coupon_guess');
  });
});

describe('delivery', () => {
  it('is estimated for a country and a method, and free from the threshold on', async () => {
    const estimate = async (id: string, country: string, method: string) =>
      carts.ok(
        await shop.ask<{ estimateTotals: { cart: TestCart } }>(
          `mutation { estimateTotals(input: {cart_id: "${id}", address: {country_code: ${country}}, shipping_method: {carrier_code: "dhl", method_code: "${method}"}}) { cart { ${cartFields} } } }`,
        ),
      ).estimateTotals.cart;
    const small = await cartWith([{ sku: ring, quantity: 2 }]);
    const german = await estimate(small, 'DE', 'home');
    assert.deepEqual(
      [german.prices.grand_total.value, german.free_shipping_remaining?.value, german.prices.applied_taxes],
      [106.85, 0.1, [{ label: '19% btw', amount: { value: 17.06 } }]],
    );
    const large = await cartWith([{ sku: ring, quantity: 3 }]);
    assert.deepEqual(
      [(await estimate(large, 'DE', 'home')).prices.grand_total.value, (await estimate(large, 'AT', 'home')).prices.grand_total.value],
      [149.85, 159.8],
    );
    assert.equal((await estimate(large, 'AT', 'home')).free_shipping_remaining, null);
    assert.equal((await carts.read(small)).prices.grand_total.value, 99.9, 'nothing was saved');
  });

  it('lists its methods with their prices', async () => {
    const id = await cartWith([{ sku: ring, quantity: 1 }]);
    const { estimateShippingMethods: methods } = carts.ok(
      await shop.ask<{ estimateShippingMethods: { carrier_code: string; method_title: string; price_incl_tax: { value: number } }[] }>(
        `mutation { estimateShippingMethods(input: {cart_id: "${id}", address: {country_code: NL}}) { carrier_code method_title price_incl_tax { value } } }`,
        { headers: { store: 'de' } },
      ),
    );
    assert.deepEqual(
      methods.map((method) => [method.carrier_code, method.method_title, method.price_incl_tax.value]),
      [
        ['postnl', 'Lieferung nach Hause', 5.95],
        ['dhl', 'DHL-Paketshop', 4.95],
        ['instore', 'Abholung', 0],
      ],
    );
  });

  it('is never free and says nothing when the rule is off', async () => {
    const id = await cartWith([{ sku: ring, quantity: 3 }]);
    const rule = {
      websiteId: 1,
      defaultCents: 10_000,
      includesTax: true,
      countries: [{ countryCode: 'NL', cents: 10_000, includesTax: true, message: {} }],
    };
    await shop.database.transaction((tx) => writeFreeShippingRule(tx, { ...rule, isEnabled: false }));
    const field = 'default_shipping_method { amount { value } } free_shipping_amount { default_amount } free_shipping_remaining { value }';
    await eventually(async () => {
      const { cart } = carts.ok(await shop.ask<{ cart: object }>(`{ cart(cart_id: "${id}") { ${field} } }`));
      assert.deepEqual(cart, {
        default_shipping_method: { amount: { value: 5.95 } },
        free_shipping_amount: null,
        free_shipping_remaining: null,
      });
    });
    await shop.database.transaction((tx) => writeFreeShippingRule(tx, { ...rule, isEnabled: true }));
  });
});

describe('a bundle', () => {
  type Option = {
    id: number;
    uid: string;
    price: number;
    quantity: number;
    can_change_quantity: boolean;
    product: { stock_status: string };
  };
  type Part = { option_id: number; required: boolean; type: string; options: Option[] };
  const partsOf = async (sku: string): Promise<Part[]> =>
    carts.ok(
      await shop.ask<{ products: { items: { items: Part[] }[] } }>(
        `{ products(filter: {sku: {eq: "${sku}"}}) { items { ... on BundleProduct { items { option_id required type options {
             id uid price quantity can_change_quantity product { stock_status } } } } } } }`,
      ),
    ).products.items[0]?.items ?? [];
  const inCents = (value: number): number => Math.round(value * 100);

  for (const sku of ['MA-SET-7001', 'MA-SET-7002']) {
    it(`costs in the cart what its page says, for every selection: ${sku}`, async () => {
      const parts = (await partsOf(sku)).map((part) => ({
        ...part,
        options: part.options.filter(({ product }) => product.stock_status === 'IN_STOCK'),
      }));
      const id = await carts.create();
      const usual = parts.flatMap((part) => (part.required ? part.options.slice(0, 1) : []));
      for (const part of parts) {
        const others = usual.filter((option) => !part.options.includes(option));
        for (const option of part.options) {
          const chosen = [...others, option];
          const { cart, user_errors: errors } = await carts.add(id, [{ sku, quantity: 2, selected_options: chosen.map(({ uid }) => uid) }]);
          assert.deepEqual(errors, []);
          const shown = chosen.reduce((total, { price, quantity }) => total + inCents(price) * quantity, 0);
          const line = cart.items.at(-1);
          assert.deepEqual(
            [inCents(line?.prices.price_including_tax.value ?? 0), inCents(line?.prices.row_total_including_tax.value ?? 0)],
            [shown, 2 * shown],
          );
          carts.ok(
            await carts.update(
              id,
              cart.items.map(({ uid }) => ({ cart_item_uid: uid, quantity: 0 })),
            ),
          );
        }
      }
    });
  }

  it('must be chosen completely, once where one is wanted, with quantities only where they may change', async () => {
    const parts = await partsOf('MA-SET-7001');
    const id = await carts.create();
    const add = async (uids: readonly string[], entered: readonly object[] = []) =>
      carts.add(id, [{ sku: 'MA-SET-7001', quantity: 1, selected_options: uids, entered_options: entered }]);
    const codes = async (uids: readonly string[]) => (await add(uids)).user_errors.map(({ message }: UserError) => message);
    const required = parts.filter((part) => part.required);
    const first = required.map((part) => part.options.find(({ product }) => product.stock_status === 'IN_STOCK')?.uid ?? '');
    assert.deepEqual(await codes(first.slice(1)), ['You need to choose options for your item.']);
    assert.deepEqual(await codes([...first, required[0]?.options.at(-1)?.uid ?? '']), [
      'The required options you selected are not available',
    ]);
    assert.deepEqual(await codes([...first, encodeUid('bundle/1/999999/1')]), ['The required options you selected are not available']);
    const socks = parts.find(({ options }) => options.some((option) => option.can_change_quantity));
    const uid = first[required.indexOf(socks ?? parts[0]!)] ?? '';
    const { cart } = await add(first, [{ uid, value: '3' }]);
    const { cart: shown } = carts.ok(
      await shop.ask<{ cart: { items: { bundle_options: { values: { quantity: number }[] }[] }[] } }>(
        `{ cart(cart_id: "${id}") { items { ... on BundleCartItem { bundle_options { label values { quantity label priceV2 { value } } } } } } }`,
      ),
    );
    assert.deepEqual([cart.items.length, shown.items[0]?.bundle_options.map(({ values }) => values[0]?.quantity)], [1, [1, 1, 3]]);
  });
});

describe('a reduced line (LAW-03)', () => {
  const reference = 'reference_price { value percent_off label }';
  type Reference = { readonly value: number; readonly percent_off: number; readonly label: string } | null;
  type Product = { readonly sku: string; readonly price_range: { readonly minimum_price: { readonly reference_price: Reference } } };
  const fields = `sku price_range { minimum_price { ${reference} } }`;
  const referenceOf = ({ price_range: range }: Product): Reference => range.minimum_price.reference_price;
  const inCart = async (id: string, headers = {}): Promise<Reference> => {
    const query = `{ cart(cart_id: "${id}") { items { prices { ${reference} } } } }`;
    const { data } = await shop.ask<{ cart: { items: readonly { prices: { reference_price: Reference } }[] } }>(query, { headers });
    return data.cart.items[0]?.prices.reference_price ?? null;
  };

  it('is compared with the reference price of its product page, not with its regular price', async () => {
    const { data } = await shop.ask<{ products: { items: readonly (Product & { variants: readonly { product: Product }[] })[] } }>(
      `{ products(filter: {sku: {eq: "MA-LED-2002"}}) { items { ${fields} ... on ConfigurableProduct { variants { product { ${fields} } } } } } }`,
    );
    const [toni] = data.products.items;
    const variant = toni?.variants[0]?.product;
    assert.ok(toni && variant);
    assert.equal(referenceOf(variant)?.value, 109.95, 'lower than the regular price: there was a dip');
    await shop.database.transaction((tx) => setStock(tx, [{ sku: variant.sku, source: 'WEB', quantity: 5 }]));
    const id = await cartWith([{ sku: variant.sku, parent_sku: toni.sku, quantity: 2 }]);
    assert.deepEqual(await inCart(id), referenceOf(variant));
    assert.equal((await inCart(id, { store: 'de' }))?.label, 'Niedrigster Preis der letzten 30 Tage: 109,95\u00a0€');
  });

  it('is the only one that has a price to compare with', async () => {
    assert.equal(await inCart(await cartWith([{ sku: ring, quantity: 1 }])), null);
  });
});

describe('samples', () => {
  const add = async (id: string, sku: string) =>
    carts.ok(
      await shop.ask<{ addSampleProductToCart: { cart: TestCart; user_errors: UserError[] } }>(
        `mutation { addSampleProductToCart(input: {cart_id: "${id}", sku: "${sku}"}) { cart { ${cartFields} } user_errors { __typename code message } } }`,
      ),
    ).addSampleProductToCart;

  it('come once each, five at most, by their own number or that of the product', async () => {
    const { rows } = await shop.database.query<{ own: string; others: string[] }>(
      `select (select attributes ->> 'stofstaal' from product where sku = 'MA-DIR-1001') as own,
         array(select sku from product where sku like 'MA-STA-%' order by sku) as others`,
    );
    const own = rows[0]?.own ?? '';
    const others = rows[0]?.others.filter((sku) => sku !== own) ?? [];
    await shop.database.transaction((tx) =>
      setStock(
        tx,
        [own, ...others].map((sku) => ({ sku, source: 'WEB', quantity: 9 })),
      ),
    );
    const id = await carts.create();
    await eventually(async () => assert.deepEqual((await add(id, 'MA-DIR-1001')).user_errors, []));
    const { data } = await shop.ask(
      '{ products(filter: {sku: {eq: "MA-DIR-1001"}}) { items { fabric_sample { sku price_range { minimum_price { final_price { value } } } } } } }',
    );
    const offer = { sku: own, price_range: { minimum_price: { final_price: { value: 1.95 } } } };
    assert.deepEqual(data, { products: { items: [{ fabric_sample: offer }] } });
    assert.equal((await add(id, own)).user_errors[0]?.message, 'The sample is already in your cart.');
    for (const sku of others.slice(0, 4)) assert.deepEqual((await add(id, sku)).user_errors, []);
    const fifth = others[4] ?? '';
    const last = await add(id, fifth);
    assert.equal(last.user_errors[0]?.message, 'A cart holds at most 5 samples.');
    assert.deepEqual(
      [last.cart.items.length, last.cart.items.every(({ is_sample: isSample }) => isSample), last.cart.prices.grand_total.value],
      [5, true, 9.75],
    );
    const { updateCartItems } = carts.ok(await carts.update(id, [{ cart_item_id: 1, quantity: 2 }]));
    assert.equal(updateCartItems.errors[0]?.code, 'INVALID_PARAMETER_VALUE');
    assert.equal((await add(id, ring)).user_errors[0]?.code, 'PRODUCT_NOT_FOUND');
    assert.equal((await carts.add(id, [{ sku: fifth, quantity: 1 }])).user_errors[0]?.code, 'PRODUCT_NOT_FOUND');
  });
});

describe('an approved business', () => {
  it('has tier prices and the rate of its destination; others have not', async () => {
    const [cafe, eva] = [await logInAs(shop, 3), await logInAs(shop, 1)];
    await shop.database.query(`insert into tier_price (sku, quantity, percent_off) values ('${ring}', 10, 10) on conflict do nothing`);
    await shop.database.query(`update read_model_version set version = version + 1 where name = 'catalog'`);
    const unit = async (headers: Record<string, string>, quantity: number): Promise<number | undefined> => {
      const id = await carts.create(headers);
      const { cart } = await carts.add(id, [{ sku: ring, quantity }], headers);
      carts.ok(await carts.update(id, [{ cart_item_uid: cart.items[0]?.uid, quantity: 0 }], headers));
      return cart.items[0]?.prices.price_including_tax.value;
    };
    await eventually(async () => assert.deepEqual([await unit(cafe, 9), await unit(cafe, 10)], [49.95, 44.96]));
    assert.equal(await unit(eva, 10), 49.95);
  });
});
