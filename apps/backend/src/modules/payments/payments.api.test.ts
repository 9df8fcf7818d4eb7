import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { silentLogger } from '#kernel/logger.ts';
import { aSeller } from '#testing/an-order.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoPaymentMethods } from '#testing/payment-methods.ts';
import { startSimulatorClient, type SimulatorClient } from '#testing/simulator-client.ts';
import { openPayments, writePaymentMethods, type OfferQuestion, type Payments, type ProviderOrder } from './index.ts';

let shop: TestShop;
let simulator: SimulatorClient;
let payments: Payments;

const open = (url: string): Promise<Payments> =>
  openPayments({
    config: { publicUrl: 'https://shop.example', multisafepay: { url, apiKey: simulator.apiKey } },
    database: shop.database,
    clock: shop.clock,
    logger: silentLogger,
    stores: { link: (code, path) => `https://shop.example/${code}${path}`, seller: () => aSeller },
  });

before(async () => {
  shop = await createTestShop();
  simulator = await startSimulatorClient({ webhook: 'never' }, shop.clock);
  payments = await open(simulator.apiUrl);
});
after(async () => {
  await payments.close();
  await simulator.close();
  await shop.close();
});

const german: OfferQuestion = {
  texts: ['de'],
  billingCountry: 'DE',
  shippingCountry: 'DE',
  amount: 9_995,
  isPickup: false,
  isApprovedBusiness: false,
};
const person = {
  firstname: 'Eva',
  lastname: 'Janssen',
  company: null,
  street: ['Marktstraße', '12'],
  postcode: '52062',
  city: 'Aachen',
  region: null,
  countryCode: 'DE',
  telephone: null,
};
const anOrder: ProviderOrder = {
  id: '100000042-2',
  orderNumber: '100000042',
  hash: 'the-hash',
  methodCode: 'multisafepay_paypal',
  amount: 9_995,
  currency: 'EUR',
  storeCode: 'de',
  language: 'de',
  locale: 'de-DE',
  email: 'eva@example.org',
  billing: person,
  shipping: null,
  items: [{ kind: 'product', sku: 'A', name: 'Dirndl', quantity: 1, totalIncl: 9_995, taxPercent: 19 }],
  expiresInSeconds: 3_600,
};

describe('the ways to pay of a shop', () => {
  it('are its own data with what the provider lists', async () => {
    const codes = (await payments.offer(german)).map(({ code }) => code);
    assert.equal(codes[0], 'multisafepay_paypal');
    assert.ok(codes.includes('multisafepay_wero'));
  });

  it('are offered without what only the list knows while the provider is away (R069)', async () => {
    const alone = await open('http://127.0.0.1:9/v1/json/');
    try {
      const codes = (await alone.offer(german)).map(({ code }) => code);
      assert.ok(codes.includes('multisafepay_paypal') && !codes.includes('multisafepay_wero'));
    } finally {
      await alone.close();
    }
  });

  it('have another name as soon as the data has it (PAY-02)', async () => {
    const records = demoPaymentMethods.map(({ record }) => record);
    assert.equal(payments.describe('multisafepay_ideal', ['nl'])?.title, 'iDEAL | Wero');
    const renamed = records.map((record) => (record.code === 'multisafepay_ideal' ? { ...record, title: { nl: 'Wero' } } : record));
    await shop.database.transaction((tx) => writePaymentMethods(tx, renamed));
    await payments.refresh();
    assert.equal(payments.describe('multisafepay_ideal', ['nl'])?.title, 'Wero');
    await shop.database.transaction((tx) => writePaymentMethods(tx, records));
    assert.equal(payments.describe('giropay', ['nl']), undefined);
  });
});

describe('a payment', () => {
  it('leads back to the pages of its store view and notifies the shop’s own address', async () => {
    await payments.providerOf('multisafepay_paypal').createOrder(anOrder);
    type Sent = { readonly request: { readonly payment_options: Readonly<Record<string, string>> } };
    const { request } = await simulator.control<Sent>('GET', 'orders/100000042-2');
    assert.equal(request.payment_options['notification_url'], 'https://shop.example/api/payments/multisafepay/webhook');
    const query = 'order=100000042&hash=the-hash';
    assert.equal(request.payment_options['redirect_url'], `https://shop.example/de/multisafepay/connect/success?${query}`);
    assert.equal(request.payment_options['cancel_url'], `https://shop.example/de/multisafepay/connect/cancel?${query}`);
  });

  it('by transfer, on account or in the branch asks nobody', async () => {
    for (const code of ['banktransfer', 'purchaseorder', 'payinstore', 'free'] as const) {
      const provider = payments.providerOf(code);
      assert.deepEqual(await provider.createOrder({ ...anOrder, methodCode: code }), { redirectUrl: undefined });
      assert.equal(await provider.getOrder('100000042'), undefined);
      assert.throws(() => provider.verifyWebhook({}, new Uint8Array()), /nobody notifies/);
    }
  });
});
