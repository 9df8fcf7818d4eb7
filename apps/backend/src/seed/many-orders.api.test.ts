import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fulfilmentOf, listColumns, moneyLedger, pieceLedger, type Order, type OrderStatus } from '#modules/orders/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { checkInvariants } from '../app/check-invariants.ts';
import { seedManyOrders } from './many-orders.ts';

const count = 300;
let shop: TestShop;
let demo: number;
before(async () => {
  shop = await createTestShop();
  demo = await lastId();
  await shop.database.transaction((tx) => seedManyOrders(tx, count, shop.clock));
});
after(() => shop.close());

const lastId = async (): Promise<number> =>
  (await shop.database.query<{ id: number }>('select max(id) as id from sales_order')).rows[0]?.id ?? 0;
const faults = (): Promise<readonly string[]> => checkInvariants(shop.database, shop.clock.now());

async function made(): Promise<readonly Order[]> {
  const { rows } = await shop.database.query<{ number: string }>('select number from sales_order where id > $1 order by id', [demo]);
  return Promise.all(rows.map(({ number }) => shop.backend.orders.desk.show(number)));
}

const oneThat = async (status: OrderStatus, fits: (order: Order) => boolean): Promise<Order> => {
  const found = (await made()).find((order) => order.status === status && fits(order));
  assert.ok(found, `there is no such order that is ${status}`);
  return found;
};

describe('a shop with orders for measuring', () => {
  it('adds up: pieces, money, stock and numbers', async () => {
    assert.deepEqual(await faults(), []);
    const orders = await made();
    assert.equal(orders.length, count);
    for (const order of orders) {
      for (const { open, planned, sent, canceled, ordered } of pieceLedger(order))
        assert.ok(Math.min(open, planned, sent, canceled) >= 0 && open + planned + sent + canceled === ordered, order.number);
      const { paid, refunded, waiting, refundable } = moneyLedger(order);
      assert.ok(paid === refunded + waiting + refundable && refundable >= 0, order.number);
    }
  });

  it('has orders in every state, of people with names, addresses, payments, parcels and invoices', async () => {
    const orders = await made();
    const kinds = (values: readonly (string | undefined)[]): readonly string[] => [
      ...new Set(values.filter((value) => value !== undefined)),
    ];
    const statuses = kinds(orders.map(({ status }) => status));
    for (const status of ['complete', 'canceled', 'processing', 'pending_payment']) assert.ok(statuses.includes(status), statuses.join());
    assert.ok(kinds(orders.map(({ billingAddress }) => billingAddress.city)).length > 5);
    assert.ok(kinds(orders.flatMap(({ attempts }) => attempts.map(({ state }) => state))).includes('paid'));
    assert.ok(orders.some(({ shipments }) => shipments.length > 1) && orders.some(({ refunds }) => refunds.length > 0));
    const states = kinds(orders.flatMap(({ shipments }) => shipments.map(({ state }) => state)));
    for (const state of ['sent', 'delivered', 'handed_over']) assert.ok(states.includes(state), states.join());
    for (const { status, invoices } of orders) if (status === 'complete') assert.equal(invoices.length, 1);
    assert.equal(orders.at(-1)?.lines.length, 400, 'the last one is as long as a page has to bear');
    assert.equal(new Set(orders.map(({ email }) => email)).size, count);
  });

  it('is found and filtered by what a placed order would be found by', async () => {
    type Columns = {
      number: string;
      branch: string | null;
      name: string;
      country: string;
      payment: string;
      fulfilment: string;
      words: string;
    };
    const { rows } = await shop.database.query<Columns & { sources: string[]; pieces: never[] }>(
      `select number, branch_code as branch, person_name as name, country_code as country, payment_code as payment, fulfilment, sources, pieces,
         array_to_string(tsvector_to_array(words), ' ') as words from sales_order where id > $1`,
      [demo],
    );
    for (const row of rows) {
      const order = await shop.backend.orders.desk.show(row.number);
      const { branchCode, personName, countryCode, paymentCode, sources, words } = listColumns({ ...order, pieces: row.pieces });
      assert.deepEqual([row.branch, row.name, row.country, row.payment], [branchCode, personName, countryCode, paymentCode]);
      assert.deepEqual([row.sources, row.words.split(' ').toSorted()], [sources, words]);
      assert.equal(row.fulfilment, fulfilmentOf(order));
    }
    assert.ok(
      rows.some(({ sources }) => sources.some((source) => source !== 'WEB')),
      'some of them are of a branch',
    );
  });

  it('goes on: what waits is sent or given back, and the numbers follow', async () => {
    const { desk } = shop.backend.orders;
    const ready = await oneThat('processing', ({ pickup, shipments }) => pickup === null && shipments.length === 0);
    await desk.ship(ready.number, {});
    assert.equal((await desk.show(ready.number)).status, 'complete');
    const waiting = await oneThat('pending_payment', () => true);
    await desk.cancel(waiting.number, 'Test');
    assert.deepEqual(await faults(), []);
  });
});
