import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { listStatement, returnTabs } from '#modules/returns/list/find-returns.ts';
import type { Scope } from '#modules/staff/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { checkInvariants } from '../app/check-invariants.ts';

const day = 86_400_000;
let paying: PayingShop;
before(async () => {
  paying = await createPayingShop(500);
  await paying.shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'AAC', quantity: 5 }]));
});
afterEach(() => paying.provider.reset());
after(async () => {
  assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
  await paying.close();
});

type Line = Readonly<Record<'lineId' | 'quantity' | 'received' | 'settled' | 'refused' | 'open', number>>;
type Answer = {
  readonly __typename: string;
  readonly code?: string;
  readonly request?: { readonly summary: string; readonly title: string };
  readonly number: string;
  readonly version: number;
  readonly state: string;
  readonly branch: string | null;
  readonly marks: readonly string[];
  readonly refundDueOn: string | null;
  readonly goodsDueOn: string | null;
  readonly lines: readonly Line[];
  readonly settlements: readonly { readonly total: { readonly cents: number }; readonly delivery: { readonly cents: number } }[];
  readonly moves: readonly { readonly to: string; readonly needsReason: boolean }[];
  readonly can: readonly string[];
  readonly statement: { readonly state: string; readonly email: string | null; readonly message: string | null } | null;
};
const fields = `__typename number version state branch marks refundDueOn goodsDueOn lines { lineId quantity received settled refused open }
  settlements { total { cents } delivery { cents } } moves { to needsReason } can statement { state email message }`;
const result = `__typename ... on Refusal { code } ... on WaitsForApproval { request { title summary } } ... on Return { ${fields} }`;

async function as(role: string, branch: string | null = null): Promise<StaffClient> {
  const { app, database, clock } = paying.shop;
  const client = staffClient(app);
  client.setCookie(await makeSession(database, await memberId(database, role, branch), clock.now()));
  return client;
}

let keys = 0;
async function call(
  client: StaffClient,
  name: string,
  args: Readonly<Record<string, readonly [type: string, value: unknown]>>,
): Promise<Answer> {
  const all = 'input' in args ? args : { ...args, key: ['ID!', `return-${(keys += 1)}`] as const };
  const declared = Object.entries(all).map(([arg, [type]]) => `$${arg}: ${type}`);
  const passed = Object.keys(all).map((arg) => `${arg}: $${arg}`);
  const { data, errors } = await client.ask<Record<string, Answer>>(
    `mutation (${declared.join(', ')}) { ${name}(${passed.join(', ')}) { ${result} } }`,
    Object.fromEntries(Object.entries(all).map(([arg, [, value]]) => [arg, value])),
  );
  assert.deepEqual(errors, []);
  return data[name] ?? assert.fail('no answer');
}
const seen = ({ number, version }: Pick<Answer, 'number' | 'version'>) => ({ id: ['ID!', number], version: ['Int!', version] }) as const;
const move = (client: StaffClient, back: Answer, to: string, more: Readonly<Record<string, readonly [string, unknown]>> = {}) =>
  call(client, 'moveReturn', { ...seen(back), to: ['ReturnState!', to], ...more });
const inspect = (client: StaffClient, back: Answer, findings: readonly object[]) =>
  call(client, 'inspectReturn', { ...seen(back), findings: ['[FindingInput!]!', findings] });
const settle = (
  client: StaffClient,
  back: Answer,
  lines: readonly object[],
  more: Readonly<Record<string, readonly [string, unknown]>> = {},
) => call(client, 'settleReturn', { ...seen(back), lines: ['[LineQuantity!]!', lines], ...more });
const show = async (client: StaffClient, number: string): Promise<Answer> =>
  (await client.ask<{ return: Answer }>(`query ($n: String!) { return(number: $n) { ${fields} } }`, { n: number })).data.return;
const asNew = (quantity: number, more: object = {}) => ({ lineId: 1, quantity, condition: 'as_new', disposition: 'restock', ...more });

/** An order that is paid. */
async function paid(email: string, quantity: number, coupon?: string): Promise<{ number: string; hash: string }> {
  const { shop, provider, checkout } = paying;
  const cart = await checkout.ready({ email, items: [{ sku: ring, quantity }] });
  if (coupon) {
    await checkout.run('mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { id } } }', {
      input: { cart_id: cart, coupon_code: coupon },
    });
  }
  const { order } = checkout.carts.ok(await checkout.order(cart)).setPaymentMethod;
  await provider.become(order.number, 'completed');
  await provider.tell(shop, order.number);
  return order;
}
/** An order that is paid and was delivered. */
async function delivered(email: string, quantity: number, coupon?: string): Promise<{ number: string; hash: string }> {
  const order = await paid(email, quantity, coupon);
  await paying.shop.backend.orders.desk.ship(order.number, {});
  return order;
}
const withdraw = async (order: string, email: string | null, more: object = {}): Promise<string> => {
  const { shop } = paying;
  shop.clock.advance(3_600_000);
  const { data, errors } = await shop.ask<{ submitWithdrawal: { reference: string } }>(
    'mutation ($input: WithdrawalInput!) { submitWithdrawal(input: $input) { reference } }',
    { variables: { input: { order_number: order, name: 'Eva Janssen', email, ...more } } },
  );
  assert.deepEqual(errors, []);
  return data.submitWithdrawal.reference;
};
const returnOf = async (reference: string): Promise<string> =>
  (
    await paying.shop.database.query<{ number: string }>(
      'select r.number from return as r join withdrawal as w on w.id = r.withdrawal_id where w.reference = $1',
      [reference],
    )
  ).rows[0]?.number ?? assert.fail('the statement became no return');
const stockAt = async (source: string): Promise<number> =>
  (
    await paying.shop.database.query<{ quantity: number }>('select quantity from stock_level where sku = $1 and source_code = $2', [
      ring,
      source,
    ])
  ).rows[0]?.quantity ?? 0;
const lastMails = async (to: string): Promise<readonly string[]> => (await paying.shop.mails(to)).map(({ subject }) => subject);

describe('a new demo', () => {
  it('has a return in every queue, and two gift cards', async () => {
    const { data, errors } = await (
      await as('manager')
    ).ask<{ returnTabs: { tab: string; count: number }[]; giftCards: { page: { count: number } } }>(
      '{ returnTabs { tab count } giftCards(list: {}) { page { count } } }',
    );
    assert.deepEqual(errors, []);
    for (const tab of ['new', 'expected', 'toInspect', 'refundDue'])
      assert.ok((data.returnTabs.find((one) => one.tab === tab)?.count ?? 0) > 0, tab);
    assert.equal(data.giftCards.page.count, 2);
  });
});

describe('a withdrawal from the storefront', () => {
  it('is a return at once, and its states and those of the statement are equal until the money is back', async () => {
    const { shop } = paying;
    const { number: order, hash } = await delivered('heen@example.org', 2);
    const reference = await withdraw(order, 'heen@example.org', { hash, items: [{ sku: ring, quantity: 1 }], message: 'Te groot' });
    const number = await returnOf(reference);
    assert.match(number, /^R-\d{4}-\d{6}$/);
    const early = await show(await as('service'), number);
    assert.deepEqual([early.state, early.marks], ['announced', ['unknown_order']], 'whose order it is, is looked at by a job');
    await shop.mails();
    const service = await as('service');
    const announced = await show(service, number);
    assert.deepEqual([announced.state, announced.marks, announced.lines[0]?.quantity], ['announced', [], 1]);
    assert.deepEqual([announced.statement?.state, announced.statement?.message], ['received', 'Te groot']);
    const accepted = await move(service, announced, 'accepted');
    assert.deepEqual([accepted.state, accepted.statement?.state], ['accepted', 'accepted']);
    const aachen = await as('branchStaff', 'AAC');
    const received = await move(aachen, await show(aachen, number), 'received');
    assert.deepEqual([received.state, received.branch, received.lines[0]?.received], ['received', 'AAC', 1]);
    assert.equal((await show(service, number)).statement?.state, 'goods_in');
    const before = await stockAt('AAC');
    const inspected = await inspect(service, await show(service, number), [asNew(1)]);
    assert.deepEqual([inspected.state, await stockAt('AAC')], ['inspected', before + 1]);
    const settled = await settle(service, inspected, [{ lineId: 1, quantity: 1 }]);
    assert.deepEqual([settled.lines[0]?.settled, settled.statement?.state], [1, 'refunded'], settled.code);
    const closed = await move(service, settled, 'closed');
    assert.deepEqual([closed.state, closed.statement?.state, closed.moves], ['closed', 'refunded', []]);
    const mails = await lastMails('heen@example.org');
    for (const subject of [/^Je herroeping is geaccepteerd/, /^Je retour is binnen/, /^Je herroeping is afgehandeld/])
      assert.equal(mails.filter((one) => subject.test(one)).length, 1, String(subject));
  });

  it('has its slip in the mail that accepts it, with bars, where to, and who pays', async () => {
    const { number: order } = await delivered('bon@example.org', 1);
    const number = await returnOf(await withdraw(order, 'bon@example.org'));
    await paying.shop.mails();
    const service = await as('service');
    await move(service, await show(service, number), 'accepted');
    const mail = (await paying.shop.mails('bon@example.org')).find(({ subject }) => subject.startsWith('Je herroeping is geaccepteerd'));
    assert.match(mail?.text ?? '', /De kosten van het terugsturen zijn voor jou\./);
    assert.ok(mail?.text.includes(number));
    const asked = await service.ask<{ printReturnSlip: { id: string } }>(
      'mutation ($n: ID!) { printReturnSlip(number: $n, key: "slip") { ... on Download { id } } }',
      { n: number },
    );
    const file = await paying.shop.app.inject({
      method: 'GET',
      url: `/staff/download/${asked.data.printReturnSlip.id}`,
      headers: { cookie: service.cookie() ?? '', 'sec-fetch-site': 'same-origin' },
    });
    const text = String(readPdf(file.rawPayload));
    for (const part of ['Retourbon', number, order, 'Voorbeeldmarkt 12']) assert.ok(text.includes(part), part);
  });

  it('of what was never sent brings nothing back: receipt, answer and order say so (LAW-08)', async () => {
    const { shop } = paying;
    const { number: order, hash } = await paid('blijft@example.org', 2);
    const reference = await withdraw(order, null, { hash, items: [{ sku: ring, quantity: 1 }] });
    const receipt = (await shop.mails('blijft@example.org')).find(({ subject }) => subject.includes(reference));
    assert.match(receipt?.text ?? '', /De artikelen zijn nog bij ons: je hoeft niets terug te sturen\./);
    assert.doesNotMatch(receipt?.text ?? '', /Stuur/);
    assert.ok(receipt?.text.includes(hash) && !receipt.text.includes(ring), 'names and no SKU, and the way to the order');
    const service = await as('service');
    const accepted = await move(service, await show(service, await returnOf(reference)), 'accepted');
    assert.deepEqual([accepted.marks, accepted.goodsDueOn], [['not_sent'], null], 'nobody waits for goods');
    const answer = (await shop.mails('blijft@example.org')).find(({ subject }) => subject.startsWith('Je herroeping is geaccepteerd'));
    assert.match(answer?.text ?? '', /nog bij ons: je hoeft niets terug te sturen\.[^]*uiterlijk op/);
    assert.doesNotMatch(answer?.text ?? '', /Stuur|retourbon|kosten van het terugsturen/);
    const { data } = await shop.ask<{ order: { order_returns: Record<string, unknown>[] } }>(
      'query ($hash: String) { order(hash: $hash) { order_returns { reference goods_due_on return_address items { quantity left } } } }',
      { variables: { hash } },
    );
    assert.deepEqual(data.order.order_returns, [{ reference, goods_due_on: null, return_address: [], items: [{ quantity: 1, left: 0 }] }]);
  });

  it('needs the address of who has the secret of the order as little as it tells it to others', async () => {
    const { shop } = paying;
    const { number: order } = await paid('geheim@example.org', 1);
    shop.clock.advance(3_600_000);
    for (const number of [order, 'no-such-order']) {
      const { errors } = await shop.ask('mutation ($input: WithdrawalInput!) { submitWithdrawal(input: $input) { reference } }', {
        variables: { input: { order_number: number, name: 'Eva Janssen', hash: 'x'.repeat(32) } },
      });
      assert.match(errors[0]?.message ?? '', /^Vul een geldig e-mailadres in/);
    }
    assert.deepEqual(
      (await shop.mails('geheim@example.org')).filter(({ subject }) => /herroeping/i.test(subject)),
      [],
    );
  });

  it('moves along when it is decided at the machine of the shop', async () => {
    const { forms, orders } = paying.shop.backend;
    const { number: order } = await delivered('machine@example.org', 1);
    const reference = await withdraw(order, 'machine@example.org');
    await paying.shop.mails();
    const number = await returnOf(reference);
    const service = await as('service');
    const states: string[] = [];
    const note = async (): Promise<void> => {
      const { state, statement } = await show(service, number);
      states.push(`${state} ${statement?.state}`);
    };
    for (const step of [
      () => forms.desk.reject(reference, 'Te laat'),
      () => forms.desk.accept(reference),
      () => forms.desk.goodsIn(reference),
      () => orders.desk.refund(order, 'everything', 'Retour'),
      () => forms.desk.refunded(reference),
    ]) {
      await step();
      await note();
    }
    assert.deepEqual(states, ['rejected rejected', 'accepted accepted', 'received goods_in', 'received goods_in', 'received refunded']);
    const { lines } = await show(service, number);
    assert.deepEqual([lines[0]?.settled, lines[0]?.open], [1, 0]);
  });

  it('is shown as what it is: an unknown order, pieces of another, a second statement; none is refused', async () => {
    const { number: order } = await delivered('merk@example.org', 1);
    const unknown = await returnOf(await withdraw('weet niet', 'merk@example.org'));
    const other = await returnOf(await withdraw(order, 'merk@example.org', { items: [{ sku: 'MA-NIET', quantity: 1 }] }));
    const first = await returnOf(await withdraw(order, 'merk@example.org'));
    await paying.shop.mails();
    const second = await returnOf(await withdraw(order, 'iemand@example.org'));
    await paying.shop.mails();
    const service = await as('service');
    const marks = async (number: string): Promise<readonly string[]> => (await show(service, number)).marks;
    assert.deepEqual(await marks(unknown), ['unknown_order']);
    assert.deepEqual(await marks(other), ['other_pieces']);
    assert.deepEqual(await marks(first), []);
    assert.deepEqual(await marks(second), ['second_statement', 'unverified']);
    const assigned = await call(service, 'assignReturn', { ...seen(await show(service, unknown)), order: ['String!', order] });
    assert.deepEqual([assigned.lines.length, assigned.marks], [1, ['second_statement']]);
  });
});

describe('what a return gives back (LAW-08)', () => {
  it('is the price after the coupon to the cent, and delivery with the last piece', async () => {
    const { shop } = paying;
    const { number: order } = await delivered('coupon@example.org', 3, 'WELKOM10');
    const bought = await shop.backend.orders.desk.show(order);
    const [line] = bought.lines;
    assert.ok(line && line.discount > 0, 'the coupon takes something off');
    const service = await as('service');
    const finance = await as('finance');
    const give = async (quantity: number): Promise<Answer> => {
      const registered = await call(service, 'registerReturn', {
        input: ['ReturnInput!', { order, kind: 'withdrawal', lines: [{ lineId: 1, quantity }], key: `r${(keys += 1)}` }],
      });
      const received = await move(service, registered, 'received', { source: ['String', 'WEB'] });
      const inspected = await inspect(service, received, [asNew(quantity, { disposition: 'b_stock' })]);
      return settle(finance, inspected, [{ lineId: 1, quantity }]);
    };
    const first = await give(1);
    const second = await give(2);
    const row = line.rowIncl - line.discount;
    assert.equal(first.settlements[0]?.total.cents, Math.ceil(row / 3), 'a third of what the line cost after the coupon');
    assert.equal(first.settlements[0]?.delivery.cents, 0, 'two pieces are still with the customer');
    assert.equal(second.settlements[0]?.delivery.cents, bought.totals.shipping?.incl);
    assert.equal(
      (first.settlements[0]?.total.cents ?? 0) + (second.settlements[0]?.total.cents ?? 0),
      row + (bought.totals.shipping?.incl ?? 0),
    );
    assert.equal(
      (await shop.backend.orders.desk.show(order)).refunds.reduce((sum, { total }) => sum + total, 0),
      bought.totals.grandTotal,
    );
  });

  it('is less what was lost in value, with the sentence the customer reads, and never without one', async () => {
    const { number: order } = await delivered('gedragen@example.org', 1);
    const service = await as('service');
    const registered = await call(service, 'registerReturn', {
      input: ['ReturnInput!', { order, kind: 'withdrawal', lines: [{ lineId: 1, quantity: 1, reason: 'too_small' }], key: 'loss' }],
    });
    const received = await move(service, registered, 'received', { source: ['String', 'SIT'] });
    const worn = { condition: 'worn', disposition: 'donate', valueLoss: 500 };
    assert.equal((await inspect(service, received, [asNew(1, worn)])).code, 'return-loss-reason');
    assert.equal(
      (await inspect(service, received, [asNew(1, { ...worn, valueLoss: 10_000_000, valueLossReason: 'x' })])).code,
      'return-loss',
    );
    const before = await stockAt('SIT');
    const inspected = await inspect(service, received, [asNew(1, { ...worn, valueLossReason: 'Er zitten vlekken op.' })]);
    const settled = await settle(service, inspected, [{ lineId: 1, quantity: 1 }]);
    const { lines, totals } = await paying.shop.backend.orders.desk.show(order);
    assert.equal(settled.settlements[0]?.total.cents, (lines[0]?.rowIncl ?? 0) + (totals.shipping?.incl ?? 0) - 500);
    assert.equal(await stockAt('SIT'), before, 'only restock raises stock');
    const [mail] = (await paying.shop.mails('gedragen@example.org')).filter(({ subject }) => subject.includes('afgehandeld'));
    assert.match(mail?.text ?? '', /Er zitten vlekken op\./);
  });

  it('comes before the goods only with a reason, each piece once, and above a threshold by two people', async () => {
    const { number: order } = await delivered('eerder@example.org', 2);
    const service = await as('service');
    const registered = await call(service, 'registerReturn', {
      input: ['ReturnInput!', { order, kind: 'withdrawal', lines: [{ lineId: 1, quantity: 2 }], key: 'early' }],
    });
    const one = [{ lineId: 1, quantity: 1 }];
    assert.equal((await settle(service, registered, one)).code, 'return-state');
    const accepted = await move(service, registered, 'accepted');
    assert.equal((await settle(service, accepted, one)).code, 'return-why');
    await paying.shop.database.query(
      `insert into setting (key, value, version, changed_at) values ('thresholds', '{"refundWithoutReturnCents": 100}', 1, now())
       on conflict (key) do update set value = excluded.value`,
    );
    const waits = await settle(service, accepted, one, { why: ['String', 'Verzendbewijs gezien'] });
    assert.deepEqual([waits.__typename, waits.request?.title], ['WaitsForApproval', 'Retour afrekenen']);
    await paying.shop.database.query(`delete from setting where key = 'thresholds'`);
    const settled = await settle(service, accepted, one, { why: ['String', 'Verzendbewijs gezien'] });
    assert.deepEqual([settled.lines[0]?.settled, settled.lines[0]?.open], [1, 1]);
    assert.equal((await settle(service, settled, [{ lineId: 1, quantity: 2 }], { why: ['String', 'x'] })).code, 'return-too-many');
    assert.equal((await settle(service, accepted, one, { why: ['String', 'x'] })).code, 'changed', 'seen before it was settled');
  });
});

describe('money that goes onto a gift card', () => {
  it('is given so for some pieces and back for others, never twice, and only when the customer agreed (LAW-08)', async () => {
    const email = 'cadeaubon@example.org';
    const { number: order } = await delivered(email, 3);
    const service = await as('service');
    const registered = await call(service, 'registerReturn', {
      input: ['ReturnInput!', { order, kind: 'return', lines: [{ lineId: 1, quantity: 2 }], key: 'mixed' }],
    });
    const received = await move(service, registered, 'received', { source: ['String', 'AAC'] });
    const inspected = await inspect(service, received, [asNew(2)]);
    const one = [{ lineId: 1, quantity: 1 }];
    const asCard = { as: ['ReturnWish', 'gift_card'], isAgreed: ['Boolean', true] } as const;
    assert.equal((await settle(service, inspected, one, { as: ['ReturnWish', 'gift_card'] })).code, 'return-agreed');
    const carded = await settle(service, inspected, one, asCard);
    const cents = carded.settlements[0]?.total.cents ?? 0;
    const refunded = await settle(service, carded, one);
    assert.deepEqual([refunded.lines[0]?.settled, refunded.lines[0]?.open], [2, 0]);
    assert.equal((await settle(service, refunded, one, asCard)).code, 'return-too-many');
    const { rows } = await paying.shop.database.query<Record<string, unknown>>(
      `select refund.state, refund.total, refund.provider_refund_id is not null as "isSent", card.number, card.balance_cents as balance, card.branch_code as branch
       from order_refund as refund join sales_order as o on o.id = refund.order_id left join gift_card as card on card.number = refund.gift_card
       where o.number = $1 order by refund.number`,
      [order],
    );
    assert.deepEqual(
      rows.map(({ state, total, isSent, balance, branch }) => [state, total, isSent, balance, branch]),
      [
        ['done', cents, false, cents, 'AAC'],
        ['requested', cents, true, null, null],
      ],
      'the provider hears of one of them',
    );
    const number = String(rows[0]?.['number']);
    const mails = (await paying.shop.mails(email)).filter(({ text }) => text.includes(`cadeaubon ${number}`));
    assert.equal(mails.length, 2, 'of the return, and with the credit note');
    const showCode = async (client: StaffClient) =>
      (
        await client.ask<{ showReturnGiftCard: { shown?: string; code?: string } } | null>(
          `mutation ($id: ID!, $card: ID!, $key: ID!) { showReturnGiftCard(id: $id, card: $card, key: $key) {
             ... on GiftCardCode { shown } ... on Refusal { code } } }`,
          { id: refunded.number, card: number, key: `show-${(keys += 1)}` },
        )
      ).data?.showReturnGiftCard;
    assert.equal((await showCode(await as('branchManager', 'SIT')))?.shown, undefined, 'a return of another branch');
    assert.match((await showCode(service))?.shown ?? '', /^\w{4} \w{4} \w{4} \w{4}$/);
    assert.equal((await showCode(service))?.code, 'giftcard-shown');
  });
});

describe('goods that come back', () => {
  it('may be more, fewer or others than announced, and are counted at the branch they came to', async () => {
    const { number: order, hash } = await delivered('anders@example.org', 3);
    const service = await as('service');
    const registered = await call(service, 'registerReturn', {
      input: ['ReturnInput!', { order, kind: 'return', lines: [{ lineId: 1, quantity: 1 }], key: 'more' }],
    });
    const aachen = await as('branchStaff', 'AAC');
    const came = (quantity: number) => ({ received: ['[ReceivedInput!]', [{ lineId: 1, quantity }]] }) as const;
    assert.equal((await move(aachen, registered, 'received', came(4))).code, 'return-too-many');
    assert.equal((await move(aachen, registered, 'received', { source: ['String', 'SIT'], ...came(1) })).code, 'return-branch');
    const received = await move(aachen, registered, 'received', came(3));
    assert.deepEqual([received.lines[0]?.quantity, received.lines[0]?.received, received.branch], [1, 3, 'AAC']);
    const again = await move(aachen, received, 'received', came(2));
    assert.equal(again.lines[0]?.received, 2, 'counted again');
    const { data } = await paying.shop.ask<{ order: { items: { quantity_returned: number }[]; order_returns: Record<string, unknown>[] } }>(
      'query ($hash: String) { order(hash: $hash) { items { quantity_returned } order_returns { number state refunded { value } items { quantity received refunded } steps { state } } } }',
      { variables: { hash } },
    );
    assert.equal(data.order.items[0]?.quantity_returned, 2);
    assert.deepEqual(data.order.order_returns, [
      {
        number: registered.number,
        state: 'RECEIVED',
        refunded: { value: 0 },
        items: [{ quantity: 1, received: 2, refunded: 0 }],
        steps: [{ state: 'ANNOUNCED' }, { state: 'RECEIVED' }, { state: 'RECEIVED' }],
      },
    ]);
  });

  it('that came in two branches at once came in one of them', async () => {
    const { number: order } = await delivered('tweemaal@example.org', 1);
    const service = await as('service');
    const registered = await call(service, 'registerReturn', {
      input: ['ReturnInput!', { order, kind: 'return', lines: [{ lineId: 1, quantity: 1 }], key: 'both' }],
    });
    const clients = [await as('branchStaff', 'AAC'), await as('branchStaff', 'SIT')];
    const answers = await Promise.all(
      clients.map((client, index) =>
        client.ask<{ moveReturn: { __typename: string } | null }>(
          'mutation ($id: ID!, $v: Int!, $key: ID!) { moveReturn(id: $id, version: $v, to: received, key: $key) { __typename } }',
          { id: registered.number, v: registered.version, key: `both-${index}` },
        ),
      ),
    );
    assert.equal(answers.filter(({ data }) => data?.moveReturn?.__typename === 'Return').length, 1);
    const [stranger] = answers.flatMap(({ data }, index) => (data?.moveReturn?.__typename === 'Return' ? [] : [clients[index]]));
    const { errors } = (await stranger?.ask('query ($n: String!) { return(number: $n) { number } }', { n: registered.number })) ?? {
      errors: [],
    };
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity', 'what is in another branch does not exist');
  });

  it('and are rejected go back to the customer, and may be announced again', async () => {
    const { number: order } = await delivered('afgewezen@example.org', 1);
    const service = await as('service');
    const registered = await call(service, 'registerReturn', {
      input: ['ReturnInput!', { order, kind: 'return', lines: [{ lineId: 1, quantity: 1 }], key: 'reject' }],
    });
    const received = await move(service, registered, 'received', { source: ['String', 'ROE'] });
    assert.equal((await move(service, received, 'rejected')).code, 'return-reason');
    const rejected = await move(service, received, 'rejected', { reason: ['String', 'Gedragen'] });
    assert.equal(rejected.lines[0]?.received, 0);
    const mails = await paying.shop.mails('afgewezen@example.org');
    assert.equal(mails.filter(({ text }) => text.includes('De reden: Gedragen')).length, 1);
    assert.equal((await move(service, rejected, 'announced')).state, 'announced');
  });

  it('that do not come are asked for once, and after a week nobody waits for them', async () => {
    const { shop } = paying;
    const { number: order } = await delivered('vergeten@example.org', 1);
    const registered = await call(await as('service'), 'registerReturn', {
      input: ['ReturnInput!', { order, kind: 'withdrawal', lines: [{ lineId: 1, quantity: 1 }], key: 'late' }],
    });
    await move(await as('service'), registered, 'accepted');
    const run = async (days: number): Promise<string> => {
      shop.clock.advance(days * day);
      for (let time = 0; time < 2; time++) await shop.backend.runJob('returns-late-goods');
      return (await show(await as('service'), registered.number)).state;
    };
    assert.equal(await run(14), 'accepted');
    assert.equal(await run(1), 'accepted');
    assert.equal((await lastMails('vergeten@example.org')).filter((one) => one.startsWith('We wachten nog op je retour')).length, 1);
    assert.equal(await run(8), 'expired');
    const service = await as('service');
    const expired = await show(service, registered.number);
    assert.equal((await settle(service, expired, [{ lineId: 1, quantity: 1 }], { why: ['String', 'x'] })).code, 'return-state');
    assert.equal(
      (await move(service, expired, 'received', { source: ['String', 'WEB'] })).state,
      'received',
      'late goods are still received',
    );
  });
});

describe('branch staff', () => {
  it('registers and receives in their own branch, decides nothing, and sees no address', async () => {
    const { number: order } = await delivered('balie@example.org', 1);
    const aachen = await as('branchStaff', 'AAC');
    const input = { order, kind: 'return', lines: [{ lineId: 1, quantity: 1 }] };
    const register = (name?: string) =>
      call(aachen, 'registerReturn', { input: ['ReturnInput!', { ...input, name, key: `b${(keys += 1)}` }] });
    assert.equal((await register()).code, 'return-order', 'the order is of another branch');
    assert.equal((await register('Pietersen')).code, 'return-order');
    const registered = await register('Janssen');
    assert.deepEqual(
      [registered.state, registered.moves.map(({ to }) => to), registered.can],
      ['announced', ['received'], ['printReturnSlip']],
    );
    const { errors } = await aachen.ask(
      'mutation ($id: ID!, $v: Int!) { moveReturn(id: $id, version: $v, to: accepted, key: "decide") { __typename } }',
      { id: registered.number, v: registered.version },
    );
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-authorization');
    const reference = await withdraw(order, 'balie@example.org');
    await paying.shop.mails();
    const page = await aachen.ask<{ return: Answer }>(`query ($n: String!) { return(number: $n) { ${fields} } }`, {
      n: await returnOf(reference),
    });
    assert.deepEqual([page.data.return.statement?.email, page.masked], [null, ['ReturnStatement.email']]);
  });
});

describe('an order of another branch', () => {
  const entries = async (order: string): Promise<readonly object[]> =>
    (
      await paying.shop.database.query(
        "select actor_name as by, screen from audit_entry where action = 'order.openByName' and entity_id = $1 order by id",
        [order],
      )
    ).rows;

  it('is opened by who says the name of who ordered, never by a list of names, and that stands in the log', async () => {
    const { number: order } = await delivered('naam@example.org', 1);
    const aachen = await as('branchStaff', 'AAC');
    const look = async (client: StaffClient, name: string | null): Promise<string> =>
      (
        await client.ask<{ returnable: { readonly __typename: string } }>(
          'query ($o: String!, $n: String) { returnable(order: $o, name: $n) { __typename } }',
          { o: order, n: name },
        )
      ).data.returnable.__typename;
    const surnames = Array.from({ length: 10_000 }, (_, index) => `naam${index}`).join(' ');
    for (const name of [null, 'Pietersen', 'Bakker Janssen Smit', `${surnames} Janssen`])
      assert.equal(await look(aachen, name), 'Refusal', name?.slice(0, 40));
    assert.deepEqual(await entries(order), []);
    assert.equal(await look(aachen, 'mevrouw Janssen'), 'Returnable');
    assert.equal((await entries(order)).length, 1);
    assert.equal(await look(await as('service'), null), 'Returnable');
    assert.equal((await entries(order)).length, 1, 'of who may see it by its number there is none');
  });

  it('is what a return is of only for who says that name', async () => {
    const { database } = paying.shop;
    const [own, other] = [await delivered('eigen@example.org', 1), await delivered('ander@example.org', 1)];
    const registered = await call(await as('service'), 'registerReturn', {
      input: ['ReturnInput!', { order: own.number, kind: 'return', lines: [{ lineId: 1, quantity: 1 }], key: 'assigned' }],
    });
    await database.query("update sales_order set sources = '{SIT}' where number = $1", [own.number]);
    await database.query("update return set branches = '{SIT}' where number = $1", [registered.number]);
    const sittard = await as('branchManager', 'SIT');
    const assign = (client: StaffClient, back: Answer, order: string, name?: string): Promise<Answer> =>
      call(client, 'assignReturn', { ...seen(back), order: ['String!', order], ...(name ? { name: ['String', name] as const } : {}) });
    assert.equal((await assign(sittard, registered, other.number)).code, 'return-order');
    assert.equal((await assign(sittard, registered, other.number, 'Bakker Janssen')).code, 'return-order');
    assert.equal((await assign(sittard, registered, '399999999', 'Janssen')).code, 'return-order', 'as one that is not there');
    assert.deepEqual((await assign(sittard, registered, own.number)).__typename, 'Return', 'of their own branch by its number');
    const assigned = await assign(sittard, await show(sittard, registered.number), other.number, 'Janssen');
    assert.equal(assigned.__typename, 'Return');
    const { rows } = await database.query("select changes from audit_entry where action = 'return.assign' and entity_id = $1 order by id", [
      registered.number,
    ]);
    assert.deepEqual(rows.at(-1)?.['changes'], [{ field: 'order', before: own.number, after: other.number }]);
  });
});

describe('the list of returns', () => {
  it('has views, goes on behind a row, finds by number and name, and counts on the first page', async () => {
    const service = await as('service');
    type List = { returns: { items: { number: string; state: string }[]; page: { next: string | null; count: number } } };
    const list = async (args: string): Promise<List['returns']> => {
      const { data, errors } = await service.ask<List>(`{ returns(${args}) { items { number state } page { next count } } }`);
      assert.deepEqual(errors, []);
      return data.returns;
    };
    for (const [tab, states] of [
      ['new', ['announced']],
      ['toInspect', ['received']],
      ['closed', ['closed', 'rejected']],
    ] as const) {
      const { items } = await list(`list: { first: 200 }, tab: ${tab}`);
      assert.ok(items.length > 0 && items.every(({ state }) => (states as readonly string[]).includes(state)), tab);
    }
    for (const sort of ['newest', 'oldest', 'due']) {
      const { items: all } = await list(`list: { first: 200 }, sort: ${sort}`);
      const first = await list(`list: { first: 3 }, sort: ${sort}`);
      const second = await list(`list: { first: 200, after: "${first.page.next}" }, sort: ${sort}`);
      assert.deepEqual([...first.items, ...second.items], all, sort);
    }
    const [one] = (await list('list: { first: 1 }')).items;
    const find = await service.ask<{ find: { __typename: string; number: string }[] }>(
      'query ($t: String!) { find(text: $t) { __typename ... on ReturnSummary { number } } }',
      { t: one?.number },
    );
    assert.deepEqual(find.data.find, [{ __typename: 'ReturnSummary', number: one?.number }]);
    assert.ok((await list('list: { search: "janssen" }')).page.count > 0);
    const { data } = await service.ask<{ returnTabs: { tab: string; count: number }[]; today: { tiles: { id: string; count: number }[] } }>(
      '{ returnTabs { tab count } today { tiles { id count } } }',
    );
    const tile = (id: string) => data.today.tiles.find((each) => each.id === id)?.count;
    assert.equal(data.returnTabs.find(({ tab }) => tab === 'new')?.count, tile('returnsNew'));
    assert.ok((tile('returnsToInspect') ?? 0) > 0 && tile('returnsDue') !== undefined);
  });
});

describe('a list of returns, of thousands', () => {
  it('reads an index in every view and order, on every page', async () => {
    const { database } = paying.shop;
    await database.query(
      `insert into return (number, order_number, kind, state, branches, stated_at, due_on, marks, words)
       select 'R-2020-' || n, n::text, 'return', (array['announced', 'accepted', 'received', 'inspected', 'closed', 'closed', 'closed', 'closed'])[1 + n % 8],
         '{SIT}', timestamptz '2020-01-01' + n * interval '1 hour', case when n % 50 = 0 then '2020-06-01' else '9999-12-31' end,
         case when n % 60 = 0 then '{late}'::text[] else '{}' end, array_to_tsvector(array['r-2020-' || n])
       from generate_series(100001, 108000) as n`,
    );
    await database.query('analyze return');
    type Node = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly Plans?: readonly Node[] };
    const scans = (node: Node): readonly string[] => [
      ...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'return' ? ['Seq Scan'] : []),
      ...(node.Plans ?? []).flatMap(scans),
    ];
    const wanted = { today: '2026-11-18', filter: {}, seesContact: false } as const;
    const place = { id: 104_000, key: { newest: new Date('2020-06-01'), oldest: new Date('2020-06-01'), due: '2020-06-01' } };
    for (const [tab, search] of [...Object.keys(returnTabs).map((one) => [one, undefined]), ['all', 'r-2020-1045']] as const) {
      for (const sort of ['newest', 'oldest', 'due'] as const) {
        for (const from of [undefined, { place: { id: place.id, key: place.key[sort] }, isBackwards: false }]) {
          const asked = { ...wanted, tab: tab as keyof typeof returnTabs, search };
          const { text, values } = listStatement(asked, { sort, limit: 51, from }, { all: true } as Scope, search !== undefined);
          const { rows } = await database.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(
            `explain (format json) ${text}`,
            values,
          );
          const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? assert.fail('no plan');
          assert.deepEqual(scans(plan), [], `${tab} ${sort}`);
        }
      }
    }
    await database.query("delete from return where number like 'R-2020-%'");
  });
});

describe('settings of returns', () => {
  it('say per country where goods go and who pays, and stand in the log', async () => {
    const owner = await as('owner');
    const edit = (changes: readonly object[], version = 0) =>
      owner.ask<{
        editReturnSettings: {
          __typename: string;
          settings: { countries: { country: string; address: string[]; isPaidByShop: boolean }[] };
        };
      }>(
        `mutation ($edit: Edit!) { editReturnSettings(edit: $edit) { __typename ... on ReturnSettingsSaved { settings { countries { country address isPaidByShop } } } } }`,
        { edit: { id: 'returns', version, changes, key: `set-${(keys += 1)}` } },
      );
    const wrong = await edit([{ field: 'countries.DE.address', base: [], value: 'Aachen' }]);
    assert.equal(wrong.data.editReturnSettings.__typename, 'Refusal');
    const { data } = await edit([
      { field: 'countries.DE.address', base: [], value: ['Maas & Alm', 'Markt 1', '52062 Aachen'] },
      { field: 'countries.DE.isPaidByShop', base: false, value: true },
    ]);
    const german = data.editReturnSettings.settings.countries.find(({ country }) => country === 'DE');
    assert.deepEqual(german, { country: 'DE', address: ['Maas & Alm', 'Markt 1', '52062 Aachen'], isPaidByShop: true });
  });
});

describe('a payment that its customer disputes', () => {
  const dispute = async (order: string, status: 'chargedback' | 'completed'): Promise<void> => {
    const { provider, shop } = paying;
    await provider.become(order, status);
    await provider.tell(shop, order);
  };
  const one = [{ lineId: 1, quantity: 1 }];
  const asCard = { as: ['ReturnWish', 'gift_card'], isAgreed: ['Boolean', true] } as const;
  const exchange = (client: StaffClient, back: Answer): Promise<Answer> =>
    call(client, 'exchangeReturn', {
      ...seen(back),
      lines: ['[ExchangeLineInput!]!', [{ ...one[0], sku: ring }]],
      isAgreed: ['Boolean', true],
    });
  const refund = async (client: StaffClient, order: string): Promise<{ readonly code?: string }> => {
    const { data, errors } = await client.ask<{ refund: { readonly code?: string } }>(
      'mutation ($input: RefundInput!) { refund(input: $input) { ... on Refusal { code } } }',
      { input: { order, lines: one, shipping: 0, adjustment: 0, reason: 'x', key: `disputed-${(keys += 1)}` } },
    );
    assert.deepEqual(errors, []);
    return data.refund;
  };

  it('is given back neither on a gift card nor as another order nor at all until the shop has won, also after the order is released (PAY-19)', async () => {
    const { number: order } = await delivered('betwist@example.org', 3);
    const service = await as('service');
    const registered = await call(service, 'registerReturn', {
      input: ['ReturnInput!', { order, kind: 'return', lines: [{ lineId: 1, quantity: 2 }], key: 'disputed' }],
    });
    const received = await move(service, registered, 'received', { source: ['String', 'WEB'] });
    const inspected = await inspect(service, received, [asNew(2)]);
    await dispute(order, 'chargedback');
    for (const isReleased of [false, true]) {
      if (isReleased)
        await (
          await as('manager')
        ).ask('mutation ($n: String!) { releaseOrder(input: { order: $n, reason: "x", key: "free" }) { __typename } }', {
          n: order,
        });
      const answers = [
        await settle(service, inspected, one, asCard),
        await settle(service, inspected, one),
        await exchange(service, inspected),
        await refund(service, order),
      ];
      assert.deepEqual(
        answers.map(({ code }) => code),
        ['disputed', 'disputed', 'disputed', 'disputed'],
      );
      await assert.rejects(paying.shop.backend.orders.desk.refund(order, 'everything', 'x'), /is disputed/);
    }
    const { refunds, status } = await paying.shop.backend.orders.desk.show(order);
    assert.deepEqual([refunds, status], [[], 'complete']);

    await dispute(order, 'completed');
    const { attempts, events } = await paying.shop.backend.orders.desk.show(order);
    assert.deepEqual(
      [attempts[0]?.state, attempts[0]?.providerStatus, events.at(-1)?.message],
      ['paid', 'completed', 'The payment is disputed no more: its money is here.'],
    );
    const carded = await settle(service, inspected, one, asCard);
    const exchanged = await exchange(service, carded);
    assert.deepEqual([exchanged.lines[0]?.settled, exchanged.code], [2, undefined]);
  });

  it('says so before anything is given, in what settling and exchanging would come to', async () => {
    const { number: order } = await delivered('betwist-vooraf@example.org', 1);
    const service = await as('service');
    const registered = await call(service, 'registerReturn', {
      input: ['ReturnInput!', { order, kind: 'return', lines: one, key: 'disputed-before' }],
    });
    const received = await move(service, registered, 'received', { source: ['String', 'WEB'] });
    const { number } = await inspect(service, received, [asNew(1)]);
    await dispute(order, 'chargedback');
    const { data, errors } = await service.ask<Record<string, { readonly code?: string }>>(
      `query ($id: ID!, $lines: [LineQuantity!]!, $exchanged: [ExchangeLineInput!]!, $input: RefundInput!) {
         settle: settlementPreview(id: $id, lines: $lines) { ... on Refusal { code } }
         exchange: exchangePreview(id: $id, lines: $exchanged) { ... on Refusal { code } }
         refund: refundPreview(input: $input) { ... on Refusal { code } } }`,
      {
        id: number,
        lines: one,
        exchanged: [{ ...one[0], sku: ring }],
        input: { order, lines: one, shipping: 0, adjustment: 0, reason: 'x', key: 'p' },
      },
    );
    assert.deepEqual(errors, []);
    assert.deepEqual(
      Object.values(data).map(({ code }) => code),
      ['disputed', 'disputed', 'disputed'],
    );
  });
});
