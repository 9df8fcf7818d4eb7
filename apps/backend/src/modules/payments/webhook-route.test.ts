import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { systemClock } from '#kernel/clock.ts';
import { silentLogger } from '#kernel/logger.ts';
import { startSimulatorClient, type SimulatorClient } from '#testing/simulator-client.ts';
import { openMultiSafepay } from './multisafepay/open-multisafepay.ts';
import type { PaymentProvider, ProviderOrder, ProviderState } from './provider.ts';
import { registerWebhook, webhookPath } from './webhook-route.ts';

let simulator: SimulatorClient;
let provider: PaymentProvider;
let app: FastifyInstance;
let origin: string;
let applied: ProviderState[] = [];
let failure: Error | undefined;

before(async () => {
  simulator = await startSimulatorClient({ retries: 0 });
  provider = openMultiSafepay({
    url: simulator.apiUrl,
    apiKey: simulator.apiKey,
    clock: systemClock,
    logger: silentLogger,
    shopName: () => 'Maas & Alm',
    returnAddresses: () => ({ notification: `${origin}${webhookPath}`, success: `${origin}/success`, cancel: `${origin}/cancel` }),
  });
  app = Fastify({ bodyLimit: 1_000 });
  registerWebhook(app, provider, silentLogger, async (state) => {
    if (failure) throw failure;
    applied.push(state);
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  applied = [];
  failure = undefined;
});
after(async () => {
  await app.close();
  await simulator.close();
});

let last = 0;
async function startPayment(): Promise<{ id: string; page: string }> {
  const id = `2000${String((last += 1)).padStart(5, '0')}`;
  const person = {
    firstname: 'Eva',
    lastname: 'J',
    company: null,
    street: ['A 1'],
    postcode: null,
    city: 'S',
    region: null,
    countryCode: 'NL',
    telephone: null,
  };
  const order: ProviderOrder = {
    id,
    orderNumber: id,
    hash: 'h',
    methodCode: 'multisafepay_ideal',
    amount: 1_000,
    currency: 'EUR',
    storeCode: 'nl',
    language: 'nl',
    locale: 'nl-NL',
    email: 'eva@example.org',
    billing: person,
    shipping: null,
    items: [{ kind: 'product', sku: 'A', name: 'A', quantity: 3, totalIncl: 1_000, taxPercent: 21 }],
    expiresInSeconds: 600,
  };
  return { id, page: (await provider.createOrder(order)).redirectUrl ?? '' };
}
type Delivery = { readonly answer: number; readonly isAccepted: boolean };
const notify = (id: string, variation: object): Promise<readonly Delivery[]> => simulator.control('POST', `orders/${id}/notify`, variation);

describe('the webhook', () => {
  it('hands a genuine notification on before the shopper is back, and answers OK', async () => {
    const { id, page } = await startPayment();
    await simulator.press(page, { action: 'completed' });
    assert.deepEqual(
      applied.map((state) => [state.id, state.status, state.amount]),
      [[id, 'completed', 1_000]],
    );
  });

  it('answers each of many repetitions with OK (R061)', async () => {
    const { id } = await startPayment();
    const answers = await notify(id, { count: 5 });
    assert.ok(answers.every(({ isAccepted }) => isAccepted));
    assert.equal(applied.length, 5);
  });

  it('refuses a forged or an old one with 401 and hands nothing on (R064)', async () => {
    const { id } = await startPayment();
    for (const variation of [{ signature: 'wrong' }, { ageSeconds: 700 }]) {
      assert.deepEqual(
        (await notify(id, variation)).map(({ answer, isAccepted }) => [answer, isAccepted]),
        [[401, false]],
      );
    }
    const bare = await fetch(`${origin}${webhookPath}?transactionid=${id}&timestamp=1`, { method: 'POST', body: '{"order_id":"1"}' });
    assert.equal(bare.status, 401);
    assert.doesNotMatch(await bare.text(), /OK/);
    assert.equal(applied.length, 0);
  });

  it('asks for repetition when the shop failed (R063)', async () => {
    failure = new Error('the database is away');
    const { id } = await startPayment();
    assert.equal((await notify(id, {}))[0]?.answer, 500);
  });

  it('ignores GET and calls without a timestamp, and looks at no cookie', async () => {
    const get = await fetch(`${origin}${webhookPath}?transactionid=1&timestamp=1`, { headers: { cookie: 'session=1' } });
    assert.deepEqual([get.status, await get.text()], [200, 'OK']);
    const old = await fetch(`${origin}${webhookPath}?transactionid=1`, { method: 'POST', body: '{}' });
    assert.deepEqual([old.status, await old.text()], [200, 'OK']);
    assert.equal(applied.length, 0);
  });

  it('takes up to a megabyte of any type, and no more (PAY-15)', async () => {
    const post = async (size: number): Promise<number> =>
      (
        await fetch(`${origin}${webhookPath}?timestamp=1`, {
          method: 'POST',
          body: 'x'.repeat(size),
          headers: { 'content-type': 'text/odd' },
        })
      ).status;
    assert.equal(await post(1024 * 1024), 401);
    assert.equal(await post(1024 * 1024 + 1), 413);
  });
});
