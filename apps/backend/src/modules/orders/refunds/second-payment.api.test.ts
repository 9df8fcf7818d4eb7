import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { nextTry } from '#testing/next-try.ts';
import { createPayingShop, type PayingShop } from '#testing/paying-shop.ts';
import { checkInvariants } from '../../../app/check-invariants.ts';

const queue = 'return-surplus';
let paying: PayingShop;
let shop: PayingShop['shop'];
let provider: PayingShop['provider'];
let checkout: PayingShop['checkout'];
before(async () => {
  paying = await createPayingShop(100);
  ({ shop, provider, checkout } = paying);
});
after(() => paying.close());
afterEach(async () => {
  await provider.reset();
  assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
});

/** An order with two payments at the provider, both of them made; the shop was told of neither. */
async function twoPayments(): Promise<{ readonly number: string; readonly hash: string; readonly second: string }> {
  const { order } = await checkout.place();
  checkout.carts.ok(await checkout.retry(order.hash, 'multisafepay_paypal'));
  const second = `${order.number}-2`;
  for (const id of [order.number, second]) await provider.become(id, 'completed');
  return { number: order.number, hash: order.hash, second };
}

const show = (number: string) => shop.backend.orders.desk.show(number);
const states = async (number: string): Promise<readonly string[]> => (await show(number)).attempts.map(({ state }) => state);
const refundsThere = async (id: string): Promise<number> =>
  ((await provider.order(id))?.['related_transactions'] as readonly unknown[] | undefined)?.length ?? 0;
const alerts = async (number: string, words: RegExp): Promise<number> =>
  (await show(number)).events.filter(({ message }) => words.test(message ?? '')).length;

describe('two payments of one order', () => {
  it('keep the first, and the second is given back by itself, once (PAY-18)', async () => {
    const { number, second } = await twoPayments();
    for (let time = 0; time < 3; time++) for (const id of [second, number]) await provider.tell(shop, id, { status: 'completed' });
    assert.deepEqual(await states(number), ['surplus', 'paid']);
    await shop.backend.runDueJobs();
    assert.deepEqual([await refundsThere(number), await refundsThere(second), await states(number)], [1, 0, ['returned', 'paid']]);
    for (let time = 0; time < 2; time++) for (const id of [number, second]) await provider.tell(shop, id);
    for (let more = 0; more < 2; more++) await nextTry(shop, queue);
    const order = await show(number);
    assert.deepEqual([await refundsThere(number), order.status, order.refunds, order.invoices.length], [1, 'processing', [], 1]);
    assert.equal(await alerts(number, /paid a second time/), 1);
    assert.equal(await alerts(number, /gave back/), 0);
    assert.equal(order.events.filter(({ message, isVisible }) => isVisible && /twee keer betaald.*55,90/.test(message ?? '')).length, 1);
  });

  it('told at the same instant leave one that is kept', async () => {
    const { number, second } = await twoPayments();
    await Promise.all([number, second, number, second].map((id) => provider.tell(shop, id)));
    await shop.backend.runDueJobs();
    assert.deepEqual((await states(number)).toSorted(), ['paid', 'returned']);
    assert.equal((await refundsThere(number)) + (await refundsThere(second)), 1);
  });

  it('end the same when the provider fails or its answer is lost', async () => {
    for (const failure of [{ kind: 'lost-answer' }, { kind: 'http', status: 500 }, { kind: 'reset' }] as const) {
      const { number, second } = await twoPayments();
      for (const id of [number, second]) await provider.tell(shop, id);
      // Both calls of the first try: what the provider is asked, and the refund.
      await provider.set({ failure, failures: failure.kind === 'lost-answer' ? 2 : 4 });
      await shop.backend.runDueJobs();
      await provider.reset();
      for (let more = 0; more < 3; more++) await nextTry(shop, queue);
      assert.deepEqual([await refundsThere(second), await states(number)], [1, ['paid', 'returned']], failure.kind);
    }
  });

  it('give the money back once when the shop dies between the refund and its note', async () => {
    const { number, second } = await twoPayments();
    for (const id of [number, second]) await provider.tell(shop, id);
    await shop.backend.runDueJobs();
    // As a crash leaves it: the provider has the refund, the shop knows of nothing, and the job runs again.
    await shop.database.query(`update payment_attempt set state = 'surplus' where provider_order_id = $1`, [second]);
    await shop.database.query(`update pgboss.job set state = 'retry', completed_on = null, start_after = now() where name = $1`, [queue]);
    await nextTry(shop, queue);
    assert.deepEqual([await refundsThere(second), await states(number)], [1, ['paid', 'returned']]);
  });

  it('of which nobody told the second are found by reconciliation', async () => {
    const { number, second } = await twoPayments();
    await provider.tell(shop, number);
    shop.clock.advance(11 * 60_000);
    await shop.backend.runJob('orders-reconcile');
    await shop.backend.runDueJobs();
    assert.deepEqual([await refundsThere(second), await states(number)], [1, ['paid', 'returned']]);
  });

  it('go to a person when the provider does not give the second back', async () => {
    const { number, second } = await twoPayments();
    for (const id of [number, second]) await provider.tell(shop, id);
    await provider.become(second, 'uncleared');
    await shop.backend.runDueJobs();
    assert.deepEqual([await refundsThere(second), await states(number)], [0, ['paid', 'surplus']]);
    assert.equal(await alerts(number, /not given back by itself/), 1);
  });

  it('are one when staff found the money good before the provider did', async () => {
    const { order } = await checkout.place();
    await provider.tell(shop, order.number, { status: 'uncleared' });
    await shop.backend.orders.desk.paid(order.number);
    await provider.become(order.number, 'completed');
    await provider.tell(shop, order.number);
    await shop.backend.runDueJobs();
    assert.deepEqual([await refundsThere(order.number), await states(order.number)], [0, ['paid']]);
  });
});
