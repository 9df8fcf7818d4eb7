import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { fixedClock } from '#kernel/clock.ts';
import { createLogger } from '#kernel/logger.ts';
import { startSimulatorClient, type SimulatorClient } from '#testing/simulator-client.ts';
import { PaymentError, type PaymentProvider, type ProviderItem, type ProviderOrder } from '../provider.ts';
import { openMultiSafepay } from './open-multisafepay.ts';

const clock = fixedClock('2026-11-15T11:00:00Z');
const lines: string[] = [];
let simulator: SimulatorClient;
let provider: PaymentProvider;

const open = (apiKey = simulator.apiKey): PaymentProvider =>
  openMultiSafepay({
    url: simulator.apiUrl.replace(/\/$/, ''),
    apiKey,
    clock,
    logger: createLogger({ write: (line) => void lines.push(line) }),
    timeoutsMs: [600, 600],
    shopName: () => 'Maas & Alm',
    returnAddresses: ({ orderNumber, hash }) => ({
      notification: 'http://127.0.0.1:9/api/payments/multisafepay/webhook',
      success: `http://shop.example/multisafepay/connect/success?order=${orderNumber}&hash=${hash}`,
      cancel: `http://shop.example/multisafepay/connect/cancel?order=${orderNumber}&hash=${hash}`,
    }),
  });

before(async () => {
  simulator = await startSimulatorClient({ webhook: 'never' }, clock);
  provider = open();
});
afterEach(async () => {
  await simulator.control('DELETE', 'settings', {});
  await simulator.control('PATCH', 'settings', { webhook: 'never' });
  // A failure of one test may not open the circuit for the next.
  provider = open();
});
after(() => simulator.close());

const address = {
  firstname: 'Eva',
  lastname: 'Janssen',
  company: null,
  street: ['Marktstraat 12 A'],
  postcode: '6131EK',
  city: 'Sittard',
  region: null,
  countryCode: 'NL',
  telephone: null,
};
const items: readonly ProviderItem[] = [
  { kind: 'product', sku: 'MA-DIR-1001-GR-38', name: 'Dirndl Liesl', quantity: 3, totalIncl: 24_991, taxPercent: 21 },
  { kind: 'product', sku: 'MA-BOOK', name: 'Liedboek', quantity: 7, totalIncl: 1_000, taxPercent: 9 },
  { kind: 'discount', sku: '', name: 'Korting', quantity: 1, totalIncl: -1_001, taxPercent: 21 },
  { kind: 'shipping', sku: '', name: 'PostNL', quantity: 1, totalIncl: 595, taxPercent: 21 },
];
let last = 0;
const anOrder = (change: Partial<ProviderOrder> = {}): ProviderOrder => {
  const id = `1000${String((last += 1)).padStart(5, '0')}`;
  return {
    id,
    orderNumber: id,
    hash: 'secret-hash',
    methodCode: 'multisafepay_ideal',
    amount: 25_585,
    currency: 'EUR',
    storeCode: 'nl',
    language: 'nl',
    locale: 'nl-NL',
    email: 'eva@example.org',
    billing: address,
    shipping: address,
    items,
    client: { ip: '203.0.113.7', userAgent: 'test' },
    expiresInSeconds: 3_600,
    ...change,
  };
};

const failsAs = (kind: PaymentError['kind'], code?: number) => (error: unknown) =>
  error instanceof PaymentError && error.kind === kind && error.code === code;
type Sent = { readonly request: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

describe('a payment at MultiSafepay', () => {
  it('starts with rows that add up to the cent, and leads to the payment page', async () => {
    const order = anOrder();
    const { redirectUrl } = await provider.createOrder(order);
    assert.match(redirectUrl ?? '', /\/connect\/[0-9a-f]{32}$/);
    const { request } = await simulator.control<Sent>('GET', `orders/${order.id}`);
    assert.equal(request['customer']?.['house_number'], '12 A');
    assert.equal(request['customer']?.['locale'], 'nl_NL');
    const sent = request['shopping_cart']?.['items'] as readonly Record<string, unknown>[];
    assert.deepEqual(
      sent.map((item) => item['merchant_item_id']),
      ['MA-DIR-1001-GR-38', 'MA-BOOK', 'discount', 'msp-shipping'],
    );
    for (const item of sent) assert.match(String(item['unit_price']), /^-?\d+\.\d{4,10}$/);
  });

  it('is never sent with rows of another sum', async () => {
    await assert.rejects(provider.createOrder(anOrder({ amount: 25_586 })), failsAs('refused', 1027));
  });

  it('can be read: open, paid, and unknown', async () => {
    const order = anOrder();
    const { redirectUrl } = await provider.createOrder(order);
    assert.equal((await provider.getOrder(order.id))?.status, 'initialized');
    await simulator.press(redirectUrl ?? '', { action: 'completed' });
    const state = await provider.getOrder(order.id);
    assert.deepEqual([state?.status, state?.amount, state?.currency, state?.gateway], ['completed', 25_585, 'EUR', 'IDEAL']);
    assert.equal(await provider.getOrder('999'), undefined);
  });

  it('keeps a card as token, brand and last four for who asked for it', async () => {
    const order = anOrder({ methodCode: 'multisafepay_creditcard', keepAs: 'customer-7' });
    const { redirectUrl } = await provider.createOrder(order);
    await simulator.press(redirectUrl ?? '', { action: 'card', number: '4111111111111111', expiry: '12/30', code: '123' });
    const kept = (await provider.getOrder(order.id))?.kept;
    assert.equal(kept?.lastFour, '1111');
    assert.match(kept?.token ?? '', /^[0-9a-f]+$/);
  });

  it('is made with a kept card at once, by its token, for nobody else; a lost answer is found again', async () => {
    const first = anOrder({ methodCode: 'multisafepay_creditcard', keepAs: 'customer-8' });
    const { redirectUrl } = await provider.createOrder(first);
    await simulator.press(redirectUrl ?? '', { action: 'card', number: '4111111111111111', expiry: '12/30', code: '123' });
    const token = (await provider.getOrder(first.id))?.kept?.token ?? '';
    const kept = { token, as: 'customer-8' };
    const order = anOrder({ methodCode: 'multisafepay_creditcard', kept });
    await simulator.control('PATCH', 'settings', { failure: { kind: 'lost-answer' }, failures: 1 });
    const answer = await provider.createOrder(order);
    assert.match(answer.redirectUrl ?? '', /\/success/);
    assert.deepEqual(await provider.createOrder(order), answer);
    const state = await provider.getOrder(order.id);
    assert.deepEqual([state?.status, state?.kept?.token, state?.kept?.lastFour], ['completed', token, '1111']);
    const { request } = await simulator.control<Sent>('GET', `orders/${order.id}`);
    assert.deepEqual(
      [request['type'], request['recurring_model'], request['recurring_id'], request['customer']?.['reference']],
      ['direct', 'cardOnFile', token, 'customer-8'],
    );
    const foreign = anOrder({ methodCode: 'multisafepay_creditcard', kept: { token, as: 'customer-9' } });
    await assert.rejects(provider.createOrder(foreign), failsAs('refused', 1000));
  });

  it('is found again when the first answer was lost: one session under one id (R068)', async () => {
    const order = anOrder();
    await simulator.control('PATCH', 'settings', { failure: { kind: 'lost-answer' }, failures: 1 });
    const first = await provider.createOrder(order);
    assert.deepEqual(await provider.createOrder(order), first);
  });

  it('is not started again once it ended', async () => {
    const order = anOrder();
    const { redirectUrl } = await provider.createOrder(order);
    await simulator.press(redirectUrl ?? '', { action: 'declined' });
    await assert.rejects(provider.createOrder(order), failsAs('refused', 1006));
  });

  it('finds the code of a method that only the provider’s list knows', async () => {
    await assert.rejects(provider.createOrder(anOrder({ methodCode: 'multisafepay_wero' })), failsAs('refused'));
    await provider.createOrder(anOrder({ methodCode: 'multisafepay_wero', gateway: 'WERO' }));
    const german = anOrder({ methodCode: 'multisafepay_wero', billing: { ...address, countryCode: 'DE' } });
    await provider.createOrder(german);
    const { request } = await simulator.control<{ request: { gateway: string } }>('GET', `orders/${german.id}`);
    assert.equal(request.gateway, 'WERO');
  });

  it('gives back in parts, and the provider refuses more than is left', async () => {
    const order = anOrder();
    const { redirectUrl } = await provider.createOrder(order);
    await simulator.press(redirectUrl ?? '', { action: 'completed' });
    const refund = (amount: number) =>
      provider.refund(order.id, { amount, currency: 'EUR', description: 'Retour', methodCode: order.methodCode });
    assert.notEqual((await refund(20_000)).refundId, '');
    assert.equal((await provider.getOrder(order.id))?.refunded, 20_000);
    await assert.rejects(refund(6_000), failsAs('refused', 1001));
    await refund(5_585);
    assert.equal((await provider.getOrder(order.id))?.status, 'refunded');
  });

  it('of credit is given back by its rows', async () => {
    const order = anOrder({ methodCode: 'multisafepay_klarna' });
    const { redirectUrl } = await provider.createOrder(order);
    await simulator.press(redirectUrl ?? '', { action: 'completed' });
    const refund = { amount: 9_330, currency: 'EUR', description: 'Retour', methodCode: order.methodCode, items };
    const returned: readonly ProviderItem[] = [
      { kind: 'product', sku: 'MA-DIR-1001-GR-38', name: 'Dirndl Liesl', quantity: 1, totalIncl: 8_330, taxPercent: 21 },
      { kind: 'product', sku: 'MA-BOOK', name: 'Liedboek', quantity: 7, totalIncl: 1_000, taxPercent: 9 },
    ];
    await assert.rejects(provider.refund(order.id, { ...refund, amount: 9_331, returned }), failsAs('refused', 1027));
    await provider.refund(order.id, { ...refund, returned });
    assert.equal((await provider.getOrder(order.id))?.status, 'partial_refunded');
  });

  it('of credit is told of its dispatch', async () => {
    const order = anOrder({ methodCode: 'multisafepay_klarna' });
    const { redirectUrl } = await provider.createOrder(order);
    await simulator.press(redirectUrl ?? '', { action: 'completed' });
    await provider.update(order.id, { status: 'shipped', carrier: 'PostNL', shippedAt: clock.now(), trackingCode: '3SABC' });
    const { shipped } = await simulator.control<{ shipped: Record<string, unknown> }>('GET', `orders/${order.id}`);
    assert.deepEqual([shipped['tracktrace_code'], shipped['ship_date']], ['3SABC', '2026-11-15']);
  });

  it('can be called off while it is open', async () => {
    const order = anOrder();
    await provider.createOrder(order);
    await provider.update(order.id, { status: 'cancelled' });
    assert.equal((await provider.getOrder(order.id))?.status, 'cancelled');
  });

  it('knows which methods there are', async () => {
    const listed = await provider.listMethods({ countryCode: 'DE', currency: 'EUR', amount: 9_995 });
    assert.ok(listed.some(({ gateway, name }) => gateway === 'WERO' && name === 'Wero'));
  });
});

describe('a provider in trouble', () => {
  const trouble = {
    'answers 500': { kind: 'http', status: 500 },
    'answers nonsense': { kind: 'malformed' },
    'hangs up': { kind: 'reset' },
    'does not answer in time': { kind: 'timeout', ms: 1_500 },
  };
  for (const [name, failure] of Object.entries(trouble)) {
    it(`that ${name} is asked once more (R067)`, async () => {
      await simulator.control('PATCH', 'settings', { failure, failures: 1 });
      await provider.createOrder(anOrder());
      await simulator.control('PATCH', 'settings', { failure, failures: 2 });
      await assert.rejects(provider.createOrder(anOrder()), failsAs('unreachable'));
    });
  }

  it('is asked for a refund once: nobody knows whether it was done', async () => {
    const order = anOrder();
    const { redirectUrl } = await provider.createOrder(order);
    await simulator.press(redirectUrl ?? '', { action: 'completed' });
    await simulator.control('PATCH', 'settings', { failure: { kind: 'lost-answer' }, failures: 1 });
    const refund = { amount: 100, currency: 'EUR', description: 'Retour', methodCode: order.methodCode };
    await assert.rejects(provider.refund(order.id, refund), failsAs('unreachable'));
    assert.equal((await provider.getOrder(order.id))?.refunded, 100);
  });

  it('is spared after five failures, and calls fail at once (R069)', async () => {
    await simulator.control('PATCH', 'settings', { failure: { kind: 'http', status: 502 } });
    for (let count = 0; count < 3; count += 1) await assert.rejects(provider.createOrder(anOrder()), failsAs('unreachable'));
    await simulator.control('DELETE', 'settings', {});
    await assert.rejects(provider.createOrder(anOrder()), /is being spared/);
    clock.advance(10_000);
    await provider.createOrder(anOrder());
  });

  it('that refuses is not asked again, and its number is known', async () => {
    for (const code of [1001, 1002, 1006, 1008, 1027, 1032]) {
      await simulator.control('PATCH', 'settings', { failure: { kind: 'error', code }, failures: 1 });
      await assert.rejects(
        provider.refund('1', { amount: 1, currency: 'EUR', description: '', methodCode: 'multisafepay_ideal' }),
        failsAs('refused', code),
      );
    }
    await assert.rejects(open('a-wrong-key').createOrder(anOrder()), failsAs('refused', 1032));
  });

  it('leaves no key, address or name in the log (PAY-15)', () => {
    assert.ok(lines.length > 10);
    const log = lines.join('\n');
    for (const secret of [simulator.apiKey, 'a-wrong-key', 'eva@example.org', 'Janssen', 'secret-hash', 'Marktstraat'])
      assert.ok(!log.includes(secret), secret);
  });
});
