import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it, type TestContext } from 'node:test';
import { holdStarts } from '#testing/held-starts.ts';
import { createPayingShop, type PayingShop } from '#testing/paying-shop.ts';
import { checkInvariants } from '../../../app/check-invariants.ts';

let paying: PayingShop;
let shop: PayingShop['shop'];
let provider: PayingShop['provider'];
let checkout: PayingShop['checkout'];
before(async () => {
  paying = await createPayingShop(50);
  ({ shop, provider, checkout } = paying);
});
after(() => paying.close());
afterEach(async () => {
  await provider.reset();
  assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
});

const notPlaced = 'We kunnen uw bestelling niet plaatsen, probeer het opnieuw';
const lastOf = async (number: string) => {
  const { status, attempts } = await shop.backend.orders.desk.show(number);
  return [status, attempts.length, attempts.at(-1)?.state];
};

/** Two tabs in which the same method is chosen after the first payment was declined, and the two calls that start it. */
async function inTwoTabs(test: TestContext) {
  const { order } = await checkout.place();
  await provider.become(order.number, 'declined');
  await provider.tell(shop, order.number);
  const nextStart = holdStarts(test);
  const retry = async () => {
    const answer = checkout.retry(order.hash, 'multisafepay_creditcard');
    return { answer, start: await nextStart() };
  };
  const [first, second] = [await retry(), await retry()];
  return { number: order.number, id: `${order.number}-2`, first, second };
}
type Tab = Awaited<ReturnType<typeof inTwoTabs>>['first'];
const pageOf = async ({ answer }: Tab): Promise<string | null> => checkout.carts.ok(await answer).retryPayment.redirect_url;
const refusalOf = async ({ answer }: Tab): Promise<string | undefined> => (await answer).errors[0]?.message;

describe('a payment that is started twice at once, once in vain', () => {
  it('stays paid when it was paid before the other start came to nothing', async (test) => {
    const { number, id, first, second } = await inTwoTabs(test);
    first.start.goOn();
    assert.match((await pageOf(first)) ?? '', /\/connect\//);
    await provider.become(id, 'completed');
    await provider.tell(shop, id);
    // The provider starts nothing under the id of a payment that is decided.
    second.start.goOn();
    assert.equal(await pageOf(second), null);
    assert.deepEqual(await lastOf(number), ['processing', 2, 'paid']);
    const refund = await shop.backend.orders.desk.refund(number, 'everything', 'Op verzoek');
    await shop.backend.runDueJobs();
    assert.equal(Number((await provider.order(id))?.['amount_refunded']), refund.total, 'its money goes back by the provider');
  });

  it('is one payment with one page while it is open, and the provider is asked about it (PAY-13, PAY-17)', async (test) => {
    const { number, id, first, second } = await inTwoTabs(test);
    first.start.goOn();
    const page = await pageOf(first);
    second.start.refuse();
    assert.deepEqual([await pageOf(second), await lastOf(number)], [page, ['pending_payment', 2, 'open']]);
    await provider.become(id, 'completed');
    shop.clock.advance(11 * 60_000);
    await shop.backend.runJob('orders-reconcile');
    assert.deepEqual(await lastOf(number), ['processing', 2, 'paid']);
  });

  it('is open when its page comes after the other start failed', async (test) => {
    const { number, id, first, second } = await inTwoTabs(test);
    second.start.refuse();
    assert.equal(await refusalOf(second), notPlaced);
    assert.deepEqual(await lastOf(number), ['pending_payment', 2, 'failed']);
    first.start.goOn();
    assert.match((await pageOf(first)) ?? '', /\/connect\//);
    assert.deepEqual(await lastOf(number), ['pending_payment', 2, 'open']);
    await provider.become(id, 'completed');
    assert.equal((await checkout.read((await shop.backend.orders.desk.show(number)).hash)).status_code, 'processing');
  });

  it('is over when both come to nothing, and the next try is another one', async (test) => {
    const { number, first, second } = await inTwoTabs(test);
    for (const { start } of [first, second]) start.refuse();
    assert.deepEqual([await refusalOf(first), await refusalOf(second)], [notPlaced, notPlaced]);
    assert.deepEqual(await lastOf(number), ['pending_payment', 2, 'failed']);
    test.mock.restoreAll();
    const { hash } = await shop.backend.orders.desk.show(number);
    assert.match(checkout.carts.ok(await checkout.retry(hash, 'multisafepay_creditcard')).retryPayment.redirect_url ?? '', /\/connect\//);
    assert.deepEqual(await lastOf(number), ['pending_payment', 3, 'open']);
  });
});

describe('an order that is placed twice at once', () => {
  it('goes on with the page of the one start when the other is refused', async (test) => {
    const id = await checkout.ready();
    const nextStart = holdStarts(test);
    const first = checkout.order(id);
    const firstStart = await nextStart();
    const second = checkout.order(id);
    const secondStart = await nextStart();
    firstStart.goOn();
    const { order, redirect_url: page } = checkout.carts.ok(await first).setPaymentMethod;
    secondStart.refuse();
    assert.equal(checkout.carts.ok(await second).setPaymentMethod.redirect_url, page);
    assert.deepEqual(await lastOf(order.number), ['pending_payment', 1, 'open']);
  });
});
