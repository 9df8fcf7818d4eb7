import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { checkInvariants } from '../../../app/check-invariants.ts';
import type { Order } from '../order.ts';

let paying: PayingShop;
before(async () => {
  paying = await createPayingShop(20);
  await paying.shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'SIT', quantity: 20 }]));
});
after(async () => {
  assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
  await paying.close();
});

const place = async (code: string, email: string): Promise<Order> => {
  const { number } = (await paying.checkout.place({ pickup: 'SIT', email }, code)).order;
  return show(number);
};
const show = (number: string): Promise<Order> => paying.shop.backend.orders.desk.show(number);
const days = 86_400_000;
/** Those that look every minute. */
async function runEnds(): Promise<void> {
  await paying.shop.backend.runJob('inventory-end-reservations');
  await paying.shop.backend.runJob('orders-end-holdings');
}
const heldUntil = async ({ number }: Order): Promise<Date | null | undefined> =>
  (
    await paying.shop.database.query<{ until: Date | null }>(
      'select ends_at as until from stock_reservation where reference = $1 and closed_at is null',
      [number],
    )
  ).rows[0]?.until;

describe('what is paid at the till', () => {
  it('is held from the day it can be collected, until which its branch may be closed', async () => {
    const { shop } = paying;
    shop.clock.set('2026-12-24T14:30:00+01:00');
    const placed = await place('payinstore', 'kerst@example.org');
    assert.deepEqual(placed.expected, { from: '2026-12-28', to: '2026-12-28' });
    const until = new Date('2026-12-31T18:00:00+01:00');
    assert.deepEqual([placed.holdEndsAt, await heldUntil(placed)], [until, until]);
    shop.clock.set('2026-12-28T13:30:00+01:00');
    await runEnds();
    assert.equal((await show(placed.number)).status, 'pending');
    shop.clock.set(until);
    await runEnds();
    assert.equal((await show(placed.number)).status, 'canceled');
  });

  it('is held for three days from when it lies there, also when it lay there all along', async () => {
    const { shop } = paying;
    shop.clock.set('2026-11-17T11:00:00+01:00');
    const placed = await place('payinstore', 'laat@example.org');
    shop.clock.set('2026-11-20T12:00:00+01:00');
    await shop.backend.orders.desk.ready(placed.number);
    const until = new Date(shop.clock.now().getTime() + 3 * days);
    assert.deepEqual([(await show(placed.number)).holdEndsAt, await heldUntil(placed)], [until, until]);
    const mail = (await shop.mails('laat@example.org')).find(({ subject }) => subject.includes('ligt klaar'));
    assert.match(mail?.text ?? '', /23 november/);
    shop.clock.set(new Date(until.getTime() - 1));
    await runEnds();
    assert.equal((await show(placed.number)).status, 'pending');
    await shop.backend.orders.desk.ship(placed.number, {});
    assert.equal((await show(placed.number)).status, 'complete');
  });

  it('keeps the time it was given at first when it lies there at once', async () => {
    const { shop } = paying;
    shop.clock.set('2026-11-17T11:00:00+01:00');
    const placed = await place('payinstore', 'vlot@example.org');
    await shop.backend.orders.desk.ready(placed.number);
    assert.deepEqual((await show(placed.number)).holdEndsAt, placed.holdEndsAt);
    await shop.backend.orders.desk.ship(placed.number, {});
  });
});

describe('what is collected and paid by transfer', () => {
  type Said = { readonly expected: string | undefined; readonly leaves: string | null | undefined };
  const paidAt = async (ordered: string, paid: string): Promise<Said> => {
    const { shop } = paying;
    shop.clock.set(ordered);
    const { number } = await place('banktransfer', 'overgemaakt@example.org');
    shop.clock.set(paid);
    const { expected } = await shop.backend.orders.desk.paid(number);
    await shop.backend.runJob('orders-fill-lists');
    const { rows } = await shop.database.query<{ leaves: string | null }>('select leave_by as leaves from sales_order where number = $1', [
      number,
    ]);
    await shop.backend.orders.desk.refund(number, 'everything', 'Toch niet');
    return { expected: expected?.to, leaves: rows[0]?.leaves };
  };

  it('lies ready as its branch can have it from when the money is there, and never before', async () => {
    const friday = '2026-11-20T10:00:00+01:00';
    for (const [paid, day] of [
      ['2026-11-20T11:00:00+01:00', '2026-11-20'],
      ['2026-11-21T11:00:00+01:00', '2026-11-21'],
      ['2026-11-21T17:30:00+01:00', '2026-11-23'],
      ['2026-11-22T12:00:00+01:00', '2026-11-23'],
    ] as const)
      assert.deepEqual(await paidAt(friday, paid), { expected: day, leaves: day }, paid);
  });

  it('is brought from when the money is there', async () => {
    const { shop } = paying;
    await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'SIT', quantity: 0 }]));
    const said = await paidAt('2026-11-18T10:00:00+01:00', '2026-11-21T11:00:00+01:00');
    assert.deepEqual(said, { expected: '2026-11-25', leaves: '2026-11-25' });
    await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'SIT', quantity: 20 }]));
  });
});

describe('what is collected and was to be paid by transfer', () => {
  it('lies ready after it was paid, also when that was at once at last', async () => {
    const { shop, checkout, provider } = paying;
    shop.clock.set('2026-11-20T10:00:00+01:00');
    const { number, hash } = await place('banktransfer', 'anders@example.org');
    shop.clock.set('2026-11-21T11:00:00+01:00');
    checkout.carts.ok(await checkout.retry(hash, 'multisafepay_ideal'));
    await provider.tell(shop, number, { status: 'completed' });
    const { status, expected } = await show(number);
    assert.deepEqual([status, expected?.to], ['processing', '2026-11-21']);
  });
});
