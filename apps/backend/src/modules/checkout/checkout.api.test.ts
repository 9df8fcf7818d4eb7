import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { categoryOf, logInAs } from '#testing/cart-client.ts';
import { eva, type ReadyOptions } from '#testing/checkout-client.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { checkInvariants } from '../../app/check-invariants.ts';

let paying: PayingShop;
let shop: PayingShop['shop'];
let provider: PayingShop['provider'];
let checkout: PayingShop['checkout'];
before(async () => {
  paying = await createPayingShop(100);
  ({ shop, provider, checkout } = paying);
});
after(() => paying.close());

const messageOf = ({ errors }: { errors: readonly { message: string; extensions?: Record<string, unknown> }[] }) => errors[0]?.message;
const codeOf = ({ errors }: { errors: readonly { extensions?: Record<string, unknown> }[] }) => errors[0]?.extensions?.['error_code'];

describe('a guest', () => {
  it('orders with iDEAL: the order waits for its money, the provider has the same amount', async () => {
    const { order, redirect_url: redirect } = await checkout.place();
    assert.equal(order.status_code, 'pending_payment');
    assert.match(redirect ?? '', /^http:\/\/127\.0\.0\.1:\d+\/connect\//);
    // 49.95 and 5.95 delivery.
    assert.equal(order.total.grand_total.value, 55.9);
    assert.equal((await provider.order(order.number))?.['amount'], 5590);
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });

  it('gets one confirmation, in the language of the order', async () => {
    await checkout.place({ email: 'bevestiging@example.org' });
    assert.equal((await shop.mails('bevestiging@example.org')).length, 1);
    await shop.backend.runDueJobs();
    assert.equal((await shop.mails('bevestiging@example.org')).length, 1);
  });

  it('gets the same order however often the call is sent (R014)', async () => {
    const id = await checkout.ready();
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkout.order(id)));
    const found = answers.map((answer) => checkout.carts.ok(answer).setPaymentMethod);
    assert.equal(new Set(found.map(({ order }) => order.number)).size, 1);
    assert.equal(new Set(found.map(({ redirect_url: url }) => url)).size, 1);
    const again = checkout.carts.ok(await checkout.order(id)).setPaymentMethod;
    assert.equal(again.order.hash, found[0]?.order.hash);
  });

  it('cannot repeat it after a day, nor can anybody else', async () => {
    const id = await checkout.ready();
    checkout.carts.ok(await checkout.order(id, 'banktransfer'));
    const foreign = await checkout.order(id, 'banktransfer', {}, await logInAs(shop, 1));
    assert.equal(foreign.errors.length, 1);
    shop.clock.advance(25 * 3_600_000);
    const late = await checkout.order(id, 'banktransfer');
    assert.deepEqual(
      [categoryOf(late), messageOf(late), codeOf(late)],
      ['graphql-no-such-entity', "The cart isn't active.", 'CART_NOT_ACTIVE'],
    );
    await shop.backend.runJob('orders-end-holdings');
  });

  it('can use Magento’s two steps', async () => {
    const id = await checkout.ready();
    await checkout.run(
      `mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { selected_payment_method { code title } } } }`,
      { input: { cart_id: id, payment_method: { code: 'banktransfer' } } },
    );
    const { placeOrder } = await checkout.run<{
      placeOrder: { errors: unknown[]; order: { order_number: string }; orderV2: { status: string; token: string } };
    }>(
      `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { errors { code } order { order_number } orderV2 { status token } } }`,
      { input: { cart_id: id } },
    );
    assert.deepEqual(placeOrder.errors, []);
    assert.match(placeOrder.order.order_number, /^1000\d{5}$/);
    assert.equal(placeOrder.orderV2.status, 'Wacht op betaling');
  });

  it('may make an account with the order; a taken address places nothing', async () => {
    const id = await checkout.ready({ email: 'nieuw@example.org' });
    const account = { create_account: true, password: 'Dirndl!2026x' };
    checkout.carts.ok(await checkout.order(id, 'banktransfer', account));
    const { data } = await shop.ask<{ generateCustomerToken: { token: string } }>(
      'mutation { generateCustomerToken(email: "nieuw@example.org", password: "Dirndl!2026x") { token } }',
    );
    const { customer } = await checkout.run<{ customer: { is_approved: boolean; orders: { total_count: number } } }>(
      '{ customer { is_approved orders { total_count } } }',
      {},
      { authorization: `Bearer ${data.generateCustomerToken.token}` },
    );
    assert.deepEqual(customer, { is_approved: false, orders: { total_count: 1 } });
    const second = await checkout.ready({ email: 'nieuw@example.org' });
    const refused = await checkout.order(second, 'banktransfer', account);
    assert.equal(categoryOf(refused), 'graphql-already-exists');
    assert.equal((await checkout.carts.read(second)).items.length, 1);
  });
});

describe('the steps', () => {
  it('are asked for in order (R025)', async () => {
    const id = await checkout.carts.create();
    await checkout.carts.add(id, [{ sku: ring, quantity: 1 }]);
    const early = await checkout.setMethod(id, { carrier_code: 'postnl', method_code: 'home' });
    assert.equal(messageOf(early), 'The shipping address is missing. Set the address and try again.');
    assert.deepEqual(await checkout.run(`query ($id: String!) { getPaymentMethods(cart_id: $id) { code } }`, { id }), {
      getPaymentMethods: [],
    });
    const noMail = await checkout.order(id);
    assert.deepEqual([messageOf(noMail), codeOf(noMail)], ['Guest email for cart is missing.', 'GUEST_EMAIL_MISSING']);
    checkout.carts.ok(await checkout.setEmail(id, 'stap@example.org'));
    assert.equal(messageOf(await checkout.order(id)), 'Please check the billing address information');
    checkout.carts.ok(await checkout.setShipping(id, { address: eva }));
    checkout.carts.ok(await checkout.setBilling(id, { same_as_shipping: true }));
    assert.equal(messageOf(await checkout.order(id)), 'The shipping method is missing. Select the shipping method and try again');
    checkout.carts.ok(await checkout.setMethod(id, { carrier_code: 'postnl', method_code: 'home' }));
    assert.equal(messageOf(await checkout.order(id, 'purchaseorder')), 'The requested Payment Method is not available.');
    checkout.carts.ok(await checkout.order(id));
  });

  it('refuse addresses that cannot be used', async () => {
    const id = await checkout.carts.create();
    await checkout.carts.add(id, [{ sku: ring, quantity: 1 }]);
    assert.equal(
      messageOf(await checkout.setShipping(id, { address: { ...eva, country_code: 'FR', postcode: '75001' } })),
      'Country is not available',
    );
    assert.equal(messageOf(await checkout.setShipping(id, { address: { ...eva, postcode: '0131 EK' } })), 'This is not a valid zip code');
    assert.equal(messageOf(await checkout.setShipping(id, { address: { ...eva, telephone: '' } })), '"Phone Number" is a required value.');
    assert.match(messageOf(await checkout.setShipping(id, {})) ?? '', /must contain either/);
    assert.equal(categoryOf(await checkout.setShipping(id, { customer_address_id: 1 })), 'graphql-authorization');
  });

  it('know a region by its code or its name, and refuse one that is nowhere', async () => {
    const id = await checkout.carts.create();
    await checkout.carts.add(id, [{ sku: ring, quantity: 1 }]);
    for (const region of ['LI', 'limburg']) {
      checkout.carts.ok(await checkout.setShipping(id, { address: { ...eva, region } }));
      const { cart } = await checkout.run<{ cart: { shipping_addresses: { region: object }[] } }>(
        'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { region { code label } } } }',
        { id },
      );
      assert.deepEqual(cart.shipping_addresses[0]?.region, { code: 'LI', label: 'Limburg' }, region);
    }
    const estimate = await shop.ask('mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { id } } }', {
      variables: { input: { cart_id: id, address: { country_code: 'NL', region: { region_code: 'XY' } } } },
    });
    for (const refused of [estimate, await checkout.setShipping(id, { address: { ...eva, region_id: 1 } })]) {
      assert.deepEqual([categoryOf(refused), messageOf(refused)], ['graphql-input', '"State/Province" does not belong to the country.']);
    }
  });

  it('have a number each, which is none of the address book', async () => {
    const numbers = async (cartId: string, headers: Record<string, string> = {}): Promise<readonly number[]> => {
      const { cart } = await checkout.run<{ cart: { billing_address: { id: number }; shipping_addresses: { id: number }[] } }>(
        'query ($id: String!) { cart(cart_id: $id) { billing_address { id } shipping_addresses { id } } }',
        { id: cartId },
        headers,
      );
      return [cart.billing_address.id, ...cart.shipping_addresses.map(({ id }) => id)];
    };
    const [first, other] = [await checkout.ready(), await checkout.ready()];
    const typed = await numbers(first);
    assert.deepEqual(await numbers(first), typed);
    assert.equal(new Set([...typed, ...(await numbers(other))]).size, 4);
    const headers = await logInAs(shop, 1);
    const own = await checkout.ready({ headers });
    for (const id of await numbers(own, headers)) {
      assert.equal(categoryOf(await checkout.setShipping(own, { customer_address_id: id }, headers)), 'graphql-no-such-entity');
    }
    checkout.carts.ok(await checkout.setShipping(own, { customer_address_id: 1 }, headers));
    assert.equal((await numbers(own, headers))[1], 1);
  });

  it('take a method off the cart that does not go to a new address', async () => {
    const id = await checkout.ready();
    checkout.carts.ok(await checkout.setShipping(id, { address: { ...eva, country_code: 'DE', postcode: '52062', city: 'Aachen' } }));
    const { cart } = await checkout.run<{ cart: { shipping_addresses: { selected_shipping_method: unknown }[] } }>(
      'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { selected_shipping_method { carrier_code } } } }',
      { id },
    );
    assert.equal(cart.shipping_addresses[0]?.selected_shipping_method, null);
    assert.match(
      messageOf(await checkout.setMethod(id, { carrier_code: 'postnl', method_code: 'home' })) ?? '',
      /^Carrier with such method not found/,
    );
  });
});

describe('a pickup', () => {
  it('takes the pieces of the branch, needs no telephone, and has the VAT of its country (LAW-24, LAW-25)', async () => {
    await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'AAC', quantity: 2 }]));
    const address = { ...eva, country_code: 'FR', postcode: '75001', city: 'Paris', telephone: '' };
    const { order } = await checkout.place({ pickup: 'AAC', address }, 'payinstore');
    assert.equal(order.status_code, 'pending');
    // 19 % in 49.95, nothing for delivery.
    assert.deepEqual([order.total.grand_total.value, order.total.total_tax.value], [49.95, 7.98]);
    const { rows } = await shop.database.query('select source_code, quantity from stock_reservation where reference = $1', [order.number]);
    assert.deepEqual(rows, [{ source_code: 'AAC', quantity: 1 }]);
  });

  it('leaves a code for free delivery unused: the cart says so, and order, mail and invoice add up without it (R030, R031, R052)', async () => {
    await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'SIT', quantity: 3 }]));
    const uses = async () =>
      (await shop.database.query<{ uses: number }>(`select times_used as uses from coupon where code_key = 'GRATISBEZORGD'`)).rows[0]
        ?.uses ?? 0;
    const before = await uses();
    const withCode = async (options: ReadyOptions, payment: string) => {
      const id = await checkout.ready({ email: 'code@example.org', ...options });
      const { cart } = checkout.carts.ok(await checkout.carts.apply(id, 'GRATISBEZORGD')).applyCouponToCart;
      assert.deepEqual(cart.applied_coupons, [{ code: 'GRATISBEZORGD' }]);
      const { order } = checkout.carts.ok(await checkout.order(id, payment)).setPaymentMethod;
      assert.equal(order.total.grand_total.value, cart.prices.grand_total.value);
      return { order, said: cart.coupon_message, total: cart.prices.grand_total.value, used: (await uses()) - before };
    };

    const collected = await withCode({ pickup: 'SIT' }, 'payinstore');
    assert.deepEqual(
      [collected.said, collected.total, collected.used],
      ['Bij afhalen heb je je kortingscode niet nodig; die blijft ongebruikt.', 49.95, 0],
    );
    await shop.backend.orders.desk.ready(collected.order.number);
    await shop.backend.orders.desk.ship(collected.order.number, {});
    const sum = 'grand_total { value } total_shipping { value } discounts { label }';
    const { order } = await checkout.run<{ order: object }>(
      `query ($hash: String) { order(hash: $hash) { shipping_method applied_coupons { code } total { ${sum} } invoices { total { ${sum} } } } }`,
      { hash: collected.order.hash },
    );
    const total = { grand_total: { value: 49.95 }, total_shipping: { value: 0 }, discounts: [] };
    // The way as Magento writes it, though screens say it in one name.
    assert.deepEqual(order, { shipping_method: 'Afhalen in de winkel - Afhalen', applied_coupons: [], total, invoices: [{ total }] });
    for (const { text } of await shop.mails('code@example.org')) assert.ok(!text.includes('Gratis bezorging'), text);

    const free = await withCode({ items: [{ sku: ring, quantity: 3 }] }, 'banktransfer');
    assert.deepEqual([free.said, free.total, free.used], ['De bezorging is al gratis; je kortingscode blijft ongebruikt.', 149.85, 0]);
    const sent = await withCode({}, 'banktransfer');
    assert.deepEqual([sent.said, sent.total, sent.used], [null, 49.95, 1]);
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });

  const placeOf = async (id: string, headers: Record<string, string> = {}) =>
    (
      await checkout.run<{ cart: { shipping_addresses: readonly object[] } }>(
        'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { firstname lastname street city pickup_location_code } } }',
        { id },
        headers,
      )
    ).cart.shipping_addresses[0];

  it('needs the branch and no address: who pays collects, whoever that turns out to be', async () => {
    await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'SIT', quantity: 2 }]));
    const id = await checkout.carts.create();
    await checkout.carts.add(id, [{ sku: ring, quantity: 1 }]);
    const place = { street: ['Voorbeeldmarkt 12'], city: 'Sittard', pickup_location_code: 'SIT' };
    checkout.carts.ok(await checkout.setShipping(id, { pickup_location_code: 'SIT' }));
    assert.deepEqual(await placeOf(id), { firstname: '', lastname: '', ...place });
    for (const lastname of ['Jansen', 'Janssen']) {
      checkout.carts.ok(await checkout.setBilling(id, { address: { ...eva, lastname } }));
      assert.deepEqual(await placeOf(id), { firstname: 'Eva', lastname, ...place });
    }
    checkout.carts.ok(await checkout.setMethod(id, { carrier_code: 'instore', method_code: 'pickup' }));
    checkout.carts.ok(await checkout.setEmail(id, 'afhalen@example.org'));
    const { order } = checkout.carts.ok(await checkout.order(id, 'payinstore')).setPaymentMethod;
    const { rows } = await shop.database.query(
      `select snapshot->'shippingAddress'->>'lastname' as lastname, snapshot->'shippingAddress'->>'city' as city from sales_order where number = $1`,
      [order.number],
    );
    assert.deepEqual(rows, [{ lastname: 'Janssen', city: 'Sittard' }]);
    await shop.backend.orders.desk.cancel(order.number, 'Op verzoek');
  });

  it('of a customer who names only the branch is theirs; a branch that does not exist is none', async () => {
    const headers = await logInAs(shop, 1);
    const id = await checkout.carts.create(headers);
    checkout.carts.ok(await checkout.setShipping(id, { pickup_location_code: 'ROE' }, headers));
    assert.equal(((await placeOf(id, headers)) as { lastname: string }).lastname, 'Janssen');
    assert.equal(categoryOf(await checkout.setShipping(id, { pickup_location_code: 'XXX' }, headers)), 'graphql-no-such-entity');
  });

  it('names the day when the branch must be sent something', async () => {
    await shop.database.transaction((tx) =>
      setStock(tx, [
        { sku: ring, source: 'ROE', quantity: 0 },
        { sku: ring, source: 'SIT', quantity: 5 },
      ]),
    );
    const id = await checkout.carts.create();
    await checkout.carts.add(id, [{ sku: ring, quantity: 1 }]);
    const { pickupOptions } = await checkout.run<{
      pickupOptions: { pickup_location_code: string; has_everything: boolean; ready_on: string }[];
    }>('query ($id: String!) { pickupOptions(cart_id: $id) { pickup_location_code has_everything ready_on } }', { id });
    const ready = new Map(pickupOptions.map((option) => [option.pickup_location_code, option]));
    assert.equal(ready.get('SIT')?.has_everything, true);
    assert.equal(ready.get('ROE')?.has_everything, false);
    assert.ok((ready.get('ROE')?.ready_on ?? '') > (ready.get('SIT')?.ready_on ?? ''));
  });

  it('needs a branch before its method', async () => {
    const id = await checkout.ready();
    assert.equal(
      messageOf(await checkout.setMethod(id, { carrier_code: 'instore', method_code: 'pickup' })),
      'Kies eerst een winkel om de bestelling af te halen.',
    );
  });
});

describe('a business', () => {
  it('pays net on account in another member state, with a confirmed number (LAW-25)', async () => {
    const headers = await logInAs(shop, 4);
    const id = await checkout.ready({
      headers,
      address: {
        ...eva,
        company: 'Brauhaus Elisengarten GmbH',
        country_code: 'DE',
        postcode: '52062',
        city: 'Aachen',
        vat_id: 'DE000000312',
      },
      method: { carrier_code: 'dhl', method_code: 'home' },
    });
    const { order } = checkout.carts.ok(await checkout.order(id, 'purchaseorder', {}, headers)).setPaymentMethod;
    assert.deepEqual([order.status_code, order.total.total_tax.value], ['processing', 0]);
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });

  it('as a guest pays gross, and the invoice names the company', async () => {
    const address = { ...eva, company: 'Gasthof Alm', coc: '12345678', vat_id: 'NL000000176B01' };
    const { order } = await checkout.place({ address }, 'banktransfer');
    assert.ok(order.total.total_tax.value > 0);
    const { rows } = await shop.database.query(`select snapshot->'billingAddress' as address from sales_order where number = $1`, [
      order.number,
    ]);
    assert.deepEqual([rows[0]?.['address'].company, rows[0]?.['address'].coc], ['Gasthof Alm', '12345678']);
  });
});

describe('what is ordered', () => {
  type Part = { readonly part: string; readonly text: string };
  type Made = { readonly materials: readonly Part[]; readonly animal_parts: string | null };
  type Choice = { readonly uid: string; readonly label: string; readonly product: { readonly sku: string; readonly stock_status: string } };
  const set = 'MA-SET-7001';
  const phrase = 'Bevat niet uit textiel bestaande delen van dierlijke oorsprong';
  const made = 'materials { part text } animal_parts';

  const askProduct = async <T>(sku: string, fields: string): Promise<T> =>
    (await checkout.run<{ products: { items: [T] } }>(`{ products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } } }`, {}))
      .products.items[0];
  /** What may be chosen of these products, one for each. */
  async function chosenOf(...products: readonly string[]): Promise<readonly Choice[]> {
    const { items } = await askProduct<{ items: readonly { options: readonly Choice[] }[] }>(
      set,
      '... on BundleProduct { items { options { uid label product { sku stock_status } } } }',
    );
    const choices = items.flatMap(({ options }) => options).filter(({ product }) => product.stock_status === 'IN_STOCK');
    return products.map((sku) => choices.find(({ product }) => product.sku.startsWith(sku)) ?? assert.fail(sku));
  }

  it('says above its button what it is made of, as its order and mail do: a set by its pieces (LAW-06, LAW-15)', async () => {
    const products = ['MA-LED-2001', 'MA-HEM-3001', 'MA-SOK-4101'];
    const chosen = await chosenOf(...products);
    const parts = await Promise.all(
      products.map(async (sku, index) => {
        const { materials } = await askProduct<{ materials: readonly Part[] }>(sku, 'materials { part text }');
        assert.ok(materials.length > 0, sku);
        return materials.map(({ part, text }) => ({ part: `${chosen[index]?.label}, ${part}`, text }));
      }),
    );
    const email = 'samenstelling@example.org';
    const items = [
      { sku: set, quantity: 1, selected_options: chosen.map(({ uid }) => uid) },
      { sku: ring, quantity: 1 },
    ];
    const id = await checkout.ready({ items, email });
    const { cart } = await checkout.run<{ cart: { items: readonly Made[] } }>(`{ cart(cart_id: "${id}") { items { ${made} } } }`, {});
    const single = await askProduct<{ materials: readonly Part[] }>(ring, 'materials { part text }');
    assert.deepEqual(cart.items, [
      { materials: parts.flat(), animal_parts: phrase },
      { materials: single.materials, animal_parts: null },
    ]);
    const { order } = checkout.carts.ok(await checkout.order(id)).setPaymentMethod;
    assert.deepEqual(((await checkout.read(order.hash, `items { ${made} }`)) as unknown as { items: readonly Made[] }).items, cart.items);
    const [confirmation] = await shop.mails(email);
    for (const said of [phrase, ...parts.flat().map(({ part, text }) => `${part}: ${text}`)])
      assert.ok(confirmation?.text.replaceAll(/\s+/g, ' ').includes(said), said);
  });
});

describe('an order that cannot be placed', () => {
  it('names the line that is sold out and keeps the cart (R006)', async () => {
    const id = await checkout.ready({ items: [{ sku: ring, quantity: 3 }] });
    await shop.database.transaction((tx) =>
      setStock(
        tx,
        ['SIT', 'ROE', 'AAC'].map((source) => ({ sku: ring, source, quantity: source === 'AAC' ? 1 : 0 })),
      ),
    );
    await shop.database.query(`update stock_level set quantity = reserved where sku = $1`, [ring]);
    const refused = await checkout.order(id);
    assert.match(messageOf(refused) ?? '', /^Artikel is niet op voorraad: /);
    assert.equal((await checkout.carts.read(id)).items.length, 1);
    const { rows } = await shop.database.query<{ held: number }>(
      `select reserved - coalesce((select sum(quantity) from stock_reservation r where r.sku = l.sku and r.source_code = l.source_code and closed_at is null), 0)::int as held
       from stock_level l where sku = $1`,
      [ring],
    );
    assert.ok(rows.every(({ held }) => held === 0));
  });
});
