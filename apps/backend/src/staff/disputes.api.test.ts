import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { moneyLedger } from '#modules/orders/ledger/money-ledger.ts';
import type { Order } from '#modules/orders/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { checkInvariants } from '../app/check-invariants.ts';

let paying: PayingShop;
let service: StaffClient;
let manager: StaffClient;
before(async () => {
  paying = await createPayingShop(100);
  const { app } = paying.shop;
  [service, manager] = [await demoMember(app, 'service'), await demoMember(app, 'manager')];
});
after(async () => {
  assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
  await paying.close();
});

const show = (number: string): Promise<Order> => paying.shop.backend.orders.desk.show(number);
async function bankSays(number: string, status: 'completed' | 'chargedback'): Promise<void> {
  await paying.provider.become(number, status);
  await paying.provider.tell(paying.shop, number);
}
async function disputed(email: string): Promise<Order> {
  const { order } = await paying.checkout.place({ items: [{ sku: ring, quantity: 3 }], email });
  for (const status of ['completed', 'chargedback'] as const) await bankSays(order.number, status);
  return show(order.number);
}
const onShelf = async (): Promise<number> => {
  const { rows } = await paying.shop.database.query<{ quantity: number }>(
    `select quantity from stock_level where sku = $1 and source_code = 'WEB'`,
    [ring],
  );
  return rows[0]?.quantity ?? 0;
};

type Answer = {
  readonly __typename: string;
  readonly code?: string;
  readonly status?: string;
  readonly can?: readonly string[];
  readonly money?: Readonly<Record<'paid' | 'taken' | 'refundable', { readonly cents: number }>>;
};
const fields =
  '__typename ... on Refusal { code } ... on Order { status can money { paid { cents } taken { cents } refundable { cents } } }';
let keys = 0;
async function ask(client: StaffClient, name: string, type: string, input: object): Promise<Answer> {
  const { data, errors } = await client.ask<Record<string, Answer>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
    { input: { key: `dispute-${(keys += 1)}`, reason: 'Betwist', ...input } },
  );
  assert.deepEqual(errors, []);
  return data[name] ?? assert.fail('no answer');
}
const versionOf = async (number: string): Promise<number> =>
  (await paying.shop.database.query<{ version: number }>('select version from sales_order where number = $1', [number])).rows[0]?.version ??
  0;
const wishOf = async (order: string, quantity: number) => ({
  order,
  version: await versionOf(order),
  lines: [{ lineId: 1, quantity }],
});
const edit = async (order: string, quantity: number): Promise<Answer> =>
  ask(service, 'proposeRevision', 'RevisionInput', await wishOf(order, quantity));
const refund = (order: string, quantity: number): Promise<Answer> =>
  ask(service, 'refund', 'RefundInput', { order, lines: [{ lineId: 1, quantity }], shipping: 0, adjustment: 0 });
async function previewed(order: string, quantity: number): Promise<string | undefined> {
  const { data } = await service.ask<{ revisionPreview: { readonly code?: string } }>(
    'query ($input: RevisionInput!) { revisionPreview(input: $input) { ... on Refusal { code } } }',
    { input: { ...(await wishOf(order, quantity)), reason: 'Betwist', key: `dispute-${(keys += 1)}` } },
  );
  return data.revisionPreview.code;
}

describe('an order whose payment its customer disputes', () => {
  it('gives nothing back by an edit until the shop has won, also after it is released (PAY-19)', async () => {
    const { number } = await disputed('betwist-wijzigen@example.org');
    await ask(manager, 'releaseOrder', 'OrderReasonInput', { order: number });
    assert.deepEqual([await previewed(number, 2), (await edit(number, 2)).code], ['disputed', 'disputed']);
    const { refunds, revisions } = await show(number);
    assert.deepEqual([refunds, revisions], [[], []]);
    assert.equal((await edit(number, 4)).__typename, 'Order', 'what costs more gives nothing back');
    await ask(service, 'withdrawRevision', 'WithdrawRevisionInput', { order: number, number: 1 });
    await bankSays(number, 'completed');
    assert.equal((await edit(number, 2)).__typename, 'Order');
    assert.equal((await show(number)).refunds.length, 1);
  });

  it('can be canceled while nothing has left: its pieces lie on the shelf again, and the bank has its money', async () => {
    const before = await onShelf();
    const email = 'betwist-weg@example.org';
    const { number, totals } = await disputed(email);
    assert.equal((await refund(number, 1)).code, 'disputed');
    const canceled = await ask(service, 'cancelOrder', 'OrderReasonInput', { order: number });
    assert.deepEqual(
      [canceled.status, canceled.money?.paid.cents, canceled.money?.taken.cents, canceled.money?.refundable.cents],
      ['canceled', totals.grandTotal, totals.grandTotal, 0],
    );
    assert.deepEqual([await onShelf(), canceled.can?.includes('refund')], [before, false]);
    assert.equal((await refund(number, 1)).code, 'disputed');
    const mail = (await paying.shop.mails(email)).find(({ subject }) => subject.includes('geannuleerd'));
    assert.match(mail?.text ?? '', /Je bank heeft je betaling teruggehaald/);
  });

  it('is told to staff when the shop wins after it was canceled, and its money is given back by them, once', async () => {
    const { number, totals } = await disputed('betwist-gewonnen@example.org');
    await ask(service, 'cancelOrder', 'OrderReasonInput', { order: number });
    for (let time = 0; time < 2; time++) await bankSays(number, 'completed');
    const won = await show(number);
    const { taken, refundable } = moneyLedger(won);
    assert.deepEqual([won.status, taken, refundable], ['canceled', 0, totals.grandTotal]);
    const alerts = won.events.filter(({ message }) => message?.includes('the order was canceled meanwhile'));
    assert.equal(alerts.length, 1);
    await paying.shop.backend.orders.desk.refund(number, 'everything', 'Gewonnen, maar geannuleerd');
    assert.equal(moneyLedger(await show(number)).refundable, 0);
    assert.equal(Number((await paying.provider.order(number))?.['amount_refunded']), totals.grandTotal);
  });

  it('is not canceled when a part of it has left', async () => {
    const { number } = await disputed('betwist-deel@example.org');
    await bankSays(number, 'completed');
    await ask(manager, 'releaseOrder', 'OrderReasonInput', { order: number });
    await paying.shop.backend.orders.desk.ship(number, { lines: [{ lineId: 1, quantity: 1 }] });
    await bankSays(number, 'chargedback');
    assert.equal((await ask(service, 'cancelOrder', 'OrderReasonInput', { order: number })).__typename, 'Refusal');
  });
});
