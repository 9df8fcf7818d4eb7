import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { ring } from '#testing/paying-shop.ts';
import { startTestProvider, type TestProvider } from '#testing/test-provider.ts';
import { checkInvariants } from '../../../app/check-invariants.ts';

const runs = process.env['TEST_SIZE'] === 'long' ? 500 : 20;
const atOnce = 20;

let shop: TestShop;
let provider: TestProvider;
before(async () => {
  provider = await startTestProvider();
  const port = await freePort();
  shop = await createTestShop({ MULTISAFEPAY_URL: provider.url, PUBLIC_URL: `http://127.0.0.1:${port}` });
  provider.follow(shop.clock);
  await shop.app.listen({ host: '127.0.0.1', port });
  await shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'WEB', quantity: runs + 10 }]));
  await provider.set({ isPaidAtOnce: true });
});
after(async () => {
  await shop.close();
  await provider.close();
});

/** The provider notifies the address that the shop was opened with. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await promisify(server.close.bind(server))();
  return port;
}

describe('a provider that notifies before it answers', { timeout: 600_000 }, () => {
  it(`is told OK ${runs} times with ${atOnce} at once on one product, and every order is right (R060, R063)`, async () => {
    const checkout = checkoutClient(shop);
    const placed: string[] = [];
    const refused: unknown[] = [];
    let next = 0;
    const buy = async (): Promise<void> => {
      while (next < runs) {
        const id = await checkout.ready({ email: `vroeg${next++}@example.org` });
        const { data, errors } = await checkout.order(id);
        if (errors.length > 0) refused.push(errors);
        else placed.push(data.setPaymentMethod.order.number);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, runs) }, buy));
    await shop.backend.runDueJobs();
    assert.deepEqual(refused, []);
    assert.equal(new Set(placed).size, runs);
    const answers = await provider.answers();
    assert.deepEqual(
      answers.filter(({ answer }) => answer !== 200),
      [],
    );
    assert.deepEqual(new Set(answers.map(({ orderId }) => orderId)), new Set(placed));
    const { rows } = await shop.database.query<{ status: string; state: string; invoices: number; received: number; orders: number }>(
      `with each as (
         select o.status, attempt.state, (select count(*)::int from order_invoice where order_id = o.id) as invoices,
           (select count(*)::int from order_mail where order_id = o.id and kind = 'payment-received') as received
         from sales_order as o join payment_attempt as attempt on attempt.order_id = o.id where o.number = any($1))
       select status, state, invoices, received, count(*)::int as orders from each group by status, state, invoices, received`,
      [placed],
    );
    assert.deepEqual(rows, [{ status: 'processing', state: 'paid', invoices: 1, received: 1, orders: runs }]);
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });
});
