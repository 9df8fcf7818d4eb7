import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { touchReadModel } from '#kernel/read-model.ts';
import { setStock } from '#modules/inventory/index.ts';
import { moneyLedger, type Order } from '#modules/orders/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { checkInvariants } from '../app/check-invariants.ts';

const day = 86_400_000;
let paying: PayingShop;
/** Two sizes of one product. */
let small: string;
let large: string;
before(async () => {
  paying = await createPayingShop(500);
  [small, large] = await twoSizes();
  await stockUp(large, 100);
  await stockUp(small, 100);
});
afterEach(async () => {
  await paying.provider.reset();
  assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
});
after(() => paying.close());

/** So many pieces beside those that are held for somebody, and all of them in one place. */
async function stockUp(sku: string, quantity: number): Promise<void> {
  const { database, backend } = paying.shop;
  const { rows } = await database.query<{ source: string; reserved: number }>(
    'select source_code as source, reserved from stock_level where sku = $1',
    [sku],
  );
  const levels = rows.map(({ source, reserved }) => ({ sku, source, quantity: reserved + (source === 'WEB' ? quantity : 0) }));
  await database.transaction((tx) => setStock(tx, levels));
  await backend.refresh();
}

async function twoSizes(): Promise<[string, string]> {
  type Found = { products: { items: readonly { variants?: readonly { product: { sku: string; stock_status: string } }[] }[] } };
  // Dearer than the ring, and below what one person gives alone.
  const { data } = await paying.shop.ask<Found>(
    `{ products(filter: { price: { from: "60", to: "95" } }, pageSize: 100) { items {
       ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }`,
  );
  for (const { variants = [] } of data.products.items) {
    const [first, second] = variants.filter(({ product }) => product.stock_status === 'IN_STOCK').map(({ product }) => product.sku);
    if (first && second) return [first, second];
  }
  return assert.fail('no product has two sizes in stock');
}

type Given = {
  readonly order: string;
  readonly status: string;
  readonly isOffer: boolean;
  readonly canOpenOrder: boolean;
  readonly toPay: { readonly cents: number };
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
};
type Answer = {
  readonly __typename: string;
  readonly code?: string;
  readonly request?: { readonly summary: string; readonly title: string };
  readonly number: string;
  readonly version: number;
  readonly state: string;
  readonly can: readonly string[];
  readonly lines: readonly Readonly<Record<'lineId' | 'settled' | 'open', number>>[];
  readonly settlements: readonly {
    readonly refund: string | null;
    readonly refundState: string | null;
    readonly total: { readonly cents: number };
    readonly exchange: Given | null;
  }[];
};
const fields = `number version state can lines { lineId settled open } settlements { refund refundState total { cents }
  exchange { order status isOffer canOpenOrder toPay { cents } lines { sku quantity } } }`;
const result = `__typename ... on Refusal { code } ... on WaitsForApproval { request { title summary } } ... on Return { ${fields} }`;

async function as(role: string, branch: string | null = null): Promise<StaffClient> {
  const { app, database, clock } = paying.shop;
  const client = staffClient(app);
  client.setCookie(await makeSession(database, await memberId(database, role, branch), clock.now()));
  return client;
}

let keys = 0;
type Args = Readonly<Record<string, readonly [type: string, value: unknown]>>;
async function call(client: StaffClient, name: string, args: Args): Promise<Answer> {
  const given: Args = 'input' in args ? args : { key: ['ID!', `exchange-${(keys += 1)}`], ...args };
  const declared = Object.entries(given).map(([arg, [type]]) => `$${arg}: ${type}`);
  const passed = Object.keys(given).map((arg) => `${arg}: $${arg}`);
  const { data, errors } = await client.ask<Record<string, Answer>>(
    `mutation (${declared.join(', ')}) { ${name}(${passed.join(', ')}) { ${result} } }`,
    Object.fromEntries(Object.entries(given).map(([arg, [, value]]) => [arg, value])),
  );
  assert.deepEqual(errors, []);
  return data[name] ?? assert.fail('no answer');
}
type Wish = { readonly lineId: number; readonly quantity: number; readonly sku: string };
const exchange = (client: StaffClient, back: Pick<Answer, 'number' | 'version'>, lines: readonly Wish[], more: Args = {}) =>
  call(client, 'exchangeReturn', {
    id: ['ID!', back.number],
    version: ['Int!', back.version],
    lines: ['[ExchangeLineInput!]!', lines],
    isAgreed: ['Boolean', true],
    ...more,
  });
const move = (client: StaffClient, back: Answer, to: string, more: Args = {}) =>
  call(client, 'moveReturn', { id: ['ID!', back.number], version: ['Int!', back.version], to: ['ReturnState!', to], ...more });
const showReturn = async (client: StaffClient, number: string): Promise<Answer> =>
  (await client.ask<{ return: Answer }>(`query ($n: String!) { return(number: $n) { ${fields} } }`, { n: number })).data.return;
const show = (number: string): Promise<Order> => paying.shop.backend.orders.desk.show(number);

/** An order that is paid and was delivered. */
async function delivered(items: readonly { sku: string; quantity: number }[], email = 'ruil@example.org', coupon?: string): Promise<Order> {
  const { shop, provider, checkout } = paying;
  const cart = await checkout.ready({ email, items });
  if (coupon) {
    await checkout.run('mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { id } } }', {
      input: { cart_id: cart, coupon_code: coupon },
    });
  }
  const { order } = checkout.carts.ok(await checkout.order(cart)).setPaymentMethod;
  await provider.become(order.number, 'completed');
  await provider.tell(shop, order.number);
  await shop.backend.orders.desk.ship(order.number, {});
  return show(order.number);
}

/** A return of pieces of the first line that were looked at, in Aachen. */
async function inspected(client: StaffClient, { number: order }: Order, quantity: number, finding: object = {}): Promise<Answer> {
  const registered = await accepted(client, order, quantity);
  const received = await move(client, registered, 'received', { source: ['String', 'AAC'] });
  const findings = [{ lineId: 1, quantity, condition: 'as_new', disposition: 'restock', ...finding }];
  return call(client, 'inspectReturn', {
    id: ['ID!', received.number],
    version: ['Int!', received.version],
    findings: ['[FindingInput!]!', findings],
  });
}
async function accepted(client: StaffClient, order: string, quantity: number): Promise<Answer> {
  const input = { order, kind: 'return', lines: [{ lineId: 1, quantity }], key: `register-${(keys += 1)}` };
  const registered = await call(client, 'registerReturn', { input: ['ReturnInput!', input] });
  return move(client, registered, 'accepted');
}
const givenIn = (back: Answer): Given => back.settlements.flatMap(({ exchange: given }) => given ?? []).at(-1) ?? assert.fail(back.code);
const level = async (sku: string): Promise<readonly [quantity: number, held: number]> => {
  const { rows } = await paying.shop.database.query<{ quantity: number; reserved: number }>(
    `select quantity, reserved from stock_level where sku = $1 and source_code = 'WEB'`,
    [sku],
  );
  return [rows[0]?.quantity ?? 0, rows[0]?.reserved ?? 0];
};
/** Of both sizes, today. */
async function priceAt(factor: number): Promise<void> {
  await paying.shop.database.transaction(async (tx) => {
    const product = small.slice(0, ring.length);
    // Prices that have begun stay as they were, but for this.
    await tx.query('set local session_replication_role = replica');
    await tx.query(`update price_period set cents = (cents * $2::numeric)::int where sku like $1 || '%'`, [product, factor]);
    await touchReadModel(tx, 'catalog');
  });
  await paying.shop.backend.refresh();
}

describe('another size', () => {
  it('costs nothing even when it costs something else today, and is an order of its own at once', async () => {
    const service = await as('service');
    const email = 'maat@example.org';
    const first = await delivered([{ sku: small, quantity: 3 }], email, 'WELKOM10');
    const back = await inspected(service, first, 2);
    const paid = first.lines[0] ?? assert.fail();
    await priceAt(2);
    const wish = [{ lineId: 1, quantity: 2, sku: large }];
    const [shelf] = await level(large);
    const query = `query ($id: ID!, $l: [ExchangeLineInput!]!) { exchangePreview(id: $id, lines: $l) {
      ... on ExchangePreview { worth { cents } total { cents } toPay { cents } rest { cents } waitsFor } } }`;
    type Preview = { exchangePreview: Record<'worth' | 'total' | 'toPay' | 'rest', { cents: number }> & { waitsFor: string | null } };
    const { exchangePreview: shown } = (await service.ask<Preview>(query, { id: back.number, l: wish })).data;
    const today = `query ($id: ID!, $s: String!) { exchangeArticles(id: $id, search: $s) { sku unit { cents } } }`;
    const { exchangeArticles: found } = (
      await service.ask<{ exchangeArticles: { sku: string; unit: { cents: number } }[] }>(today, { id: back.number, s: large })
    ).data;
    assert.ok((found[0]?.unit.cents ?? 0) > paid.unitIncl, 'it is dearer today');
    assert.deepEqual([shown.toPay.cents, shown.rest.cents, shown.waitsFor], [0, 0, null]);
    assert.equal(shown.total.cents, shown.worth.cents);
    const done = await exchange(service, back, wish, { key: ['ID!', 'twice'] });
    assert.deepEqual(
      await exchange(service, back, wish, { key: ['ID!', 'twice'] }).then(givenIn),
      givenIn(done),
      'a double click is one exchange',
    );
    assert.equal((await exchange(service, back, wish)).code, 'changed', 'and who looked before it is told');
    assert.equal((await exchange(service, done, wish)).code, 'return-too-many');
    const second = await show(givenIn(done).order);
    assert.deepEqual(
      second.lines.map(({ sku, quantity, unitIncl }) => [sku, quantity, unitIncl]),
      [[large, 2, paid.unitIncl]],
    );
    assert.equal(second.totals.grandTotal, shown.worth.cents);
    assert.deepEqual([second.status, moneyLedger(second).open, second.invoices.length], ['processing', 0, 1]);
    assert.deepEqual(await level(large), [shelf - 2, 0], 'its pieces are sold to it');
    const credit = (await show(first.number)).refunds.at(-1);
    assert.deepEqual([credit?.exchange, credit?.total, credit?.state], [second.number, second.totals.grandTotal, 'done']);
    assert.deepEqual([done.lines[0]?.settled, done.lines[0]?.open], [2, 0]);
    // VAT of the old goes, the same VAT of the new comes.
    assert.deepEqual(credit?.taxes, second.totals.taxes);
    const mails = await paying.shop.mails(email);
    assert.equal(mails.filter(({ subject }) => subject === `Je omruiling: bestelling ${second.number}`).length, 1);
    const settled = mails.find(({ text }) => text.includes('krijg je in ruil'))?.text ?? '';
    assert.match(settled, new RegExp(`2 × .+nieuwe bestelling ${second.number}`, 's'));
    assert.ok(mails.some(({ subject }) => subject === `Verrekend met je nieuwe bestelling ${second.number}`));
    await priceAt(0.5);
  });

  it('is shown to its customer on both orders, and to staff', async () => {
    const service = await as('service');
    const first = await delivered([{ sku: small, quantity: 1 }]);
    const done = await exchange(service, await inspected(service, first, 1), [{ lineId: 1, quantity: 1, sku: large }]);
    const { order: number } = givenIn(done);
    const read = async (hash: string) =>
      paying.checkout.read(
        hash,
        `order_exchange { order_number order_hash credit { value } to_pay { value } is_offer }
         order_returns { exchanges { order_number is_offer items { options quantity } } items { refunded } refunded { value } }`,
      ) as unknown as Promise<Record<'order_exchange' | 'order_returns', unknown>>;
    const second = await show(number);
    assert.deepEqual((await read(first.hash)).order_returns, [
      {
        exchanges: [
          { order_number: number, is_offer: false, items: [{ options: second.lines[0]?.options.map(({ value }) => value), quantity: 1 }] },
        ],
        items: [{ refunded: 1 }],
        refunded: { value: 0 },
      },
    ]);
    assert.deepEqual((await read(second.hash)).order_exchange, {
      order_number: first.number,
      order_hash: first.hash,
      credit: { value: second.totals.grandTotal / 100 },
      to_pay: { value: 0 },
      is_offer: false,
    });
    const { data } = await service.ask<{ order: { payment: string; exchange: { order: string; return: string } } }>(
      'query ($n: String!) { order(number: $n) { payment exchange { order return } } }',
      { n: number },
    );
    assert.deepEqual(data.order, { payment: 'exchange', exchange: { order: first.number, return: done.number } });
  });

  it('that comes back for money is sent by hand: no payment of its own gave it', async () => {
    const service = await as('service');
    const first = await delivered([{ sku: small, quantity: 1 }]);
    const { order: number } = givenIn(
      await exchange(service, await inspected(service, first, 1), [{ lineId: 1, quantity: 1, sku: large }]),
    );
    await paying.shop.backend.orders.desk.ship(number, {});
    const refund = await paying.shop.backend.orders.desk.refund(number, 'everything', 'Ook niet goed');
    assert.deepEqual([refund.state, refund.total], ['done', (await show(number)).totals.grandTotal]);
  });
});

describe('another article', () => {
  it('that is dearer is an offer, which the customer alone orders and pays (LAW-07)', async () => {
    const service = await as('service');
    const email = 'duurder@example.org';
    const first = await delivered([{ sku: ring, quantity: 1 }], email);
    const back = await inspected(service, first, 1);
    const [shelf] = await level(large);
    const offered = await exchange(service, back, [{ lineId: 1, quantity: 1, sku: large }]);
    const given = givenIn(offered);
    const second = await show(given.order);
    const difference = second.totals.grandTotal - (first.lines[0]?.rowIncl ?? 0);
    assert.ok(difference > 0);
    assert.deepEqual([given.isOffer, given.status, given.toPay.cents], [true, 'pending_payment', difference]);
    assert.deepEqual([offered.lines[0]?.settled, offered.lines[0]?.open], [0, 0], 'nobody settles the piece otherwise meanwhile');
    assert.equal((await move(service, offered, 'closed', { reason: ['String', 'x'] })).code, 'return-exchange-waits');
    assert.deepEqual(await level(large), [shelf, 1], 'held');
    assert.equal((await show(first.number)).refunds.length, 0, 'nothing is credited before');
    const mail = (await paying.shop.mails(email)).find(({ subject }) => subject.startsWith('Je omruiling staat klaar'));
    assert.match(mail?.text ?? '', /Bekijken en bestellen.+checkout\/onepage\/cancel\?order=/s);
    const { data } = await (
      await as('finance')
    ).ask<{ confirmPayment: { message?: string } }>(
      'mutation ($n: String!) { confirmPayment(input: { order: $n, reason: "x", key: "offer" }) { ... on Refusal { message } } }',
      { n: second.number },
    );
    assert.match(data.confirmPayment.message ?? '', /is an offer/, 'staff cannot order it');
    const offer = await (
      await as('finance')
    ).ask<{ order: { can: string[] } }>('query ($n: String!) { order(number: $n) { can } }', { n: second.number });
    assert.ok(!offer.data.order.can.includes('confirmPayment'), 'and has no button for it');
    const offline = await paying.checkout.retry(second.hash, 'banktransfer');
    assert.match(JSON.stringify(offline.errors), /not available/);
    const { retryPayment } = paying.checkout.carts.ok(await paying.checkout.retry(second.hash, 'multisafepay_ideal'));
    assert.ok(retryPayment.redirect_url);
    const attempt = (await show(second.number)).attempts.at(-1) ?? assert.fail();
    assert.equal(attempt.amount, difference);
    await paying.provider.become(attempt.providerOrderId, 'completed');
    for (let said = 0; said < 2; said++) await paying.provider.tell(paying.shop, attempt.providerOrderId);
    await paying.shop.backend.runDueJobs();
    const bought = await show(second.number);
    assert.deepEqual([bought.status, bought.invoices.length, moneyLedger(bought).open], ['processing', 1, 0]);
    const credits = (await show(first.number)).refunds;
    assert.deepEqual(
      credits.map(({ exchange: number, total, state }) => [number, total, state]),
      [[second.number, first.lines[0]?.rowIncl, 'done']],
    );
    const after = await showReturn(service, back.number);
    assert.deepEqual([after.lines[0]?.settled, after.settlements[0]?.refund], [1, credits[0]?.number]);
    const subjects = (await paying.shop.mails(email)).map(({ subject }) => subject);
    assert.ok(subjects.includes(`Je omruiling: bestelling ${second.number}`), subjects.join());
    // What it cost goes back in two parts: the difference by its payment, the rest by hand.
    await paying.shop.backend.orders.desk.ship(second.number, {});
    const whole = { lines: [{ lineId: 1, quantity: 1 }], shipping: 0, adjustment: 0, reason: 'x' };
    await paying.shop.backend.orders.desk.refund(second.number, whole, 'x');
    const rest = bought.totals.grandTotal - difference;
    assert.deepEqual(
      (await show(second.number)).refunds.map(({ total, payment, state }) => [total, payment, state]),
      [
        [difference, null, 'requested'],
        [rest, 'exchange', 'done'],
      ],
    );
  });

  it('says above its button what it is made of, where it goes, how, and when were it ordered now (LAW-06)', async () => {
    const { checkout, provider, shop } = paying;
    const first = await delivered([{ sku: ring, quantity: 1 }], 'boven-de-knop@example.org');
    const back = await inspected(await as('service'), first, 1);
    const offered = await exchange(await as('service'), back, [{ lineId: 1, quantity: 1, sku: large }]);
    const { hash, number, lines } = await show(givenIn(offered).order);
    type Days = { readonly from: string; readonly to: string };
    const daysOf = async (fields = ''): Promise<{ readonly delivery_dates: Days }> =>
      (await checkout.read(hash, `delivery_dates { from to } ${fields}`)) as unknown as { readonly delivery_dates: Days };
    /** What a cart with the same article says. */
    const daysNow = async (): Promise<Days | undefined> => {
      const id = await checkout.ready({ items: [{ sku: large, quantity: 1 }] });
      type Ways = { readonly available_shipping_methods: readonly { readonly carrier_code: string; readonly delivery_dates: Days }[] };
      const { cart } = await checkout.run<{ cart: { shipping_addresses: readonly Ways[] } }>(
        'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { available_shipping_methods { carrier_code delivery_dates { from to } } } } }',
        { id },
      );
      return cart.shipping_addresses[0]?.available_shipping_methods.find(({ carrier_code: code }) => code === 'postnl')?.delivery_dates;
    };
    const today = await daysNow();
    const [told] = (await shop.mails('boven-de-knop@example.org')).filter(({ subject }) => subject.startsWith('Je omruiling staat klaar'));
    assert.match(told?.text ?? '', /Verwacht, als je betaling vandaag binnen is/);
    const materials = lines[0]?.materials ?? [];
    assert.ok(materials.length > 0);
    const animal = lines[0]?.animalParts ?? null;
    assert.deepEqual(await daysOf('shipping_method shipping_address { city } items { materials { part text } animal_parts }'), {
      delivery_dates: today,
      shipping_method: 'PostNL - Thuisbezorgd',
      shipping_address: { city: 'Sittard' },
      items: [{ materials, animal_parts: animal }],
    });
    shop.clock.advance(2 * day);
    const later = await daysNow();
    assert.notDeepEqual(later, today);
    assert.deepEqual((await daysOf()).delivery_dates, later, 'an offer that waited is ordered later');
    checkout.carts.ok(await checkout.retry(hash, 'multisafepay_ideal'));
    const attempt = (await show(number)).attempts.at(-1) ?? assert.fail();
    await provider.become(attempt.providerOrderId, 'completed');
    await provider.tell(shop, attempt.providerOrderId);
    shop.clock.advance(2 * day);
    assert.deepEqual((await daysOf()).delivery_dates, later, 'an order stays promised as it was ordered');
  });

  it('is paid by what it was offered for, when another piece of the line went back meanwhile', async () => {
    const service = await as('service');
    const first = await delivered([{ sku: ring, quantity: 2 }], 'munt@example.org', 'WELKOM10');
    const { rowIncl = 0, discount = 0 } = first.lines[0] ?? {};
    const paid = rowIncl - discount;
    assert.equal(paid % 2, 1, 'one piece costs a cent more');
    const back = await inspected(service, first, 2);
    const offered = await exchange(service, back, [{ lineId: 1, quantity: 1, sku: large }]);
    const { order } = givenIn(offered);
    const settled = await call(service, 'settleReturn', {
      id: ['ID!', offered.number],
      version: ['Int!', offered.version],
      lines: ['[LineQuantity!]!', [{ lineId: 1, quantity: 1 }]],
    });
    assert.equal(settled.lines[0]?.settled, 1, settled.code);
    const given = (await show(order)).exchange?.credit ?? 0;
    paying.checkout.carts.ok(await paying.checkout.retry((await show(order)).hash, 'multisafepay_ideal'));
    const attempt = (await show(order)).attempts.at(-1) ?? assert.fail();
    await paying.provider.become(attempt.providerOrderId, 'completed');
    await paying.provider.tell(paying.shop, attempt.providerOrderId);
    assert.equal((await show(order)).status, 'processing');
    const { refunds } = await show(first.number);
    assert.deepEqual(
      refunds.map(({ total, exchange: number }) => [total, number]),
      [
        [paid - given, null],
        [given, order],
      ],
    );
  });

  it('is paid by what it was offered for, when an edit gave a discount meanwhile', async () => {
    const service = await as('service');
    const { shop, provider, checkout } = paying;
    const { order: placed } = await checkout.place({ items: [{ sku: ring, quantity: 3 }] });
    await provider.become(placed.number, 'completed');
    await provider.tell(shop, placed.number);
    await shop.backend.orders.desk.ship(placed.number, { lines: [{ lineId: 1, quantity: 1 }] });
    const back = await inspected(service, await show(placed.number), 1);
    const { order } = givenIn(await exchange(service, back, [{ lineId: 1, quantity: 1, sku: large }]));
    const { credit = 0 } = (await show(order)).exchange ?? {};
    const { rows } = await shop.database.query<{ version: number }>('select version from sales_order where number = $1', [placed.number]);
    const input = { order: placed.number, version: rows[0]?.version, reason: 'x', lines: [], discount: 600, key: 'discounted' };
    const edited = await service.ask<{ proposeRevision: { __typename: string } }>(
      'mutation ($input: RevisionInput!) { proposeRevision(input: $input) { __typename } }',
      { input },
    );
    assert.equal(edited.data.proposeRevision.__typename, 'Order');
    checkout.carts.ok(await checkout.retry((await show(order)).hash, 'multisafepay_ideal'));
    const attempt = (await show(order)).attempts.at(-1) ?? assert.fail();
    await provider.become(attempt.providerOrderId, 'completed');
    await provider.tell(shop, attempt.providerOrderId);
    const note = (await show(placed.number)).refunds.find(({ exchange: number }) => number === order);
    assert.deepEqual([note?.total, note?.adjustment], [credit, 200]);
  });

  it('is not given while the payment of the first order is disputed: what was paid for it goes back by itself (PAY-19)', async () => {
    const { shop, provider, checkout } = paying;
    const first = await delivered([{ sku: ring, quantity: 1 }], 'ruil-en-bank@example.org');
    const back = await inspected(await as('service'), first, 1);
    const { order } = givenIn(await exchange(await as('service'), back, [{ lineId: 1, quantity: 1, sku: large }]));
    const pay = async () => {
      checkout.carts.ok(await checkout.retry((await show(order)).hash, 'multisafepay_ideal'));
      const attempt = (await show(order)).attempts.at(-1) ?? assert.fail();
      await provider.become(attempt.providerOrderId, 'completed');
      await provider.tell(shop, attempt.providerOrderId);
      const { status, attempts } = await show(order);
      return [status, attempts.at(-1)?.state, (await show(first.number)).refunds.length];
    };
    const bankSays = async (status: string) => {
      await provider.become(first.number, status);
      await provider.tell(shop, first.number);
    };
    await bankSays('chargedback');
    assert.deepEqual(await pay(), ['pending_payment', 'surplus', 0]);
    await bankSays('completed');
    assert.deepEqual(await pay(), ['processing', 'paid', 1]);
  });

  it('that nobody orders in time is free again, and its payment goes back by itself', async () => {
    const first = await delivered([{ sku: ring, quantity: 1 }]);
    const back = await inspected(await as('service'), first, 1);
    const offered = await exchange(await as('service'), back, [{ lineId: 1, quantity: 1, sku: large }]);
    const second = await show(givenIn(offered).order);
    paying.checkout.carts.ok(await paying.checkout.retry(second.hash, 'multisafepay_ideal'));
    const attempt = (await show(second.number)).attempts.at(-1) ?? assert.fail();
    const [shelf, held] = await level(large);
    paying.shop.clock.advance(3 * day + 60_000);
    await paying.shop.backend.runJob('inventory-end-reservations');
    await paying.shop.backend.runJob('orders-end-holdings');
    assert.equal((await show(second.number)).status, 'canceled');
    assert.deepEqual(await level(large), [shelf, held - 1]);
    await paying.provider.become(attempt.providerOrderId, 'completed');
    await paying.provider.tell(paying.shop, attempt.providerOrderId);
    const late = await show(second.number);
    assert.deepEqual([late.status, late.attempts.at(-1)?.state], ['canceled', 'surplus']);
    const service = await as('service');
    const open = await showReturn(service, back.number);
    assert.deepEqual([open.lines[0]?.open, open.can.includes('exchangeReturn')], [1, true]);
    const again = await exchange(service, open, [{ lineId: 1, quantity: 1, sku: ring }]);
    assert.deepEqual([again.lines[0]?.settled, again.settlements.length], [1, 2], 'the same ring for a ring costs nothing');
  });

  it('that is cheaper gives the rest back as it was paid, by a refund of its own', async () => {
    const service = await as('service');
    const email = 'goedkoper@example.org';
    const first = await delivered([{ sku: large, quantity: 1 }], email);
    const back = await inspected(service, first, 1);
    assert.equal((await exchange(service, back, [{ lineId: 1, quantity: 1, sku: ring }], { rest: ['Int', 1] })).code, 'changed');
    const done = await exchange(service, back, [{ lineId: 1, quantity: 1, sku: ring }]);
    const second = await show(givenIn(done).order);
    const rest = (first.lines[0]?.rowIncl ?? 0) - second.totals.grandTotal;
    const [credit, money] = (await show(first.number)).refunds;
    assert.deepEqual([credit?.total, credit?.exchange, credit?.state], [second.totals.grandTotal, second.number, 'done']);
    assert.deepEqual([money?.total, money?.exchange, money?.state, money?.providerRefundId === null], [rest, null, 'requested', false]);
    const mail = (await paying.shop.mails(email)).find(({ text }) => text.includes('krijg je in ruil'))?.text ?? '';
    assert.match(mail, /Het verschil van €\s[\d.]+,\d\d betalen we terug/);
    assert.deepEqual([done.lines[0]?.settled, done.lines[0]?.open, done.settlements.length], [1, 0, 2]);
  });

  it('is less what the first one lost in value', async () => {
    const service = await as('service');
    const first = await delivered([{ sku: small, quantity: 1 }]);
    const back = await inspected(service, first, 1, { condition: 'worn', valueLoss: 500, valueLossReason: 'Gedragen' });
    const offered = await exchange(service, back, [{ lineId: 1, quantity: 1, sku: large }]);
    assert.deepEqual([givenIn(offered).isOffer, givenIn(offered).toPay.cents], [true, 500]);
    await paying.shop.backend.orders.desk.cancel(givenIn(offered).order, 'Toch niet');
  });
});

describe('the last piece', () => {
  it('goes to who exchanges or to who buys, and the other gets a sentence', async () => {
    const service = await as('service');
    for (let round = 0; round < 4; round++) {
      const first = await delivered([{ sku: small, quantity: 1 }]);
      const back = await inspected(service, first, 1);
      await stockUp(large, 1);
      const cart = await paying.checkout.ready({ email: `koopt${round}@example.org`, items: [{ sku: large, quantity: 1 }] });
      const [given, bought] = await Promise.all([
        exchange(service, back, [{ lineId: 1, quantity: 1, sku: large }]),
        paying.checkout.order(cart),
      ]);
      const isGiven = given.__typename === 'Return';
      assert.notEqual(isGiven, bought.errors.length === 0, `round ${round}: one of them`);
      if (!isGiven) assert.equal(given.code, 'exchange-sold-out');
      else assert.match(bought.errors[0]?.message ?? '', /\w/);
      assert.equal((await showReturn(service, back.number)).lines[0]?.open, isGiven ? 0 : 1);
    }
    await stockUp(large, 100);
  });
});

describe('who exchanges', () => {
  it('may refund, in the branch of the return, and only as the customer wants it', async () => {
    const service = await as('service');
    const back = await inspected(service, await delivered([{ sku: small, quantity: 1 }]), 1);
    const wish = [{ lineId: 1, quantity: 1, sku: large }];
    const aachen = await as('branchManager', 'AAC');
    assert.equal((await exchange(aachen, back, wish, { isAgreed: ['Boolean', false] })).code, 'return-agreed');
    assert.equal((await exchange(aachen, back, [{ lineId: 1, quantity: 1, sku: 'NO-SUCH' }])).code, 'exchange-gone');
    const query = `mutation ($id: ID!, $v: Int!, $l: [ExchangeLineInput!]!) { exchangeReturn(id: $id, version: $v, lines: $l, isAgreed: true,
      key: "foreign") { ${result} } }`;
    for (const [role, branch, why] of [
      ['branchManager', 'SIT', 'graphql-no-such-entity'],
      ['branchStaff', 'AAC', 'graphql-authorization'],
      ['auditor', null, 'graphql-authorization'],
    ] as const) {
      const { errors } = await (await as(role, branch)).ask(query, { id: back.number, v: back.version, l: wish });
      assert.equal(errors[0]?.extensions?.['category'], why, role);
    }
    assert.equal((await exchange(aachen, back, wish)).lines[0]?.settled, 1);
  });

  it('says why before the goods are here, and a second person decides above the threshold', async () => {
    const service = await as('service');
    const first = await delivered([{ sku: small, quantity: 1 }]);
    const back = await accepted(service, first.number, 1);
    const wish = [{ lineId: 1, quantity: 1, sku: large }];
    const why = { why: ['String', 'Verzendbewijs gezien'] } as const;
    assert.equal((await exchange(service, back, wish)).code, 'return-why');
    await paying.shop.database.query(
      `insert into setting (key, value, version, changed_at) values ('thresholds', '{"refundWithoutReturnCents": 100}', 1, now())
       on conflict (key) do update set value = excluded.value`,
    );
    const waits = await exchange(service, back, wish, why);
    assert.deepEqual([waits.__typename, waits.request?.title], ['WaitsForApproval', 'Retour omruilen']);
    assert.match(waits.request?.summary ?? '', new RegExp(`van bestelling ${first.number} omruilen`));
    await paying.shop.database.query(`delete from setting where key = 'thresholds'`);
    const done = await exchange(service, back, wish, why);
    assert.deepEqual([done.state, done.lines[0]?.settled], ['accepted', 1]);
    // It is given, and the first piece never comes.
    const overdue = async (client: StaffClient): Promise<readonly string[]> =>
      (
        await client.ask<{ returns: { items: { number: string }[] } }>(
          '{ returns(list: { first: 100 }, tab: goodsOverdue) { items { number } } }',
        )
      ).data.returns.items.map(({ number }) => number);
    assert.ok(!(await overdue(service)).includes(done.number));
    paying.shop.clock.advance(15 * day);
    assert.ok((await overdue(await as('service'))).includes(done.number));
    paying.shop.clock.advance(10 * day);
    await paying.shop.backend.runJob('inventory-end-reservations');
    await paying.shop.backend.runJob('returns-late-goods');
    assert.ok((await overdue(await as('service'))).includes(done.number), 'also when nobody waits any more');
    assert.equal((await showReturn(await as('service'), done.number)).state, 'expired');
  });
});
