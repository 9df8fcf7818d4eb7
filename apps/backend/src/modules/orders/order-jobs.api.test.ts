import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { startMailServer, type TestMailServer } from '#testing/mail-server.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';

describe('the mails of orders', () => {
  let server: TestMailServer;
  let shop: TestShop;
  const sent = (): number => server.received.filter((line) => line.startsWith('Message-ID')).length;
  before(async () => {
    server = await startMailServer();
    shop = await createTestShop({ SMTP_URL: server.url });
    await shop.database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'WEB', quantity: 50 }]));
  });
  after(async () => {
    await shop.close();
    server.close();
  });

  it('go out once, also when the process dies after it sent a batch and before the queue hears of it (R044)', async () => {
    const checkout = checkoutClient(shop);
    for (let count = 0; count < 3; count++) await checkout.place({}, 'banktransfer');
    await shop.backend.runDueJobs();
    assert.equal(sent(), 3);
    const { rowCount } = await shop.database.query(
      `update pgboss.job set state = 'created', started_on = null, completed_on = null where name = 'order-mail'`,
    );
    assert.equal(rowCount, 3);
    await shop.backend.runDueJobs();
    assert.equal(sent(), 3);
  });
});
