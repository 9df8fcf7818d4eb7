import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPayingShop, type PayingShop } from '#testing/paying-shop.ts';
import type { OrderSnapshot } from './order.ts';
import { checkInvariants } from '../../app/check-invariants.ts';

let paying: PayingShop;
before(async () => {
  paying = await createPayingShop(10);
});
after(() => paying.close());

const tables = [
  'sales_order',
  'order_event',
  'payment_attempt',
  'order_invoice',
  'order_refund',
  'order_shipment',
  'order_mail',
  'order_revision',
];
const email = 'long-ago@example.nl';

async function tablesWith(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rowCount } = await paying.shop.database.query(`select from ${table} as entry where entry::text ilike '%' || $1 || '%'`, [text]);
    if (rowCount) found.push(table);
  }
  return found;
}

describe('an order whose tax period is over (LAW-20)', () => {
  it('stays as it is until ten years after its own have ended, then keeps its amounts and forgets its person', async () => {
    const { shop, checkout } = paying;
    const { number } = checkout.carts.ok(await checkout.order(await checkout.ready({ email }))).setPaymentMethod.order;
    const placed = await snapshotOf(number);
    await declineEdit(number);
    shop.clock.advance(86_400_000);
    await shop.backend.runJob('orders-end-holdings');
    const { lastname, street, postcode } = placed.billingAddress;
    const erase = async (date: string): Promise<void> => {
      shop.clock.advance(new Date(date).getTime() - shop.clock.now().getTime());
      await shop.backend.runJob('orders-retention');
    };
    const year = shop.clock.now().getUTCFullYear();
    await erase(`${year + 10}-12-31T12:00:00Z`);
    assert.deepEqual(await tablesWith(email), ['sales_order']);
    await erase(`${year + 11}-01-02T12:00:00Z`);
    for (const word of [email, lastname, street[0] ?? '', postcode ?? '']) assert.deepEqual(await tablesWith(word), [], word);
    const kept = await snapshotOf(number);
    assert.deepEqual([kept.totals, kept.lines], [placed.totals, placed.lines]);
    assert.equal(kept.billingAddress.countryCode, placed.billingAddress.countryCode);
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });
});

/** An edit of long ago, with the person in all of it. */
async function declineEdit(number: string): Promise<void> {
  await paying.shop.database.query(
    `insert into order_revision (order_id, number, state, proposed_by, reason, changes, content_before, content_after, proposed_at)
     select id, 1, 'declined', 'staff', snapshot->'billingAddress'->>'lastname', jsonb_build_array(jsonb_build_object('kind', 'address',
         'from', snapshot->'billingAddress'->>'postcode', 'to', snapshot->'billingAddress'->>'lastname')), snapshot - 'billingAddress',
       snapshot - 'billingAddress', placed_at from sales_order where number = $1`,
    [number],
  );
}

async function snapshotOf(number: string): Promise<OrderSnapshot> {
  const { rows } = await paying.shop.database.query<{ snapshot: OrderSnapshot }>('select snapshot from sales_order where number = $1', [
    number,
  ]);
  assert.ok(rows[0]);
  return rows[0].snapshot;
}
