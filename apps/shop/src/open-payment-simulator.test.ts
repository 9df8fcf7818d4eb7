import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openPaymentSimulator } from './open-payment-simulator.ts';

let folder: string;
before(() => void (folder = mkdtempSync(join(tmpdir(), 'shop-simulator-'))));
after(() => rmSync(folder, { recursive: true, force: true }));

const production = {
  SHOP_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  SMTP_URL: 'smtps://mail.example',
  SHOP_ACCESS_TOKEN: 'a'.repeat(24),
  CONSUMER_KEY: 'b'.repeat(24),
  METRICS_TOKEN: 'd'.repeat(24),
  POSTCODE_URL: 'https://postcode.example',
  VAT_URL: 'https://vat.example',
  MULTISAFEPAY_API_KEY: 'c'.repeat(40),
  STAFF_SECRET: 'e'.repeat(24),
};

describe('the payment simulator beside the shop', () => {
  it('opens with a demo, and the shop knows where', async () => {
    const env: NodeJS.ProcessEnv = { PORT: '0', DATA_DIR: folder };
    const simulator = await openPaymentSimulator(env);
    try {
      assert.equal(env['MULTISAFEPAY_URL'], simulator?.apiUrl);
      const headers = { api_key: 'demo-payment-simulator-key' };
      assert.equal((await fetch(`${env['MULTISAFEPAY_URL']}payment-methods?country=NL`, { headers })).status, 200);
      assert.match(simulator?.origin ?? '', /^http:\/\/localhost:\d+$/, 'browsers reach it under the name of the shop');
    } finally {
      await simulator?.close();
    }
  });

  it('takes another port when the one above the shop is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const simulator = await openPaymentSimulator({ PORT: String(port - 1), DATA_DIR: folder });
    assert.ok(simulator && !simulator.apiUrl.includes(`:${port}/`));
    await simulator.close();
    taken.close();
  });

  it('never opens to other machines (R205)', async () => {
    await assert.rejects(openPaymentSimulator({ HOST: '0.0.0.0', PORT: '0', DATA_DIR: folder }), /^ConfigError: HOST must be 127\.0\.0\.1/);
  });

  it('never opens in production, nor where another provider is named', async () => {
    const env: NodeJS.ProcessEnv = { ...production };
    assert.equal(await openPaymentSimulator(env), undefined);
    assert.equal(env['MULTISAFEPAY_URL'], undefined);
    assert.equal(await openPaymentSimulator({ MULTISAFEPAY_URL: 'https://testapi.multisafepay.com/v1/json/' }), undefined);
  });
});
