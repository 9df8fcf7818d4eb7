import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { categoryOf, logInAs } from '#testing/cart-client.ts';
import { eva, orderFields, type TestOrder } from '#testing/checkout-client.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { fullSelection } from '#testing/full-selection.ts';
import { checkInvariants } from '../../app/check-invariants.ts';

let paying: PayingShop;
let shop: PayingShop['shop'];
let provider: PayingShop['provider'];
let checkout: PayingShop['checkout'];
before(async () => {
  paying = await createPayingShop(200);
  ({ shop, provider, checkout } = paying);
});
after(async () => {
  assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  await paying.close();
});

type Page = {
  readonly total_count: number;
  readonly items: readonly (TestOrder & { order_date: string })[];
  readonly page_info: { total_pages: number };
};
const ordersOf = async (headers: Record<string, string>, args: string): Promise<Page> =>
  (
    await checkout.run<{ customer: { orders: Page } }>(
      `{ customer { orders(${args}) { total_count page_info { total_pages } items { ${orderFields} order_date } } } }`,
      {},
      headers,
    )
  ).customer.orders;
const paid = async (options = {}): Promise<TestOrder> => {
  const { order } = await checkout.place(options);
  await provider.become(order.number, 'completed');
  await provider.tell(shop, order.number);
  return order;
};

describe('a customer’s orders', () => {
  it('come newest first, page by page', async () => {
    const headers = await logInAs(shop, 1);
    const first = await ordersOf(headers, 'pageSize: 3');
    assert.ok(first.total_count > 3);
    assert.equal(first.items.length, 3);
    assert.deepEqual(
      first.items
        .map(({ order_date: date }) => date)
        .toSorted()
        .toReversed(),
      first.items.map(({ order_date: date }) => date),
    );
    const second = await ordersOf(headers, 'pageSize: 3, currentPage: 2');
    assert.ok(second.items.every(({ number }) => !first.items.some((one) => one.number === number)));
    const oldest = await ordersOf(headers, 'pageSize: 1, sort: {sort_field: NUMBER, sort_direction: ASC}');
    assert.ok((oldest.items[0]?.number ?? '') < (first.items[0]?.number ?? ''));
  });

  it('can be searched and filtered', async () => {
    const headers = await logInAs(shop, 1);
    const all = await ordersOf(headers, 'pageSize: 100');
    const one = all.items[1];
    assert.ok(one);
    assert.deepEqual(
      (await ordersOf(headers, `search: "${one.number}"`)).items.map(({ number }) => number),
      [one.number],
    );
    assert.deepEqual((await ordersOf(headers, `filter: {number: {eq: "${one.number}"}}`)).total_count, 1);
    assert.equal((await ordersOf(headers, `search: "%"`)).total_count, 0);
    const done = await ordersOf(headers, 'pageSize: 100, filter: {status: {eq: "complete"}}');
    assert.equal(done.total_count, all.items.filter(({ status_code: status }) => status === 'complete').length);
    const total = one.total.grand_total.value;
    const priced = await ordersOf(headers, `filter: {grand_total: {from: "${total}", to: "${total}"}}`);
    assert.ok(priced.items.every(({ total: { grand_total: grand } }) => grand.value === total) && priced.total_count > 0);
    const day = one.order_date.slice(0, 10);
    assert.ok(
      (await ordersOf(headers, `filter: {order_date: {from: "${day}", to: "${day}"}}`)).items.some(({ number }) => number === one.number),
    );
    const short = await shop.ask('{ customer { orders(filter: {number: {match: "10"}}) { total_count } } }', { headers });
    assert.equal(categoryOf(short), 'graphql-input');
  });

  it('answer every field of the contract', async () => {
    const headers = await logInAs(shop, 1);
    const { data, errors } = await shop.ask<{ customer: { orders: { items: readonly object[] } } }>(
      `{ customer { orders(pageSize: 50) { items { ${fullSelection('CustomerOrder', 4)} } } } }`,
      { headers },
    );
    assert.deepEqual(errors, []);
    assert.ok(data.customer.orders.items.length > 3);
  });
});

describe('an order', () => {
  it('opens by its secret, by its number to its owner, and to nobody else', async () => {
    const headers = await logInAs(shop, 1);
    const [own] = (await ordersOf(headers, 'pageSize: 1')).items;
    assert.ok(own);
    const byNumber = (number: string, as = {}) => shop.ask(`{ order(orderNumber: "${number}") { number } }`, { headers: as });
    assert.deepEqual((await byNumber(own.number, headers)).data, { order: { number: own.number } });
    assert.equal((await checkout.read(own.hash)).number, own.number);
    assert.equal(categoryOf(await byNumber(own.number)), 'graphql-authorization');
    assert.equal(categoryOf(await byNumber(own.number, await logInAs(shop, 2))), 'graphql-no-such-entity');
    assert.equal(categoryOf(await shop.ask('{ order { number } }')), 'graphql-input');
    assert.equal(categoryOf(await shop.ask(`{ order(hash: "${'a'.repeat(32)}") { number } }`)), 'graphql-no-such-entity');
  });

  it('of a guest opens with number, address and name', async () => {
    const { order } = await checkout.place({ email: 'gast@example.org' });
    const look = (input: object) =>
      shop.ask<{ guestOrder: { number: string } }>('query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }', {
        variables: { input: { number: order.number, email: 'Gast@example.org', lastname: 'janssen', ...input } },
      });
    assert.equal((await look({})).data.guestOrder.number, order.number);
    for (const wrong of [{ email: 'x@example.org' }, { lastname: 'Smit' }, { number: '100999999' }]) {
      assert.equal((await look(wrong)).errors[0]?.message, "We couldn't locate an order with the information provided.");
    }
    const token = await shop.ask(`{ guestOrderByToken(input: {token: "${order.hash}"}) { number } }`);
    assert.deepEqual(token.data, { guestOrderByToken: { number: order.number } });
  });

  it('of an account asks to log in', async () => {
    const headers = await logInAs(shop, 1);
    const [own] = (await ordersOf(headers, 'pageSize: 1')).items;
    const { rows } = await shop.database.query<{ email: string; lastname: string }>(
      `select email, snapshot->'billingAddress'->>'lastname' as lastname from sales_order where number = $1`,
      [own?.number],
    );
    const answer = await shop.ask(
      `{ guestOrder(input: {number: "${own?.number}", email: "${rows[0]?.email}", lastname: "${rows[0]?.lastname}"}) { number } }`,
    );
    assert.deepEqual([categoryOf(answer), answer.errors[0]?.message], ['graphql-authorization', 'Please login to view the order.']);
  });

  it('shows the address of who placed it only where the shop says so', async () => {
    const { order } = await checkout.place();
    const { data } = await shop.ask(`{ order(hash: "${order.hash}") { customer_email email } }`);
    assert.deepEqual(data, { order: { customer_email: null, email: null } });
  });

  it('agrees to the cent with its cart, its payment and its invoice', async () => {
    const id = await checkout.ready({ items: [{ sku: ring, quantity: 3 }] });
    checkout.carts.ok(await checkout.carts.apply(id, 'WELKOM10'));
    const cart = await checkout.carts.read(id);
    const { order } = checkout.carts.ok(await checkout.order(id)).setPaymentMethod;
    await provider.tell(shop, order.number, { status: 'completed' });
    assert.equal(order.total.grand_total.value, cart.prices.grand_total.value);
    assert.equal((await provider.order(order.number))?.['amount'], Math.round(cart.prices.grand_total.value * 100));
    const { rows } = await shop.database.query<{ total: number }>(
      'select i.grand_total as total from order_invoice i join sales_order o on o.id = i.order_id where o.number = $1',
      [order.number],
    );
    assert.equal(rows[0]?.total, Math.round(cart.prices.grand_total.value * 100));
  });
});

describe('its owner', () => {
  it('orders the same again', async () => {
    const headers = await logInAs(shop, 6);
    const { order } = await checkout.place({ headers });
    const { reorderItems } = await checkout.run<{ reorderItems: { cart: { total_quantity: number }; userInputErrors: unknown[] } }>(
      `mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { total_quantity } userInputErrors { code message path } } }`,
      { number: order.number },
      headers,
    );
    assert.deepEqual(reorderItems, { cart: { total_quantity: 1 }, userInputErrors: [] });
    const foreign = await shop.ask(`mutation { reorderItems(orderNumber: "${order.number}") { cart { id } } }`, {
      headers: await logInAs(shop, 2),
    });
    assert.equal(categoryOf(foreign), 'graphql-no-such-entity');
  });

  const cancel = (id: string, headers = {}) =>
    shop.ask<{ cancelOrder: { order: { status_code: string }; errorV2: { code: string } | null } }>(
      'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { status_code } errorV2 { code } } }',
      { variables: { input: { order_id: id, reason: 'Bedacht' } }, headers },
    );

  it('ends it while it is unpaid, once (R008), and not after', async () => {
    const { order } = await checkout.place();
    const [first, second] = await Promise.all([cancel(order.hash), cancel(order.hash)]);
    assert.deepEqual([first?.data.cancelOrder.order.status_code, second?.data.cancelOrder.order.status_code], ['canceled', 'canceled']);
    const done = await paid();
    const refused = await cancel(done.hash);
    assert.deepEqual(refused.data.cancelOrder, { order: { status_code: 'processing' }, errorV2: { code: 'INVALID_ORDER_STATUS' } });
  });

  it('gets an account from the order, by its secret and address alone', async () => {
    const { order } = await checkout.place({ email: 'later@example.org', address: { ...eva, firstname: 'Later' } });
    const make = (input: object) =>
      shop.ask<{ createAccountFromOrder: { token: string; customer: { firstname: string; is_approved: boolean; addresses: unknown[] } } }>(
        `mutation ($input: CreateAccountFromOrderInput!) {
           createAccountFromOrder(input: $input) { token customer { firstname is_approved addresses { city } } } }`,
        { variables: { input: { order_id: order.hash, email: 'later@example.org', password: 'Dirndl!2026x', ...input } } },
      );
    assert.equal(categoryOf(await make({ order_id: order.number })), 'graphql-no-such-entity');
    assert.equal(categoryOf(await make({ email: 'ander@example.org' })), 'graphql-no-such-entity');
    const { customer, token } = checkout.carts.ok(await make({})).createAccountFromOrder;
    assert.deepEqual(customer, { firstname: 'Later', is_approved: false, addresses: [{ city: 'Sittard' }] });
    assert.equal((await ordersOf({ authorization: `Bearer ${token}` }, 'pageSize: 10')).total_count, 1);
    assert.equal(categoryOf(await make({})), 'graphql-already-exists');
  });

  it('fetches the invoice by an address that works for a short time', async () => {
    const order = await paid();
    const { data } = await shop.ask<{ invoice: { number: string; url: string } }>(`{ invoice(hash: "${order.hash}") { number url } }`);
    const { pathname, search } = new URL(data.invoice.url);
    const file = await shop.request('GET', pathname + search);
    assert.deepEqual(
      [file.statusCode, file.headers['content-type'], file.headers['cache-control']],
      [200, 'application/pdf', 'private, no-store'],
    );
    assert.equal((await shop.request('GET', `${pathname}${search.slice(0, -1)}x`)).statusCode, 404);
    shop.clock.advance(11 * 60_000);
    assert.equal((await shop.request('GET', pathname + search)).statusCode, 404);
    await shop.backend.runJob('orders-end-holdings');
  });
});

describe('staff', () => {
  it('ships an order, and the customer and the provider hear of it', async () => {
    const order = await paid({ email: 'pakket@example.org' });
    const shipped = await shop.backend.orders.desk.ship(order.number, {
      tracking: { number: '3SABCD', url: 'https://post.example/3SABCD' },
    });
    assert.deepEqual([shipped.status, shipped.shipments[0]?.tracking[0]?.number], ['complete', '3SABCD']);
    assert.equal(shipped.invoices[0]?.suppliedOn, null, 'its invoice was written before anything was supplied (LAW-26)');
    const mails = await shop.mails('pakket@example.org');
    assert.equal(mails.length, 3);
    assert.equal((await provider.order(order.number))?.['status'], 'shipped');
    await assert.rejects(shop.backend.orders.desk.ship(order.number, {}), /cannot be shipped/);
  });

  it('never gives back more than is left', async () => {
    const order = await paid({ items: [{ sku: ring, quantity: 2 }] });
    const { desk } = shop.backend.orders;
    const wish = { lines: [{ lineId: 1, quantity: 1 }], shipping: 0, adjustment: 0, reason: 'Retour' };
    await desk.refund(order.number, wish, '');
    const results = await Promise.allSettled([desk.refund(order.number, wish, ''), desk.refund(order.number, wish, '')]);
    assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    await assert.rejects(desk.refund(order.number, { ...wish, lines: [], adjustment: 100_000 }, ''), /left to give back/);
    const rest = await desk.refund(order.number, 'everything', 'De rest').catch((error: unknown) => error);
    const shown = await desk.show(order.number);
    const total = shown.refunds.reduce((sum, refund) => sum + refund.total, 0);
    assert.ok(total <= shown.totals.grandTotal, String(rest));
    assert.equal(Number((await provider.order(order.number))?.['amount_refunded']), total);
  });

  it('hands over what is paid in the branch', async () => {
    await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'SIT', quantity: 3 }]));
    const { order } = await checkout.place({ pickup: 'SIT' }, 'payinstore');
    const { desk } = shop.backend.orders;
    await desk.ready(order.number);
    const done = await desk.ship(order.number, {});
    assert.deepEqual([done.status, done.invoices.length, done.paidAt !== null], ['complete', 1, true]);
    const day = shop.clock.now().toISOString().slice(0, 10);
    assert.equal(done.invoices[0]?.suppliedOn, day, 'what is handed over is supplied (LAW-26)');
  });

  it('sends no word of a parcel after what was paid before and is collected', async () => {
    await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'SIT', quantity: 5 }]));
    const { order } = await checkout.place({ pickup: 'SIT', email: 'halen@example.org' }, 'banktransfer');
    const { desk } = shop.backend.orders;
    await desk.paid(order.number);
    await desk.ready(order.number);
    assert.equal((await desk.ship(order.number, {})).status, 'complete');
    const subjects = (await shop.mails('halen@example.org')).map(({ subject }) => subject);
    assert.deepEqual([subjects.length, subjects.some((subject) => subject.includes('onderweg'))], [3, false]);
  });

  it('counts the days of a transfer from the day on which its money arrives', async () => {
    const { order } = await checkout.place({ email: 'overgemaakt@example.org' }, 'banktransfer');
    const { desk } = shop.backend.orders;
    const daysOf = async () => {
      const { rows } = await shop.database.query<{ id: number; leaves: string | null }>(
        'select id, leave_by as leaves from sales_order where number = $1',
        [order.number],
      );
      return { expected: (await desk.show(order.number)).expected, leaves: rows[0]?.leaves };
    };
    const ordered = await daysOf();
    const days = 7;
    shop.clock.advance(days * 86_400_000);
    assert.deepEqual(await daysOf(), ordered, 'nothing begins before it is paid');
    await desk.paid(order.number);
    await shop.backend.runJob('orders-fill-lists');
    const later = (day: string | null = ''): string => new Date(Date.parse(day ?? '') + days * 86_400_000).toISOString().slice(0, 10);
    const { expected, leaves } = ordered;
    assert.deepEqual(await daysOf(), {
      expected: expected && { from: later(expected.from), to: later(expected.to) },
      leaves: later(leaves),
    });
    shop.clock.advance(-days * 86_400_000);
  });

  it('ends a paid order only after its money went back, and the pieces return once', async () => {
    const order = await paid();
    const { desk } = shop.backend.orders;
    const free = async (): Promise<number> =>
      (
        await shop.database.query<{ free: number }>(
          `select quantity - reserved as free from stock_level where sku = $1 and source_code = 'WEB'`,
          [ring],
        )
      ).rows[0]?.free ?? 0;
    const before = await free();
    await assert.rejects(desk.cancel(order.number, 'Op verzoek'), /cannot be canceled/);
    await desk.refund(order.number, 'everything', 'Op verzoek');
    await desk.cancel(order.number, 'Op verzoek');
    await desk.cancel(order.number, 'Op verzoek');
    assert.equal(await free(), before + 1);
  });
});
