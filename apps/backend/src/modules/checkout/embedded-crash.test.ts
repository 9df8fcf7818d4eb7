import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { killWriter } from '#testing/killed-writer.ts';
import { openOneBackend, type OneBackend } from '#testing/one-backend.ts';
import { copySeededShop, type SeededShop } from '#testing/seeded-shop.ts';
import { startTestProvider, type TestProvider } from '#testing/test-provider.ts';
import { checkInvariants } from '../../app/check-invariants.ts';

const kills = process.env['TEST_SIZE'] === 'long' ? 40 : 1;

/** One process at a time has the folder: it is killed, and the next one finds what it was told. */
describe('kill -9 while orders are placed on the embedded database', { timeout: 1_800_000 }, () => {
  let copy: SeededShop;
  let provider: TestProvider;
  let environment: Record<string, string>;
  before(async () => {
    provider = await startTestProvider();
    copy = await copySeededShop('embedded');
    environment = { ...copy.environment, RATE_LIMITS: 'off', MULTISAFEPAY_URL: provider.url };
    await withShop(({ database }) => database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'WEB', quantity: 10_000 }])));
  });
  after(async () => {
    await provider.close();
    copy.remove();
  });

  async function withShop<T>(work: (shop: OneBackend) => Promise<T>): Promise<T> {
    const shop = await openOneBackend(environment);
    try {
      return await work(shop);
    } finally {
      await shop.close();
    }
  }

  it(`loses no acknowledged order in ${kills} kills, makes none twice, and sends each its confirmation (R075, R077, R086)`, async () => {
    const emails: string[] = [];
    let acknowledged = 0;
    for (let round = 0; round < kills; round++) {
      const killed = await killWriter(`embedded${round}`, environment, { lines: 4 + (round % 4), delayMs: (round * 7) % 31 });
      assert.deepEqual(killed.refusals, []);
      acknowledged += killed.orders.size;
      await withShop(async (shop) => {
        const checkout = checkoutClient(shop);
        for (const { id, email } of killed.carts) {
          emails.push(email);
          const { order } = checkout.carts.ok(await checkout.order(id, 'banktransfer')).setPaymentMethod;
          if (killed.orders.has(id)) assert.equal(order.number, killed.orders.get(id));
        }
        assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
      });
    }
    assert.ok(acknowledged > 0);
    await withShop(async ({ backend, database }) => {
      await backend.runDueJobs();
      for (const email of emails) assert.equal((await backend.mailbox?.list({ to: email }))?.length, 1, email);
      const { rows } = await database.query<{ carts: number; orders: number }>(
        'select count(distinct cart_id)::int as carts, count(*)::int as orders from sales_order where cart_id is not null',
      );
      assert.deepEqual(rows[0], { carts: emails.length, orders: emails.length });
    });
  });
});
