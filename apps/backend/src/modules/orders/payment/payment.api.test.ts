import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { cartClient, logInAs } from '#testing/cart-client.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { checkInvariants } from '../../../app/check-invariants.ts';

const minute = 60_000;
let paying: PayingShop;
let shop: PayingShop['shop'];
let provider: PayingShop['provider'];
let checkout: PayingShop['checkout'];
before(async () => {
  paying = await createPayingShop(500);
  ({ shop, provider, checkout } = paying);
});
after(() => paying.close());
afterEach(async () => {
  await provider.reset();
  assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
});

const statusOf = async (hash: string): Promise<string> => (await checkout.read(hash)).status_code;
/** As it stands in the database, without asking the provider. */
const storedStatus = async (number: string): Promise<unknown> =>
  (await shop.database.query('select status from sales_order where number = $1', [number])).rows[0]?.['status'];
const invoicesOf = async (number: string): Promise<number> =>
  (await shop.database.query('select from order_invoice join sales_order o on o.id = order_id where o.number = $1', [number])).rowCount ??
  0;
const mailsOf = async (number: string, kind: string): Promise<number> =>
  (
    await shop.database.query('select from order_mail join sales_order o on o.id = order_id where o.number = $1 and kind = $2', [
      number,
      kind,
    ])
  ).rowCount ?? 0;
const onShelf = async (): Promise<number> =>
  (
    await shop.database.query<{ free: number }>(
      `select quantity - reserved as free from stock_level where sku = $1 and source_code = 'WEB'`,
      [ring],
    )
  ).rows[0]?.free ?? 0;

describe('a notification of the provider', () => {
  it('makes an order paid, once, however often it comes (R061, PAY-16)', async () => {
    const { order } = await checkout.place();
    await provider.become(order.number, 'completed');
    for (let time = 0; time < 5; time++) assert.deepEqual(await provider.tell(shop, order.number), { status: 200, text: 'OK' });
    assert.equal(await storedStatus(order.number), 'processing');
    assert.deepEqual([await invoicesOf(order.number), await mailsOf(order.number, 'payment-received')], [1, 1]);
  });

  it('may come at the same instant as the return and as others (R060)', async () => {
    const { order } = await checkout.place();
    await provider.become(order.number, 'completed');
    await Promise.all([
      ...Array.from({ length: 5 }, () => provider.tell(shop, order.number)),
      ...Array.from({ length: 3 }, () => checkout.read(order.hash)),
    ]);
    assert.deepEqual([await storedStatus(order.number), await invoicesOf(order.number)], ['processing', 1]);
  });

  it('is answered with OK while the order is locked, stored, and applied afterwards (R063)', async (test) => {
    if (shop.database.kind === 'embedded') return test.skip('one connection: nothing is locked by another');
    const { order } = await checkout.place();
    await provider.become(order.number, 'completed');
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = shop.database.transaction(async (tx) => {
      await tx.query('select from sales_order where number = $1 for update', [order.number]);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const answers = await Promise.all(Array.from({ length: 20 }, () => provider.tell(shop, order.number)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 200),
    );
    assert.equal(await storedStatus(order.number), 'pending_payment');
    release.resolve();
    await holding;
    await shop.backend.runDueJobs();
    assert.deepEqual([await storedStatus(order.number), await invoicesOf(order.number)], ['processing', 1]);
  });

  it('never takes a paid order back, in whatever order they come (R062)', async () => {
    const permutations = [
      ['completed', 'initialized', 'cancelled'],
      ['completed', 'cancelled', 'initialized'],
      ['initialized', 'completed', 'cancelled'],
      ['initialized', 'cancelled', 'completed'],
      ['cancelled', 'completed', 'initialized'],
      ['cancelled', 'initialized', 'completed'],
    ];
    for (const statuses of permutations) {
      const { order } = await checkout.place();
      for (const status of statuses) await provider.tell(shop, order.number, { status });
      assert.deepEqual([await storedStatus(order.number), await invoicesOf(order.number)], ['processing', 1], statuses.join());
    }
  });

  it('that is forged changes nothing (R064)', async () => {
    const { order } = await checkout.place();
    const answer = await provider.tell(shop, order.number, { status: 'completed' }, 'the-key-of-somebody-else');
    assert.equal(answer.status, 401);
    assert.equal(await storedStatus(order.number), 'pending_payment');
  });

  const odd = [
    { amount: 100 },
    { amount: -5590 },
    { amount: 55.9 },
    { amount: '55.90' },
    { amount: 'veel' },
    { amount: null },
    { amount: 5590e20 },
    { currency: 'USD' },
    { currency: null },
  ];
  for (const different of odd) {
    it(`with ${JSON.stringify(different)} instead of what was asked is looked at by a person (R066)`, async () => {
      const { order } = await checkout.place();
      for (let time = 0; time < 3; time++) {
        const { status } = await provider.tell(shop, order.number, { status: 'completed', ...different });
        assert.equal(status, 200);
      }
      assert.deepEqual([await storedStatus(order.number), await invoicesOf(order.number)], ['payment_review', 0]);
      assert.equal(await mailsOf(order.number, 'staff-alert'), 1);
    });
  }

  it('with an odd amount alerts staff whatever it says and whatever the order is', async () => {
    for (const status of ['initialized', 'uncleared', 'declined', 'expired', 'cancelled', 'shipped']) {
      const { order } = await checkout.place();
      await provider.tell(shop, order.number, { status, amount: 1 });
      assert.equal(await mailsOf(order.number, 'staff-alert'), 1, status);
      assert.equal(await invoicesOf(order.number), 0, status);
    }
    const { order: reviewed } = await checkout.place();
    await provider.tell(shop, reviewed.number, { status: 'uncleared' });
    await provider.tell(shop, reviewed.number, { status: 'completed', amount: 1 });
    assert.deepEqual([await storedStatus(reviewed.number), await mailsOf(reviewed.number, 'staff-alert')], ['payment_review', 1]);
    const { order: paid } = await checkout.place();
    await provider.tell(shop, paid.number, { status: 'completed' });
    await provider.tell(shop, paid.number, { status: 'completed', amount: 1 });
    assert.deepEqual([await storedStatus(paid.number), await mailsOf(paid.number, 'staff-alert')], ['processing', 1]);
  });

  it('with an odd amount gives way to the right one', async () => {
    const { order } = await checkout.place();
    await provider.tell(shop, order.number, { status: 'completed', amount: 1 });
    await provider.tell(shop, order.number, { status: 'completed' });
    assert.deepEqual([await storedStatus(order.number), await invoicesOf(order.number)], ['processing', 1]);
  });

  it('about an order nobody placed is taken and does nothing (R072)', async () => {
    const { order } = await checkout.place();
    const answer = await provider.tell(shop, order.number, { order_id: '199999999', status: 'completed' });
    assert.equal(answer.status, 200);
    assert.equal(await storedStatus(order.number), 'pending_payment');
  });

  it('that the money must be checked waits with the goods, and goes on when it is there', async () => {
    const { order } = await checkout.place();
    await provider.tell(shop, order.number, { status: 'uncleared' });
    assert.equal(await storedStatus(order.number), 'payment_review');
    shop.clock.advance(3 * 60 * minute);
    await shop.backend.runJob('inventory-end-reservations');
    await provider.tell(shop, order.number, { status: 'completed' });
    assert.equal(await storedStatus(order.number), 'processing');
  });

  it('of a dispute stops the order and tells staff, and so does its end (PAY-19)', async () => {
    const { order } = await checkout.place();
    await provider.tell(shop, order.number, { status: 'completed' });
    for (let time = 0; time < 2; time++) await provider.tell(shop, order.number, { status: 'chargedback' });
    assert.deepEqual([await storedStatus(order.number), await mailsOf(order.number, 'staff-alert')], ['holded', 1]);
    for (let time = 0; time < 2; time++) await provider.tell(shop, order.number, { status: 'completed' });
    assert.deepEqual(
      [await storedStatus(order.number), await mailsOf(order.number, 'staff-alert')],
      ['holded', 2],
      'they hear that it is won',
    );
  });
});

describe('a payment nobody tells of', () => {
  it('is found by the return page', async () => {
    const { order } = await checkout.place();
    await provider.become(order.number, 'completed');
    assert.equal(await statusOf(order.hash), 'processing');
  });

  it('is found by reconciliation after ten minutes (R070, PAY-17)', async () => {
    const { order } = await checkout.place();
    await provider.become(order.number, 'completed');
    await shop.backend.runJob('orders-reconcile');
    assert.equal(await storedStatus(order.number), 'pending_payment');
    shop.clock.advance(11 * minute);
    await shop.backend.runJob('orders-reconcile');
    assert.equal(await storedStatus(order.number), 'processing');
  });

  it('ends the order after an hour, and the pieces and the coupon come back', async () => {
    const before = await onShelf();
    const id = await checkout.ready();
    checkout.carts.ok(await cartClient(shop).apply(id, 'WELKOM10'));
    const used = await couponUses();
    const { order } = checkout.carts.ok(await checkout.order(id)).setPaymentMethod;
    assert.deepEqual([await onShelf(), await couponUses()], [before - 1, used + 1]);
    shop.clock.advance(61 * minute);
    await provider.set({ failure: { kind: 'http', status: 500 } });
    await shop.backend.runJob('orders-end-holdings');
    await shop.backend.runJob('inventory-end-reservations');
    assert.deepEqual([await storedStatus(order.number), await onShelf(), await couponUses()], ['canceled', before, used]);
  });

  it('that comes too late takes the pieces again, or goes to a person (R010)', async () => {
    const { order } = await checkout.place();
    const { order: other } = await checkout.place();
    shop.clock.advance(61 * minute);
    await shop.backend.runJob('orders-end-holdings');
    assert.equal(await storedStatus(order.number), 'canceled');
    await provider.tell(shop, order.number, { status: 'completed' });
    assert.equal(await storedStatus(order.number), 'processing');
    const free = await onShelf();
    await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'WEB', quantity: 0 }]));
    await provider.tell(shop, other.number, { status: 'completed' });
    assert.deepEqual([await storedStatus(other.number), await mailsOf(other.number, 'staff-alert')], ['payment_review', 2]);
    await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'WEB', quantity: free }]));
  });
});

const couponUses = async (): Promise<number> =>
  (await shop.database.query<{ uses: number }>(`select times_used as uses from coupon where code_key = 'WELKOM10'`)).rows[0]?.uses ?? 0;

describe('what is filled in beside a method', () => {
  type Paid = { readonly order: { readonly payment_methods: readonly { readonly additional_data: readonly object[] }[] } };
  const dataOf = async (hash: string): Promise<readonly object[] | undefined> => {
    const query = 'query ($hash: String) { order(hash: $hash) { payment_methods { additional_data { name value } } } }';
    return (await shop.ask<Paid>(query, { variables: { hash } })).data.order.payment_methods[0]?.additional_data;
  };

  it('is shown in the words of the order, and not in codes', async () => {
    const id = await checkout.ready({ pickup: 'SIT' });
    const more = {
      payment_method: {
        code: 'payinstore',
        additional_data: [
          { code: 'tender', value: 'card' },
          { code: 'unheard', value: 'of' },
        ],
      },
    };
    const { order } = checkout.carts.ok(await checkout.order(id, 'payinstore', more)).setPaymentMethod;
    assert.deepEqual(await dataOf(order.hash), [{ name: 'Hoe wil je betalen?', value: 'Met pinpas of telefoon' }]);
  });
});

describe('another try', () => {
  it('after a decline has its own number at the provider, and is paid', async () => {
    const { order } = await checkout.place();
    await provider.become(order.number, 'declined');
    const read = await checkout.read(order.hash);
    assert.deepEqual([read.status_code, read.can_pay, read.payment_is_declined], ['pending_payment', true, true]);
    const retried = checkout.carts.ok(await checkout.retry(order.hash, 'multisafepay_creditcard')).retryPayment;
    assert.equal((await checkout.read(order.hash)).payment_is_declined, false);
    assert.match(retried.redirect_url ?? '', /\/connect\//);
    const second = `${order.number}-2`;
    assert.equal((await provider.order(second))?.['amount'], 5590);
    await provider.become(second, 'completed');
    assert.equal(await statusOf(order.hash), 'processing');
    // The first one, late: ignored.
    await provider.tell(shop, order.number, { status: 'expired' });
    assert.equal(await storedStatus(order.number), 'processing');
    assert.equal(await mailsOf(order.number, 'payment-failed'), 1);
  });

  it('after a cancelled one is not called declined', async () => {
    const { order } = await checkout.place();
    await provider.become(order.number, 'cancelled');
    const read = await checkout.read(order.hash);
    assert.deepEqual([read.can_pay, read.payment_is_declined], [true, false]);
    const held = await shop.ask<{ order: { held_until: string | null } }>('query ($hash: String) { order(hash: $hash) { held_until } }', {
      variables: { hash: order.hash },
    });
    assert.match(held.data.order.held_until ?? '', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'the page says until when the pieces are held');
  });

  it('is open while the pieces are held, whatever expired; that they are given free is told when they are', async () => {
    const { order } = await checkout.place();
    await provider.become(order.number, 'expired');
    assert.equal((await checkout.read(order.hash)).can_pay, true);
    assert.equal(await mailsOf(order.number, 'payment-expired'), 0);
    shop.clock.advance(61 * minute);
    await shop.backend.runJob('orders-end-holdings');
    assert.deepEqual([await storedStatus(order.number), await mailsOf(order.number, 'payment-expired')], ['canceled', 1]);
  });

  it('with the same method is the same try; a paid order has none', async () => {
    const { order, redirect_url: first } = await checkout.place();
    const same = checkout.carts.ok(await checkout.retry(order.hash, 'multisafepay_ideal')).retryPayment;
    assert.equal(same.redirect_url, first);
    await provider.become(order.number, 'completed');
    assert.equal(
      (await checkout.retry(order.hash, 'multisafepay_paypal')).errors[0]?.message,
      'Deze bestelling kan niet meer worden betaald.',
    );
  });

  it('by transfer waits seven days, and is told by mail', async () => {
    const email = 'doch-ueberweisung@example.org';
    const { order } = await checkout.place({ email });
    assert.equal((await shop.mails(email)).length, 1);
    assert.equal(checkout.carts.ok(await checkout.retry(order.hash, 'banktransfer')).retryPayment.redirect_url, null);
    const told = (await shop.mails(email)).find(({ subject }) => subject === `Zo betaal je bestelling ${order.number}`);
    for (const text of ['NL00 MASI 0000 0000 01', `Vermeld als kenmerk: ${order.number}`, 'Bankoverschrijving'])
      assert.ok(told?.text.includes(text), text);
    const { data } = await shop.ask<{ order: { payment_instructions: string; payment_facts: { name: string; value: string }[] } }>(
      'query ($hash: String) { order(hash: $hash) { payment_instructions payment_facts { name value } } }',
      { variables: { hash: order.hash } },
    );
    assert.match(data.order.payment_instructions, /NL00 MASI 0000 0000 01/);
    assert.deepEqual(
      data.order.payment_facts.map(({ name }) => name),
      ['Vermeld als kenmerk', 'Bedrag', 'Uiterlijk op'],
    );
    for (const { name, value } of data.order.payment_facts)
      assert.ok(told?.text.includes(`${name}: ${value}`), 'the page says what the mail says');
    shop.clock.advance(6 * 24 * 60 * minute);
    await shop.backend.runJob('orders-end-holdings');
    await shop.backend.runJob('inventory-end-reservations');
    assert.equal(await storedStatus(order.number), 'pending_payment');
    assert.equal((await shop.backend.orders.desk.paid(order.number)).status, 'processing');
  });
});

describe('the cart of an unpaid order', () => {
  it('comes back with its addresses, once, and ends the order', async () => {
    const before = await onShelf();
    const { order } = await checkout.place({ items: [{ sku: ring, quantity: 2 }], email: 'terug@example.org' });
    const [first, second] = await Promise.all([checkout.restore(order.hash), checkout.restore(order.hash)]);
    const cart = checkout.carts.ok(first).restoreCartFromOrder;
    assert.equal(checkout.carts.ok(second).restoreCartFromOrder.id, cart.id);
    assert.deepEqual([await storedStatus(order.number), await onShelf()], ['canceled', before]);
    const again = checkout.carts.ok(await checkout.restore(order.hash)).restoreCartFromOrder;
    assert.deepEqual([again.id, again.email, again.items], [cart.id, 'terug@example.org', [{ quantity: 2 }]]);
    const next = checkout.carts.ok(await checkout.order(cart.id)).setPaymentMethod;
    assert.notEqual(next.order.number, order.number);
  });

  it('of a guest goes into the cart they have by now, once, beside what is in it', async () => {
    const { order } = await checkout.place({ items: [{ sku: ring, quantity: 2 }], email: 'terug@example.org' });
    const own = await checkout.carts.create();
    await checkout.carts.add(own, [{ sku: 'MA-ONV-6602', quantity: 1 }]);
    const answers = [
      await checkout.restore(order.hash, {}, own),
      await checkout.restore(order.hash, {}, own),
      await checkout.restore(order.hash),
    ];
    for (const answer of answers) {
      const { id, email, items } = checkout.carts.ok(answer).restoreCartFromOrder;
      assert.deepEqual([id, email, items.map(({ quantity }) => quantity)], [own, 'terug@example.org', [1, 2]]);
    }
  });

  it('leaves the details that were filled in for the next order', async () => {
    const { order } = await checkout.place({ items: [{ sku: ring, quantity: 1 }], email: 'eerste@example.org' });
    const own = await checkout.ready({ email: 'tweede@example.org' });
    const { id, email } = checkout.carts.ok(await checkout.restore(order.hash, {}, own)).restoreCartFromOrder;
    assert.deepEqual([id, email], [own, 'tweede@example.org']);
  });

  it('is a new one where the one that is named is over, a customer’s or unknown', async () => {
    const headers = await logInAs(shop, 3);
    const over = await checkout.ready({ email: 'over@example.org' });
    checkout.carts.ok(await checkout.order(over));
    for (const named of [over, await checkout.carts.create(headers), 'x'.repeat(32), 'x']) {
      const { order } = await checkout.place({ items: [{ sku: ring, quantity: 1 }], email: 'nieuw@example.org' });
      const { id, items } = checkout.carts.ok(await checkout.restore(order.hash, {}, named)).restoreCartFromOrder;
      assert.notEqual(id, named);
      assert.deepEqual(items, [{ quantity: 1 }]);
    }
  });

  it('names the lines that are gone or fewer than they were, and has the rest', async () => {
    const [few, gone] = ['MA-ONV-6601', 'MA-ONV-6603'];
    const stock = (pieces: readonly [number, number]) =>
      shop.database.transaction((tx) =>
        setStock(
          tx,
          [few, gone].flatMap((sku, index) =>
            ['WEB', 'SIT', 'ROE', 'AAC'].map((source) => ({ sku, source, quantity: source === 'WEB' ? (pieces[index] ?? 0) : 0 })),
          ),
        ),
      );
    await stock([5, 5]);
    const headers = await logInAs(shop, 2);
    const items = [few, gone, ring].map((sku) => ({ sku, quantity: 3 }));
    const { order } = await checkout.place({ headers, items });
    await shop.backend.orders.desk.cancel(order.number, 'Op verzoek');
    await stock([1, 0]);
    await shop.backend.refresh();
    const { restore_errors: errors, ...cart } = checkout.carts.ok(await checkout.restore(order.hash, headers)).restoreCartFromOrder;
    assert.deepEqual(
      errors.map(({ code, path }) => [code, path]),
      [
        ['INSUFFICIENT_STOCK', ['hash']],
        ['PRODUCT_NOT_FOUND', ['hash']],
      ],
    );
    assert.deepEqual(
      errors.map(({ message }) => message),
      [
        `Could not add the product with SKU ${few} to the shopping cart: The requested qty is not available`,
        `Could not find a product with SKU "${gone}"`,
      ],
    );
    assert.deepEqual(cart.items, [{ quantity: 1 }, { quantity: 3 }]);
    const { reorderItems } = await checkout.run<{ reorderItems: { userInputErrors: readonly { message: string; path: string[] }[] } }>(
      'mutation ($number: String!) { reorderItems(orderNumber: $number) { userInputErrors { message path } } }',
      { number: order.number },
      headers,
    );
    assert.deepEqual(reorderItems.userInputErrors[0], {
      message: `Could not add the product with SKU ${few} to the shopping cart: This product is out of stock.`,
      path: ['orderNumber'],
    });
  });

  it('of a customer goes into their own cart', async () => {
    const headers = await logInAs(shop, 1);
    const { order } = await checkout.place({ headers, items: [{ sku: ring, quantity: 1 }] });
    const [first] = await Promise.all([checkout.restore(order.hash, headers), checkout.restore(order.hash, headers)]);
    const { id } = checkout.carts.ok(first).restoreCartFromOrder;
    assert.equal((await checkout.carts.read(id, headers)).total_quantity, 1);
  });

  it('of somebody else brings its goods and nothing of who ordered them', async () => {
    const headers = await logInAs(shop, 6);
    const { order } = await checkout.place({ items: [{ sku: ring, quantity: 1 }], email: 'iemand@example.org' });
    const { id } = checkout.carts.ok(await checkout.restore(order.hash, headers)).restoreCartFromOrder;
    const { cart } = await checkout.run<{ cart: object }>(
      `query ($id: String!) { cart(cart_id: $id) { email comment total_quantity billing_address { lastname } shipping_addresses { lastname } } }`,
      { id },
      headers,
    );
    assert.deepEqual(cart, { email: null, comment: null, total_quantity: 1, billing_address: null, shipping_addresses: [] });
  });

  it('does not come back when it is paid (R073)', async () => {
    const { order } = await checkout.place();
    await provider.become(order.number, 'completed');
    const refused = await checkout.restore(order.hash);
    assert.match(refused.errors[0]?.message ?? '', /^Deze bestelling is al betaald/);
    assert.equal(await storedStatus(order.number), 'processing');
  });
});

describe('a provider', () => {
  const failures = [
    { kind: 'http', status: 500 },
    { kind: 'reset' },
    { kind: 'malformed' },
    { kind: 'error', code: 1001 },
    // Longer than anybody waits: both tries end by their own limits.
    { kind: 'timeout', ms: 60_000 },
  ] as const;
  for (const failure of failures) {
    it(`that fails with ${failure.kind} places no order and gives the cart back (R067)`, async () => {
      const before = await onShelf();
      const id = await checkout.ready({ email: `${failure.kind}@example.org` });
      await provider.set({ failure });
      const refused = await checkout.order(id);
      assert.equal(refused.errors[0]?.message, 'We kunnen uw bestelling niet plaatsen, probeer het opnieuw');
      const restored = refused.errors[0]?.extensions?.['restored_cart_id'];
      assert.equal(typeof restored, 'string');
      assert.equal(await onShelf(), before);
      const again = await checkout.order(id);
      assert.equal(again.errors[0]?.extensions?.['restored_cart_id'], restored);
      assert.deepEqual(await shop.mails(`${failure.kind}@example.org`), []);
      await provider.set({ failure: null });
      shop.clock.advance(minute);
      const placed = await checkout.order(String(restored));
      assert.equal(checkout.carts.ok(placed).setPaymentMethod.order.status_code, 'pending_payment');
    });
  }

  it('that is slow, but not too slow, gets the order', async () => {
    const id = await checkout.ready();
    await provider.set({ failure: { kind: 'timeout', ms: 300 }, failures: 1 });
    const { order, redirect_url: page } = checkout.carts.ok(await checkout.order(id)).setPaymentMethod;
    assert.equal(order.status_code, 'pending_payment');
    assert.match(page ?? '', /^http/);
  });

  it('whose answer is lost is asked again under the same id (R068)', async () => {
    const id = await checkout.ready();
    await provider.set({ failure: { kind: 'lost-answer' }, failures: 1 });
    const answer = await checkout.order(id);
    await provider.set({ failure: null });
    const numbers = (await provider.orders()).map((order) => String(order['order_id']));
    assert.equal(new Set(numbers).size, numbers.length);
    assert.deepEqual(answer.errors, []);
  });
});
