import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import type { Scope } from '#modules/staff/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { demoMember } from '#testing/staff-client.ts';
import { checkInvariants } from '../../../app/check-invariants.ts';
import { findOrders, type OrderTab } from './find-orders.ts';

const set = 'MA-SET-7002';
let paying: PayingShop;
/** The set with the first choice of each of its parts. */
let chosen: object;
before(async () => {
  paying = await createPayingShop(50);
  type Part = { readonly options: readonly { readonly uid: string; readonly product: { readonly sku: string } }[] };
  const { products } = await paying.checkout.run<{ products: { items: readonly [{ items: readonly Part[] }] } }>(
    `{ products(filter: { sku: { eq: "${set}" } }) { items { ... on BundleProduct { items { options { uid product { sku } } } } } } }`,
    {},
  );
  const parts = products.items[0].items.map(({ options }) => options[0] ?? assert.fail('a part without a choice'));
  assert.ok(parts.length > 1);
  chosen = { sku: set, quantity: 1, selected_options: parts.map(({ uid }) => uid) };
  const skus = [ring, ...parts.map(({ product }) => product.sku)];
  await paying.shop.database.transaction((tx) =>
    setStock(
      tx,
      skus.map((sku) => ({ sku, source: 'SIT', quantity: 50 })),
    ),
  );
});
after(async () => {
  assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
  await paying.close();
});

const isListed = async (tab: OrderTab, number: string): Promise<boolean> => {
  // Every day that was promised is over.
  const wanted = { tab, today: '2030-01-01', filter: { numbers: [number] }, search: undefined, seesContact: false };
  const found = await findOrders(paying.shop.database, wanted, { isOldestFirst: false, limit: 2 }, { all: true } as Scope);
  return found.length > 0;
};
const isWaiting = async (number: string): Promise<readonly boolean[]> => [await isListed('toPick', number), await isListed('late', number)];
const place = async (items: readonly object[], code = 'payinstore'): Promise<string> => {
  const { number } = (await paying.checkout.place({ pickup: 'SIT', items, email: 'klaar@example.org' }, code)).order;
  if (code === 'banktransfer') await desk().paid(number);
  // When it has to leave, once it is paid.
  await paying.shop.backend.runJob('orders-fill-lists');
  return number;
};
const desk = () => paying.shop.backend.orders.desk;

describe('what is collected and lies ready', () => {
  it('is neither to pick nor late, also where one line is several pieces on the shelf', async () => {
    const number = await place([chosen, { sku: ring, quantity: 2 }]);
    assert.deepEqual(await isWaiting(number), [true, true]);
    await desk().ready(number);
    assert.deepEqual(await isWaiting(number), [false, false]);
  });

  it('is not late when the rest of it was handed over before', async () => {
    const number = await place([{ sku: ring, quantity: 3 }], 'banktransfer');
    await desk().ship(number, { lines: [{ lineId: 1, quantity: 1 }] });
    assert.deepEqual(await isWaiting(number), [false, true]);
    await desk().ready(number);
    assert.deepEqual(await isWaiting(number), [false, false]);
  });

  it('waits for what is still to be fetched, and for nothing that was canceled', async () => {
    const manager = await demoMember(paying.shop.app, 'manager');
    const number = await place([chosen, { sku: ring, quantity: 2 }], 'banktransfer');
    const plan = await manager.ask<{ planShipment: { shipments: readonly { number: string }[] } }>(
      'mutation ($input: ShipmentInput!) { planShipment(input: $input) { ... on Order { shipments { number } } } }',
      { input: { order: number, source: 'SIT', lines: [1, 2].map((lineId) => ({ lineId, quantity: 1 })), key: 'laid' } },
    );
    const shipment = plan.data.planShipment.shipments[0]?.number;
    for (const to of ['picking', 'ready'])
      await manager.ask(
        'mutation ($n: ID!, $to: ShipmentState!, $key: ID!) { moveShipment(number: $n, to: $to, key: $key) { __typename } }',
        {
          n: shipment,
          to,
          key: `laid-${to}`,
        },
      );
    assert.deepEqual(await isWaiting(number), [true, true]);
    await desk().refund(number, { lines: [{ lineId: 2, quantity: 1 }], shipping: 0, adjustment: 0, reason: 'Op', isUnsent: true }, 'Op');
    assert.deepEqual(await isWaiting(number), [false, false]);
  });

  it('is known of orders that are older than the count of their pieces as soon as the job has filled it in', async () => {
    const number = await place([chosen]);
    await desk().ready(number);
    await paying.shop.database.query('update sales_order set ordered = null where number = $1', [number]);
    assert.deepEqual(await isWaiting(number), [true, true]);
    await paying.shop.backend.runJob('orders-fill-lists');
    assert.deepEqual(await isWaiting(number), [false, false]);
  });
});
