import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEnvironment } from './environment.ts';

const production = {
  SHOP_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  SHOP_ACCESS_TOKEN: 'a'.repeat(24),
  CONSUMER_KEY: 'b'.repeat(24),
};
const mistakesOf = (env: Readonly<Record<string, string>>): readonly string[] => {
  const read = readEnvironment(env);
  return 'mistakes' in read ? read.mistakes : [];
};

describe('a storefront that runs alone', () => {
  it('is a demo on its own machine without any variable, and refuses to be one on others (R205)', () => {
    const read = readEnvironment({});
    assert.ok('host' in read);
    assert.deepEqual([read.isDemo, read.host, read.publicUrl], [true, '127.0.0.1', 'http://localhost:3000']);
    assert.match(mistakesOf({ PUBLIC_URL: 'shop' }).join(), /^PUBLIC_URL must be/);
    for (const HOST of ['0.0.0.0', '::', '10.0.0.7']) assert.match(mistakesOf({ HOST }).join(), /^HOST must be 127\.0\.0\.1/, HOST);
  });

  it('believes the proxies it is told to about the address of a visitor, and nobody else (R160)', () => {
    const trusted = (env: Readonly<Record<string, string>>): unknown => {
      const read = readEnvironment(env);
      return 'trustProxy' in read && read.trustProxy;
    };
    assert.deepEqual([trusted({}), trusted({ TRUST_PROXY: '1' }), trusted({ TRUST_PROXY: 'loopback' })], [false, 1, ['loopback']]);
    assert.match(mistakesOf({ TRUST_PROXY: 'true' }).join(), /^TRUST_PROXY must be off/);
  });

  it('records where a collector is named, under a name of its own, and repeats no key it cannot read', () => {
    const named = (env: Readonly<Record<string, string>>): unknown => {
      const read = readEnvironment(env);
      return 'telemetry' in read && read.telemetry;
    };
    const endpoint = 'http://127.0.0.1:4318';
    assert.equal(named({}), undefined);
    assert.deepEqual(named({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }), { endpoint, headers: {}, serviceName: 'storefront', share: 1 });
    assert.match(mistakesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }).join(), /^OTEL_EXPORTER_OTLP_ENDPOINT must be a URL/);
    assert.deepEqual(mistakesOf({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }), [
      'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs separated by commas.',
    ]);
  });

  it('falls back to nothing of the demo in production (R203)', () => {
    assert.deepEqual(mistakesOf(production), []);
    const read = readEnvironment(production);
    assert.ok('host' in read && read.host === '0.0.0.0');
    assert.equal(mistakesOf({ SHOP_ENV: 'production' }).length, 3);
    for (const [name, value] of [
      ['PUBLIC_URL', 'http://shop.example'],
      ['SHOP_ACCESS_TOKEN', 'demo-shop-access-token'],
      ['SHOP_ACCESS_TOKEN', 'demo-consumer-key'],
      ['CONSUMER_KEY', 'short'],
      ['CONSUMER_KEY', ''],
    ] as const) {
      const mistakes = mistakesOf({ ...production, [name]: value });
      assert.equal(mistakes.length, 1, name);
      assert.match(mistakes[0] ?? '', new RegExp(`^Production needs ${name}`));
      assert.ok(value === '' || !mistakes[0]?.includes(` ${value}`), 'no value is repeated');
    }
  });
});
