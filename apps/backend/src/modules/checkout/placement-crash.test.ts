import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { killWriter } from '#testing/killed-writer.ts';
import { openOneBackend, type OneBackend } from '#testing/one-backend.ts';
import { copySeededShop, type SeededShop } from '#testing/seeded-shop.ts';
import { startTestProvider, type TestProvider } from '#testing/test-provider.ts';
import { checkInvariants } from '../../app/check-invariants.ts';

const kills = process.env['TEST_SIZE'] === 'long' ? 200 : 4;
/** Killed in pairs: two processes of one shop. */
const atOnce = 2;

describe('kill -9 while orders are placed', { timeout: 1_800_000 }, () => {
  let copy: SeededShop;
  let provider: TestProvider;
  let shop: OneBackend;
  let environment: Record<string, string>;

  before(async () => {
    [copy, provider] = [await copySeededShop('postgres'), await startTestProvider()];
    environment = { ...copy.environment, RATE_LIMITS: 'off', DATABASE_POOL: '4', MULTISAFEPAY_URL: provider.url };
    shop = await openOneBackend(environment);
    await shop.database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'WEB', quantity: 100_000 }]));
  });
  after(async () => {
    await shop.close();
    await provider.close();
    copy.remove();
  });

  it(`loses no acknowledged order in ${kills} kills, makes none twice, and unfinished ones can be retried (R023, R075, R086)`, async () => {
    const checkout = checkoutClient(shop);
    const emails: string[] = [];
    let acknowledged = 0;
    for (let round = 0; round < kills / atOnce; round++) {
      const killed = await Promise.all(
        Array.from({ length: atOnce }, (_, index) =>
          // The delay walks over the whole of a placement: 0 to 30 ms in steps no kill repeats.
          killWriter(`kill${round}-${index}`, environment, {
            lines: 2 + ((round + index) % 4),
            delayMs: ((round * atOnce + index) * 7) % 31,
          }),
        ),
      );
      for (const { carts, orders, refusals } of killed) {
        assert.deepEqual(refusals, []);
        acknowledged += orders.size;
        for (const { id, email } of carts) {
          emails.push(email);
          const again = checkout.carts.ok(await checkout.order(id, 'banktransfer')).setPaymentMethod;
          if (orders.has(id)) assert.equal(again.order.number, orders.get(id));
        }
      }
      assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
    }
    assert.ok(acknowledged > 0);
    await shop.backend.runDueJobs();
    for (const email of emails) assert.equal((await shop.backend.mailbox?.list({ to: email }))?.length, 1, email);
    const { rows } = await shop.database.query<{ carts: number; orders: number }>(
      'select count(distinct cart_id)::int as carts, count(*)::int as orders from sales_order where cart_id is not null',
    );
    assert.deepEqual(rows[0], { carts: emails.length, orders: emails.length });
  });
});
