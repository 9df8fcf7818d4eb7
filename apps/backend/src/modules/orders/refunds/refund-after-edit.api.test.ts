import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { logInAs } from '#testing/cart-client.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { checkInvariants } from '../../../app/check-invariants.ts';
import { moneyLedger } from '../ledger/money-ledger.ts';
import type { Order, OrderRefund } from '../order.ts';
import { tokenOf } from '../revisions/revision-link.ts';

const unit = 4_995;
const other = 'MA-ONV-6601';
let paying: PayingShop;
let service: StaffClient;
before(async () => {
  paying = await createPayingShop(100);
  await paying.shop.database.transaction((tx) => setStock(tx, [{ sku: other, source: 'WEB', quantity: 100 }]));
  service = await demoMember(paying.shop.app, 'service');
});
afterEach(async () => {
  await paying.provider.reset();
  assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
});
after(() => paying.close());

const desk = () => paying.shop.backend.orders.desk;
const show = (number: string): Promise<Order> => desk().show(number);

async function paid(items: readonly { readonly sku: string; readonly quantity: number }[], coupon?: string): Promise<Order> {
  const { shop, provider, checkout } = paying;
  const cart = await checkout.ready({ items });
  if (coupon) {
    await checkout.run('mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { id } } }', {
      input: { cart_id: cart, coupon_code: coupon },
    });
  }
  const { order } = checkout.carts.ok(await checkout.order(cart)).setPaymentMethod;
  await provider.become(order.number, 'completed');
  await provider.tell(shop, order.number);
  return show(order.number);
}

let keys = 0;
async function edit(number: string, wish: { readonly lines?: readonly object[]; readonly discount?: number }): Promise<Order> {
  const { rows } = await paying.shop.database.query<{ version: number }>('select version from sales_order where number = $1', [number]);
  const input = { order: number, version: rows[0]?.version, reason: 'Op verzoek', lines: [], key: `after-${(keys += 1)}`, ...wish };
  const { data, errors } = await service.ask<{ proposeRevision: { __typename: string; message?: string } }>(
    'mutation ($input: RevisionInput!) { proposeRevision(input: $input) { __typename ... on Refusal { message } } }',
    { input },
  );
  assert.deepEqual([errors, data.proposeRevision], [[], { __typename: 'Order' }]);
  return show(number);
}

/** The customer orders and pays what an edit adds. */
async function payDifference(number: string): Promise<Order> {
  const { shop, provider } = paying;
  const order = await show(number);
  const { errors } = await shop.ask(
    'mutation ($t: String!) { confirmOrderRevision(token: $t, payment_method: { code: "multisafepay_ideal" }) { redirect_url } }',
    { variables: { t: tokenOf(order, order.revisions.at(-1) ?? assert.fail()) } },
  );
  assert.deepEqual(errors, []);
  const attempt = (await show(number)).editAttempts.at(-1) ?? assert.fail('nothing to pay');
  await provider.become(attempt.providerOrderId, 'completed');
  await provider.tell(shop, attempt.providerOrderId);
  return show(number);
}

const refund = (number: string, quantity: number, lineId = 1): Promise<unknown> =>
  desk().refund(number, { lines: [{ lineId, quantity }], shipping: 0, adjustment: 0, reason: 'x', isUnsent: true }, 'x');
/** What went back for pieces, refund by refund, without what edits took away. */
const amounts = ({ refunds }: Order): readonly number[] =>
  refunds.flatMap(({ revision, lines }: OrderRefund) =>
    revision === null && lines.length > 0 ? [lines.reduce((sum, { amount }) => sum + amount, 0)] : [],
  );

describe('a refund after an edit', () => {
  it('gives what pieces cost that the edit added, not a share of those that went back before', async () => {
    const { number, lines } = await paid([{ sku: ring, quantity: 2 }], 'WELKOM10');
    const row = (lines[0]?.rowIncl ?? 0) - (lines[0]?.discount ?? 0);
    assert.ok(row < 2 * unit, 'the coupon is in it');
    await refund(number, 1);
    await edit(number, { lines: [{ lineId: 1, quantity: 3 }] });
    await payDifference(number);
    await desk().refund(number, 'everything', 'x');
    const done = await show(number);
    assert.deepEqual(amounts(done), [Math.ceil(row / 2), Math.floor(row / 2) + unit]);
    assert.equal(moneyLedger(done).refundable, 0);
  });

  it('gives back less of the pieces that a discount was for, and of those alone', async () => {
    const { number } = await paid([
      { sku: ring, quantity: 2 },
      { sku: other, quantity: 1 },
    ]);
    await refund(number, 1);
    const { lines } = await edit(number, { discount: 1_000 });
    const [first = 0, second = 0] = lines.map(({ discount }) => discount);
    const price = lines[1]?.rowIncl ?? 0;
    assert.equal(first, Math.round((1_000 * unit) / (unit + price)), 'only one ring bears it');
    await refund(number, 1);
    await refund(number, 1, 2);
    assert.deepEqual(amounts(await show(number)), [unit, unit - first, price - second]);
  });

  it('gives the last piece and the delivery back after a discount', async () => {
    const { number, totals } = await paid([{ sku: other, quantity: 2 }]);
    assert.ok((totals.shipping?.incl ?? 0) > 0, 'it costs delivery');
    await refund(number, 1);
    await edit(number, { discount: 1_000 });
    await desk().refund(number, 'everything', 'x');
    assert.equal(moneyLedger(await show(number)).refundable, 0);
  });

  it('comes to the line to the cent when an edit takes pieces away between two', async () => {
    const { number } = await paid([{ sku: ring, quantity: 3 }]);
    await edit(number, { discount: 2 });
    await refund(number, 1);
    const { lines } = await edit(number, { lines: [{ lineId: 1, quantity: 2 }] });
    assert.deepEqual([lines[0]?.rowIncl, lines[0]?.discount], [2 * unit, 1]);
    await desk().refund(number, 'everything', 'x');
    const done = await show(number);
    assert.deepEqual([amounts(done), moneyLedger(done).refundable], [[unit, unit - 1], 0]);
  });
});

describe('an order on account', () => {
  it('gives back what was paid in the end, after edits and without a piece that never left', async () => {
    const headers = await logInAs(paying.shop, 3);
    const { number } = (await paying.checkout.place({ headers, items: [{ sku: other, quantity: 3 }] }, 'purchaseorder')).order;
    await desk().cancelPieces(number, [{ lineId: 1, quantity: 1 }], 'Niet meer leverbaar');
    await edit(number, { discount: 500 });
    const order = await edit(number, { lines: [{ sku: ring, quantity: 1 }] });
    const token = tokenOf(order, order.revisions.at(-1) ?? assert.fail());
    await paying.shop.ask('mutation ($t: String!) { confirmOrderRevision(token: $t) { redirect_url } }', { variables: { t: token } });
    await desk().ship(number, {});
    const { open } = moneyLedger(await show(number));
    await desk().paid(number);
    const paidOrder = await show(number);
    assert.deepEqual([paidOrder.invoices[0]?.grandTotal, moneyLedger(paidOrder).paid], [open, open]);
    await desk().refund(number, 'everything', 'x');
    const done = await show(number);
    assert.deepEqual([done.refunds.map(({ total }) => total), moneyLedger(done).refundable], [[open], 0]);
  });
});

describe('a discount on an order on account', () => {
  it('is off the pieces that leave: one that was canceled before has no share of it', async () => {
    const headers = await logInAs(paying.shop, 3);
    const { order } = await paying.checkout.place({ headers, items: [{ sku: other, quantity: 3 }] }, 'purchaseorder');
    await desk().cancelPieces(order.number, [{ lineId: 1, quantity: 1 }], 'Niet meer leverbaar');
    const before = moneyLedger(await show(order.number)).open;
    const edited = await edit(order.number, { discount: 1_000 });
    assert.equal(moneyLedger(edited).open, before - 1_000);
    const { invoices } = await desk().ship(order.number, {});
    assert.deepEqual(
      invoices.map(({ grandTotal }) => grandTotal),
      [before - 1_000],
    );
  });
});
