import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { nextTry } from '#testing/next-try.ts';

const queue = 'repeat-refund';
const dead = { failure: { kind: 'http', status: 500 } } as const;
let paying: PayingShop;
let shop: PayingShop['shop'];
let provider: PayingShop['provider'];
let checkout: PayingShop['checkout'];

before(async () => {
  paying = await createPayingShop(50);
  ({ shop, provider, checkout } = paying);
});
afterEach(() => provider.reset());
after(() => paying.close());

async function paid(email: string, quantity = 1): Promise<string> {
  const { order } = await checkout.place({ email, items: [{ sku: ring, quantity }] });
  await provider.become(order.number, 'completed');
  await provider.tell(shop, order.number);
  return order.number;
}

const desk = () => shop.backend.orders.desk;
const refundsThere = async (number: string): Promise<readonly unknown[]> =>
  (await provider.order(number))?.['related_transactions'] as readonly unknown[];
const states = async (number: string): Promise<readonly string[]> => (await desk().show(number)).refunds.map(({ state }) => state);
// What has arrived, without running a job: whether a repetition is due would be a question of the machine's own date.
const mails = async (to?: string) => (await shop.backend.mailbox?.list(to === undefined ? {} : { to })) ?? [];
const alerts = async (number: string): Promise<number> =>
  (await mails()).filter(({ text }) => text.includes(number) && text.includes('was not taken by the provider')).length;
const creditNotes = async (email: string): Promise<number> =>
  (await mails(email)).filter(({ attachments }) => attachments.some(({ filename }) => /4000/.test(filename))).length;
const onePiece = { lines: [{ lineId: 1, quantity: 1 }], shipping: 0, adjustment: 0, reason: 'Retour' };

async function neverTaken(number: string): Promise<string> {
  await provider.set(dead);
  const refund = await desk().refund(number, 'everything', 'Retour');
  for (let tries = 0; tries < 7; tries++) await nextTry(shop, queue);
  return refund.number;
}

describe('a refund', () => {
  it('the provider could not take twice is sent again by itself, and given once', async () => {
    const number = await paid('terug@example.org');
    await provider.set(dead);
    assert.equal((await desk().refund(number, 'everything', 'Retour')).state, 'requested');
    await nextTry(shop, queue);
    assert.deepEqual([await refundsThere(number), await states(number), await creditNotes('terug@example.org')], [[], ['requested'], 0]);
    await provider.reset();
    await nextTry(shop, queue);
    assert.deepEqual([(await refundsThere(number)).length, await creditNotes('terug@example.org'), await alerts(number)], [1, 1, 0]);
    for (let more = 0; more < 2; more++) await nextTry(shop, queue);
    await provider.tell(shop, number);
    assert.deepEqual([(await refundsThere(number)).length, await states(number)], [1, ['done']]);
    assert.equal(await creditNotes('terug@example.org'), 1);
  });

  it('whose answer was lost is found again, not given twice', async () => {
    const number = await paid('verloren@example.org', 2);
    await provider.set({ failure: { kind: 'lost-answer' }, failures: 1 });
    await desk().refund(number, onePiece, '');
    assert.equal((await refundsThere(number)).length, 1);
    for (let again = 0; again < 3; again++) await nextTry(shop, queue);
    assert.deepEqual([(await refundsThere(number)).length, await states(number)], [1, ['done']]);
    assert.deepEqual([await creditNotes('verloren@example.org'), await alerts(number)], [1, 0]);
  });

  it('that was not taken does not pass for the one that was, of the same amount', async () => {
    const number = await paid('twee@example.org', 2);
    await provider.set({ failure: { kind: 'http', status: 500 }, failures: 1 });
    await desk().refund(number, onePiece, '');
    await desk().refund(number, onePiece, '');
    await provider.tell(shop, number);
    assert.deepEqual([(await refundsThere(number)).length, await states(number)], [1, ['requested', 'done']]);
    await nextTry(shop, queue);
    await provider.tell(shop, number);
    assert.deepEqual([(await refundsThere(number)).length, await states(number)], [2, ['done', 'done']]);
    assert.equal(await creditNotes('twee@example.org'), 2);
  });

  it('that is never taken is told to staff after the last try, once', async () => {
    const number = await paid('nooit@example.org');
    await provider.set(dead);
    await desk().refund(number, 'everything', 'Retour');
    for (let tries = 0; tries < 7; tries++) {
      assert.equal(await alerts(number), 0, `after ${tries} tries`);
      await nextTry(shop, queue);
    }
    await shop.backend.runJob('orders-reconcile');
    assert.deepEqual([await alerts(number), await states(number)], [1, ['requested']]);
    await assert.rejects(desk().refund(number, 'everything', 'Retour'), /nothing to give back/);
    await provider.reset();
    const { totals } = await desk().show(number);
    await provider.tell(shop, number, { status: 'refunded', amount_refunded: totals.grandTotal });
    await shop.backend.runDueJobs();
    assert.deepEqual([await states(number), await creditNotes('nooit@example.org')], [['done'], 1]);
  });

  it('the provider refuses when it is sent again has failed, which staff hears at once', async () => {
    const number = await paid('nee@example.org');
    await provider.set(dead);
    await desk().refund(number, 'everything', 'Retour');
    await provider.reset();
    await provider.become(number, 'chargedback');
    await nextTry(shop, queue);
    assert.deepEqual([await states(number), await alerts(number), await creditNotes('nee@example.org')], [['failed'], 1, 0]);
  });

  it('that was never taken is sent again by staff, and given once', async () => {
    const number = await paid('opnieuw@example.org');
    const refund = await neverTaken(number);
    await desk().refundAgain(number, refund);
    await assert.rejects(desk().refundAgain(number, refund), /about to send/);
    await assert.rejects(desk().refundSettled(number, refund, 'Overgemaakt'), /about to send/);
    await provider.reset();
    for (let more = 0; more < 2; more++) await nextTry(shop, queue);
    assert.equal((await refundsThere(number)).length, 1);
    await assert.rejects(desk().refundAgain(number, refund), /has taken|is done/);
    await provider.tell(shop, number);
    assert.deepEqual([await states(number), await creditNotes('opnieuw@example.org')], [['done'], 1]);
    await assert.rejects(desk().refundSettled(number, refund, 'Overgemaakt'), /is done/);
  });

  it('that waits for its next try is not sent twice when staff sends it again', async () => {
    const number = await paid('ongeduldig@example.org');
    await provider.set(dead);
    const { number: refund } = await desk().refund(number, 'everything', 'Retour');
    await assert.rejects(desk().refundAgain(number, refund), /about to send/);
    await nextTry(shop, queue);
    await desk().refundAgain(number, refund);
    const { rows } = await shop.database.query(`select 1 from pgboss.job where data->>'number' = $1 and state in ('created', 'retry')`, [
      refund,
    ]);
    assert.equal(rows.length, 1);
    await provider.reset();
    await nextTry(shop, queue);
    assert.equal((await refundsThere(number)).length, 1);
  });

  it('staff sends again in vain is told to staff once more', async () => {
    const number = await paid('tevergeefs@example.org');
    const refund = await neverTaken(number);
    await desk().refundAgain(number, refund);
    for (let tries = 0; tries < 7; tries++) await nextTry(shop, queue);
    assert.deepEqual([await alerts(number), await states(number)], [2, ['requested']]);
  });

  it('given another way is settled by staff, never sent, and not counted among those of the provider', async () => {
    const number = await paid('overgemaakt@example.org', 2);
    await provider.set(dead);
    const { number: refund } = await desk().refund(number, onePiece, '');
    await nextTry(shop, queue);
    await desk().refundSettled(number, refund, 'Overgemaakt');
    await provider.reset();
    for (let more = 0; more < 2; more++) await nextTry(shop, queue);
    assert.deepEqual([await refundsThere(number), await states(number)], [[], ['done']]);
    assert.equal(await creditNotes('overgemaakt@example.org'), 1);
    await desk().refund(number, onePiece, '');
    await provider.tell(shop, number);
    assert.deepEqual([(await refundsThere(number)).length, await states(number)], [1, ['done', 'done']]);
  });

  it('the provider gave back after all is confirmed instead of settled', async () => {
    const number = await paid('toch@example.org');
    await provider.set({ failure: { kind: 'lost-answer' }, failures: 1 });
    const { number: refund } = await desk().refund(number, 'everything', 'Retour');
    await assert.rejects(desk().refundSettled(number, refund, 'Overgemaakt'), /is done/);
    assert.equal((await refundsThere(number)).length, 1);
    await assert.rejects(desk().refundAgain(number, '499999999'), /has no refund/);
  });
});
