import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ShopError } from '#kernel/errors.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { textAt, type Json } from '#testing/read-answers.ts';
import { openFormsDesk, type FormsDesk } from './forms-desk.ts';
import { dispositions } from './returned-goods.ts';
import type { OrderFacts } from './withdrawal.ts';

let shop: TestShop;
let desk: FormsDesk;
before(async () => {
  shop = await createTestShop();
  desk = shop.backend.forms.desk;
});
after(() => shop.close());
beforeEach(() => shop.clock.advance(3_600_000));

const mutation = 'mutation ($input: WithdrawalInput!) { submitWithdrawal(input: $input) { reference } }';
let count = 0;
const withdraw = async (store = 'nl'): Promise<{ reference: string; email: string }> => {
  count += 1;
  const email = `withdraw-${count}@example.nl`;
  const input = { order_number: '100000042', name: `Customer ${count}`, email };
  const { data } = await shop.ask<Json>(mutation, { variables: { input }, headers: { store } });
  // The receipt goes first.
  await shop.mails();
  return { reference: textAt(data, 'submitWithdrawal.reference'), email };
};
/** The newest mail to an address. */
const lastMail = async (email: string) => (await shop.mails(email))[0];
const order: OrderFacts = {
  email: 'buyer@example.nl',
  hash: 'abc',
  customerId: null,
  storeCode: 'nl',
  isBusiness: false,
  lines: [
    { sku: 'DIRNDL-38', name: 'Dirndl', options: [], quantity: 2, sent: 2, parts: [] },
    { sku: 'SET', name: 'Set', options: [], quantity: 1, sent: 1, parts: [{ sku: 'HAT', quantity: 2 }] },
  ],
  shipments: [{ shippedAt: new Date('2026-11-10T10:00:00Z') }],
  shippingAddress: { countryCode: 'NL' },
  refunds: [],
  sources: ['WEB'],
  path: '/order',
};
/** A desk at which the order is what the test says. */
const deskFor = (found: OrderFacts | undefined): FormsDesk => {
  return openFormsDesk({
    database: shop.database,
    clock: shop.clock,
    findOrder: async () => found,
  });
};

describe('a withdrawal at the desk (LAW-08)', () => {
  it('is accepted, and the customer hears until when goods and money go back, in three languages', async () => {
    shop.clock.set('2026-11-20T22:41:00Z');
    const expected = {
      nl: ['Je herroeping is geaccepteerd', '4 december 2026'],
      de: ['Dein Widerruf ist wirksam', '4. Dezember 2026'],
      en: ['Your withdrawal is accepted', '4 December 2026'],
    };
    for (const [store, [subject, until]] of Object.entries(expected)) {
      const { reference, email } = await withdraw(store);
      shop.clock.advance(86_400_000);
      assert.equal((await desk.accept(reference.toLowerCase())).state, 'accepted');
      const mail = await lastMail(email);
      assert.equal(mail?.subject, `${subject} (${reference})`);
      assert.equal(mail.text.split(until ?? '').length, 3, 'once for the goods, once for the money');
      assert.ok(mail.text.includes('Voorbeeldmarkt 12'), 'where to');
      shop.clock.set('2026-11-20T22:41:00Z');
    }
  });

  it('is rejected with a reason only, which the customer reads as it was typed', async () => {
    const { reference, email } = await withdraw();
    await assert.rejects(desk.reject(reference, '  '), ShopError);
    const reason = 'Op maat gemaakt: <b>borduursel</b> {order} $&';
    const { state, history } = await desk.reject(reference, reason);
    assert.deepEqual([state, history.map(({ reason: given }) => given)], ['rejected', [reason]]);
    const mail = await lastMail(email);
    assert.ok(mail?.text.includes(`De reden: ${reason}`) && mail.html.includes('&lt;b&gt;borduursel&lt;/b&gt;'));
    assert.equal(mail?.headers['Reply-To'], 'info@maas-en-alm.example');
  });

  it('that was rejected by mistake can still be accepted', async () => {
    const { reference } = await withdraw();
    await desk.reject(reference, 'Te laat');
    const { history } = await desk.accept(reference);
    assert.deepEqual(
      history.map(({ state }) => state),
      ['rejected', 'accepted'],
    );
  });

  it('goes from state to state in its order only, and writes down when', async () => {
    const { reference, email } = await withdraw();
    await assert.rejects(desk.goodsIn(reference), /is received and cannot become goods_in/);
    await desk.accept(reference);
    await assert.rejects(desk.accept(reference), /is accepted and cannot become accepted/);
    await assert.rejects(desk.reject(reference, 'Toch niet'), /is accepted and cannot become rejected/);
    await desk.goodsIn(reference);
    assert.match((await lastMail(email))?.subject ?? '', /^Je retour is binnen/);
    const paid = deskFor({ ...order, refunds: [{ issuedAt: shop.clock.now(), state: 'requested' }] });
    const { state, history } = await paid.refunded(reference);
    assert.equal(state, 'refunded');
    assert.deepEqual(
      history.map(({ at }) => at),
      [1, 2, 3].map(() => shop.clock.now().toISOString()),
    );
    assert.deepEqual(
      (await desk.withdrawals('refunded')).map((one) => one.reference),
      [reference],
    );
    await assert.rejects(paid.refunded(reference), /is refunded and cannot become refunded/);
    await assert.rejects(desk.accept('H-2026-999999'), /There is no withdrawal/);
  });

  it('is not refunded before its money went back', async () => {
    const { reference } = await withdraw();
    await desk.accept(reference);
    const earlier = new Date(shop.clock.now().getTime() - 3_600_000);
    for (const refunds of [[], [{ issuedAt: earlier, state: 'done' }], [{ issuedAt: shop.clock.now(), state: 'failed' }]]) {
      await assert.rejects(deskFor({ ...order, refunds }).refunded(reference), /give the money back first/);
    }
    await assert.rejects(deskFor(undefined).refunded(reference), /does not exist/);
  });

  it('tells staff whether it came in time', async () => {
    shop.clock.set('2026-11-24T11:00:00Z');
    const { reference } = await withdraw();
    assert.partialDeepStrictEqual(await deskFor(order).find(reference), { period: { endsOn: '2026-11-24', isInTime: true } });
    assert.partialDeepStrictEqual(await desk.find(reference), { withdrawal: { reference } });
  });

  it('is decided once, however many decide it', async () => {
    const { reference, email } = await withdraw();
    const results = await Promise.allSettled([1, 2, 3].map(() => desk.accept(reference)));
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal((await shop.mails(email)).length, 2, 'receipt and decision');
  });
});

describe('goods that came back (LAW-23)', () => {
  it('become one of five things, and are never destroyed', async () => {
    assert.deepEqual(dispositions, ['restock', 'b-stock', 'repair', 'donate', 'recycle']);
    const { reference } = await withdraw();
    const { rows } = await shop.database.query<{ id: number }>('select id from withdrawal where reference = $1', [reference]);
    const destroy = shop.database.query(
      "insert into returned_goods (withdrawal_id, sku, quantity, disposition, noted_at) values ($1, 'X', 1, 'destroy', now())",
      [rows[0]?.id],
    );
    await assert.rejects(destroy, /returned_goods_disposition/);
  });

  it('are noted once they are in, never more than were sold, a bundle as its parts', async () => {
    const own = deskFor(order);
    const { reference } = await withdraw();
    const dirndl = { sku: 'DIRNDL-38', quantity: 1, disposition: 'restock' } as const;
    await own.accept(reference);
    await assert.rejects(own.noteReturned(reference, [dirndl]), /are not in/);
    await own.goodsIn(reference);
    await own.noteReturned(reference, [dirndl, { sku: 'HAT', quantity: 2, disposition: 'donate' }]);
    await own.noteReturned(reference, [{ ...dirndl, disposition: 'repair' }]);
    await assert.rejects(own.noteReturned(reference, [dirndl]), /has 2 of DIRNDL-38, so 3 cannot have come back/);
    await assert.rejects(own.noteReturned(reference, [{ ...dirndl, sku: 'SET' }]), /has 0 of SET/);
    const listed = (await own.returned()).map(({ sku, quantity, disposition }) => `${quantity} ${sku} ${disposition}`);
    assert.deepEqual(listed, ['1 DIRNDL-38 repair', '2 HAT donate', '1 DIRNDL-38 restock']);
    assert.deepEqual(
      (await own.returned('donate')).map(({ sku, reference: of }) => [sku, of]),
      [['HAT', reference]],
    );
  });
});
