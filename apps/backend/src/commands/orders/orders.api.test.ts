import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { StartError } from '#kernel/errors.ts';
import { setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { readOrderCommand } from './order-command.ts';

describe('npm run orders', () => {
  let shop: TestShop;
  before(async () => {
    shop = await createTestShop();
    await shop.database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'WEB', quantity: 20 }]));
  });
  after(() => shop.close());
  const run = async (...args: string[]): Promise<readonly string[]> => readOrderCommand(args)(shop.backend.orders.desk);
  const ordered = async (quantity = 2): Promise<string> => {
    const { order } = await checkoutClient(shop).place(
      { items: [{ sku: 'MA-SIE-6202', quantity }], email: 'balie@example.org' },
      'banktransfer',
    );
    return order.number;
  };

  it('lists orders, all or of a status', async () => {
    const number = await ordered();
    assert.ok((await run('list'))[0]?.startsWith(number));
    assert.ok((await run('list', 'complete')).every((line) => line.includes('\tcomplete\t')));
    await assert.rejects(run('list', 'geheim'), StartError);
  });

  it('takes an order from its money to the parcel and back', async () => {
    const number = await ordered();
    assert.match((await run('paid', number))[0] ?? '', /\tprocessing\t/);
    assert.match((await run('ship', number, '--tracking', '3S1'))[0] ?? '', /\tcomplete\t/);
    assert.match(
      (await run('refund', number, '--reason', 'Retour', '--lines', '1x1', '--adjustment', '-4.95'))[0] ?? '',
      /of € 45\.00: done/,
    );
    const refund = (await shop.backend.orders.desk.show(number)).refunds[0]?.number ?? '';
    await assert.rejects(run('refund-again', number, refund), /is done/);
    await assert.rejects(run('refund-settled', number, refund), StartError);
    await assert.rejects(run('refund-settled', number, refund, '--reason', 'Overgemaakt'), /is done/);
    const shown = (await run('show', number)).join('\n');
    for (const part of ['line 1\t2 × MA-SIE-6202', 'invoice\t2', 'shipment\t3', 'refund\t4', '3S1']) assert.ok(shown.includes(part), part);
    assert.equal((await shop.mails('balie@example.org')).filter(({ subject }) => subject.includes(number)).length, 4);
    await run('resend', number, 'shipped');
    assert.equal((await shop.mails('balie@example.org')).filter(({ subject }) => subject.includes(number)).length, 5);
  });

  it('sends a part of an order, from the source that is named, and the rest later', async () => {
    await shop.database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'SIT', quantity: 5 }]));
    const number = await ordered(3);
    await run('paid', number);
    assert.match((await run('ship', number, '--lines', '1x2', '--source', 'SIT', '--tracking', '3SDEEL'))[0] ?? '', /\tprocessing\t/);
    const [parcel] = (await shop.backend.orders.desk.show(number)).shipments;
    assert.deepEqual([parcel?.state, parcel?.source, parcel?.lines], ['sent', 'SIT', [{ lineId: 1, quantity: 2 }]]);
    await assert.rejects(run('ship', number, '--lines', '1x2'), /has 1 pieces that are still to be sent/);
    await assert.rejects(run('ship', number, '--lines', '9x1'), /Line 9 has 0 pieces/);
    await assert.rejects(run('ship', number, '--lines', ''), StartError);
    await assert.rejects(run('ship', number, '--lines', 'alles'), StartError);
    await assert.rejects(run('ship', number, '--source', 'MARS'), /no stock in MARS/);
    assert.match((await run('ship', number))[0] ?? '', /\tcomplete\t/);
    const shown = (await run('show', number)).join('\n');
    assert.match(shown, /shipment\t3\d+\tsent\tSIT\t3SDEEL\n {2}shipment\t3\d+\tsent\tWEB\t/);
    const { rows } = await shop.database.query(`select from audit_entry where entity_id = $1 and action = 'order.ship'`, [number]);
    assert.equal(rows.length, 2);
    const told = (await shop.mails('balie@example.org')).filter(({ subject }) => subject.includes(number) && subject.includes('onderweg'));
    assert.equal(told.length, 2);
  });

  it('ends an order that was not paid, with a reason', async () => {
    const number = await ordered();
    await assert.rejects(run('cancel', number), StartError);
    assert.match((await run('cancel', number, '--reason', 'Dubbel'))[0] ?? '', /\tcanceled\t/);
    await assert.rejects(run('ship', number), /cannot be shipped/);
    await assert.rejects(run('show', '199999999'), /no order/);
  });
});
