import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { nextTry } from '#testing/next-try.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { checkInvariants } from '../app/check-invariants.ts';

let paying: PayingShop;
let service: StaffClient;
let finance: StaffClient;
before(async () => {
  paying = await createPayingShop(100);
  service = await demoMember(paying.shop.app, 'service');
  finance = await demoMember(paying.shop.app, 'finance');
});
afterEach(() => paying.provider.reset());
after(async () => {
  assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
  await paying.close();
});

type Line = Readonly<Record<'open' | 'planned' | 'sent' | 'canceled' | 'returned' | 'refunded', number>>;
type Answer = {
  readonly __typename: string;
  readonly message?: string;
  readonly status?: string;
  readonly lines: readonly Line[];
  readonly refunds: readonly { readonly number: string; readonly state: string; readonly total: { readonly cents: number } }[];
  readonly money: Readonly<Record<'refunded' | 'waiting' | 'refundable', { readonly cents: number }>>;
  readonly request?: { readonly id: string; readonly summary: string };
};
const fields = `__typename ... on Refusal { message } ... on WaitsForApproval { request { id summary } } ... on Order { number status
  lines { open planned sent canceled returned refunded } refunds { number state total { cents } }
  money { refunded { cents } waiting { cents } refundable { cents } } }`;
let keys = 0;
const key = (): string => `refund-${(keys += 1)}`;

async function ask(client: StaffClient, name: string, type: string, input: object): Promise<Answer> {
  const { data, errors } = await client.ask<Record<string, Answer>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
    { input: { key: key(), ...input } },
  );
  assert.deepEqual(errors, []);
  return data[name] ?? assert.fail('no answer');
}
const wish = (order: string, quantity: number, more: object = {}) => ({
  order,
  lines: quantity === 0 ? [] : [{ lineId: 1, quantity }],
  shipping: 0,
  adjustment: 0,
  reason: 'Op verzoek',
  ...more,
});
const refund = (order: string, quantity: number, more: object = {}, client = service): Promise<Answer> =>
  ask(client, 'refund', 'RefundInput', wish(order, quantity, more));

async function paid(email: string, quantity: number): Promise<string> {
  const { shop, provider, checkout } = paying;
  const { order } = await checkout.place({ email, items: [{ sku: ring, quantity }] });
  await provider.become(order.number, 'completed');
  await provider.tell(shop, order.number);
  return order.number;
}
const stock = async (): Promise<number> =>
  (
    await paying.shop.database.query<{ quantity: number }>(`select quantity from stock_level where sku = $1 and source_code = 'WEB'`, [
      ring,
    ])
  ).rows[0]?.quantity ?? 0;
const there = async (number: string): Promise<number> => {
  const order = (await paying.provider.order(number)) ?? assert.fail('the provider does not know it');
  return (order['related_transactions'] as readonly unknown[]).length;
};

describe('a refund by staff', () => {
  it('is shown before it is given, with its VAT by rate, and given as it was shown', async () => {
    const number = await paid('vooraf@example.org', 2);
    const { data } = await service.ask<{ refundPreview: Record<string, never> }>(
      `query ($input: RefundInput!) { refundPreview(input: $input) { ... on RefundPreview {
         total { cents } tax { cents } taxes { percent incl { cents } tax { cents } } lines { lineId quantity unsent amount { cents } } goesBackBy waitsFor } } }`,
      { input: { ...wish(number, 1), key: key() } },
    );
    const shown = data.refundPreview as unknown as {
      total: { cents: number };
      taxes: { percent: number; tax: { cents: number } }[];
      waitsFor: null;
    };
    assert.deepEqual([shown.taxes.map(({ percent }) => percent), shown.waitsFor], [[21], null]);
    assert.match((await refund(number, 1, { total: shown.total.cents + 1 })).message ?? '', /has changed/);
    const given = await refund(number, 1, { total: shown.total.cents });
    assert.deepEqual([given.refunds[0]?.total.cents, given.money.waiting.cents], [shown.total.cents, shown.total.cents]);
    assert.equal(await there(number), 1);
  });

  it('of many clicks with one key is given once', async () => {
    const number = await paid('ongeduldig@example.org', 3);
    const input = { ...wish(number, 1), key: key() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(service, 'refund', 'RefundInput', input)));
    assert.ok(answers.every(({ __typename }) => __typename === 'Order'));
    assert.equal(await there(number), 1);
    assert.equal((await paying.shop.backend.orders.desk.show(number)).refunds.length, 1);
  });

  it('of 2 of 5 leaves the other 3 to be given back later', async () => {
    const number = await paid('vijf@example.org', 5);
    assert.deepEqual((await refund(number, 2)).lines[0], { open: 3, planned: 0, sent: 0, canceled: 2, returned: 0, refunded: 2 });
    assert.deepEqual((await refund(number, 3, {}, finance)).lines[0], {
      open: 0,
      planned: 0,
      sent: 0,
      canceled: 5,
      returned: 0,
      refunded: 5,
    });
    assert.equal((await refund(number, 1)).__typename, 'Refusal');
  });

  it('of pieces that never left puts them on the shelf once, also when the order is canceled after it', async () => {
    const number = await paid('eenmaal@example.org', 2);
    const before = await stock();
    await refund(number, 1);
    assert.equal(await stock(), before + 1);
    await refund(number, 1, { shipping: 595 });
    const ended = await ask(service, 'cancelOrder', 'OrderReasonInput', { order: number, reason: 'Op verzoek' });
    assert.deepEqual([ended.status ?? ended.message, await stock()], ['canceled', before + 2]);
  });

  it('of a sent order works, and puts nothing on the shelf', async () => {
    const number = await paid('retour@example.org', 2);
    await paying.shop.backend.orders.desk.ship(number, {});
    const before = await stock();
    assert.deepEqual((await refund(number, 1)).lines[0], { open: 0, planned: 0, sent: 2, canceled: 0, returned: 0, refunded: 1 });
    assert.equal(await stock(), before);
  });

  it('of what has not left completes an order whose other pieces were sent', async () => {
    const number = await paid('rest@example.org', 2);
    const manager = await demoMember(paying.shop.app, 'manager');
    const planned = await manager.ask<{ planShipment: { shipments: { number: string }[] } }>(
      'mutation ($input: ShipmentInput!) { planShipment(input: $input) { ... on Order { shipments { number } } } }',
      { input: { order: number, source: 'WEB', lines: [{ lineId: 1, quantity: 1 }], key: key() } },
    );
    for (const to of ['picking', 'packed', 'sent'])
      await manager.ask(
        'mutation ($n: ID!, $to: ShipmentState!, $key: ID!) { moveShipment(number: $n, to: $to, key: $key) { __typename } }',
        {
          n: planned.data.planShipment.shipments[0]?.number,
          to,
          key: key(),
        },
      );
    const done = await refund(number, 1, { isUnsent: true });
    assert.deepEqual([done.status, done.lines[0]], ['complete', { open: 0, planned: 0, sent: 1, canceled: 1, returned: 0, refunded: 1 }]);
  });

  it('above the threshold, or above its lines, waits for somebody who may approve it, and is given once', async () => {
    const number = await paid('groot@example.org', 6);
    const waits = await refund(number, 6);
    assert.match(waits.request?.summary ?? '', /299,70 van bestelling \d+ terugbetalen/);
    assert.equal((await refund(number, 1, { adjustment: 100 })).__typename, 'WaitsForApproval');
    assert.equal((await paying.shop.backend.orders.desk.show(number)).refunds.length, 0);
    const decide = (client: StaffClient) =>
      client.ask<{ decide: { state: string } }>(
        'mutation ($id: ID!, $key: ID!) { decide(request: $id, approve: true, key: $key) { ... on ApprovalRequest { state } ... on Refusal { message } } }',
        { id: waits.request?.id, key: key() },
      );
    assert.equal((await decide(service)).status, 403);
    const waiting = await finance.ask<{ refundsToApprove: { id: string }[] }>('{ refundsToApprove { id } }');
    assert.ok(waiting.data.refundsToApprove.some(({ id }) => id === waits.request?.id));
    assert.equal((await decide(finance)).data.decide.state, 'executed');
    assert.equal((await paying.shop.backend.orders.desk.show(number)).refunds.length, 1);
    await nextTry(paying.shop, 'repeat-refund');
    assert.equal(await there(number), 1);
  });

  it('that was asked for and is no longer possible fails when it is approved, and nothing is given', async () => {
    const number = await paid('veranderd@example.org', 6);
    const waits = await refund(number, 6);
    await refund(number, 1);
    const decided = await finance.ask<{ decide: { state: string } }>(
      'mutation ($id: ID!, $key: ID!) { decide(request: $id, approve: true, key: $key) { ... on ApprovalRequest { state } } }',
      { id: waits.request?.id, key: key() },
    );
    assert.equal(decided.data.decide.state, 'failed');
    assert.equal((await paying.shop.backend.orders.desk.show(number)).refunds.length, 1);
  });

  it('that the provider never took is settled by hand, or sent again, by who may', async () => {
    const number = await paid('stil@example.org', 2);
    await paying.provider.set({ failure: { kind: 'http', status: 500 } });
    const asked = await refund(number, 1);
    const credit = asked.refunds[0]?.number;
    await nextTry(paying.shop, 'repeat-refund');
    const settle = (client: StaffClient) =>
      client.ask<{ settleRefund: Answer }>(
        `mutation ($o: String!, $r: ID!, $key: ID!) { settleRefund(order: $o, refund: $r, reason: "Overgemaakt", key: $key) { ${fields} } }`,
        { o: number, r: credit, key: key() },
      );
    assert.equal((await settle(service)).status, 403);
    assert.equal((await settle(finance)).data.settleRefund.refunds[0]?.state, 'done');
    assert.equal((await settle(finance)).data.settleRefund.__typename, 'Refusal');
  });
});

describe('an order on hold', () => {
  it('sends nothing until it is released, and goes on where it was', async () => {
    // The provider was away in the test before, and is not asked again at once.
    const { order } = await paying.checkout.place({ email: 'wacht@example.org' }, 'banktransfer');
    const { number } = order;
    await paying.shop.backend.orders.desk.paid(number);
    const input = { order: number, reason: 'Adres vragen' };
    assert.equal((await ask(service, 'holdOrder', 'OrderReasonInput', input)).status, 'holded');
    assert.equal((await ask(service, 'holdOrder', 'OrderReasonInput', input)).__typename, 'Refusal');
    await assert.rejects(paying.shop.backend.orders.desk.ship(number, {}), /cannot be shipped/);
    const mails = (await paying.shop.mails('wacht@example.org')).length;
    assert.equal((await ask(service, 'releaseOrder', 'OrderReasonInput', input)).status, 'processing');
    assert.equal((await paying.shop.mails('wacht@example.org')).length, mails);
  });
});

describe('a transfer that arrived', () => {
  it('is confirmed by who may, and the order goes on', async () => {
    const { order } = await paying.checkout.place({ email: 'overschrijving@example.org' }, 'banktransfer');
    const input = { order: order.number, reason: 'Afschrift 12' };
    const refused = await service.ask('mutation ($input: OrderReasonInput!) { confirmPayment(input: $input) { __typename } }', {
      input: { ...input, key: key() },
    });
    assert.equal(refused.status, 403);
    assert.equal((await ask(finance, 'confirmPayment', 'OrderReasonInput', input)).status, 'processing');
  });
});
