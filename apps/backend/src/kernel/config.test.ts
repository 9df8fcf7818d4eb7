import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { defaultLimits } from './graphql/limits.ts';
import { defaultRateLimits } from './graphql/rate-limit.ts';
import { configVariables } from './config-variables.ts';
import { ConfigError, readConfig } from './config.ts';

const production = {
  SHOP_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  SMTP_URL: 'smtps://user:secret@mail.example',
  SHOP_ACCESS_TOKEN: 'a'.repeat(24),
  CONSUMER_KEY: 'b'.repeat(24),
  METRICS_TOKEN: 'd'.repeat(24),
  POSTCODE_URL: 'https://postcode.example',
  VAT_URL: 'https://vat.example',
  MULTISAFEPAY_API_KEY: 'c'.repeat(40),
  STAFF_SECRET: 'e'.repeat(24),
};

const mistakesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.mistakes;
  }
  return [];
};

describe('readConfig', () => {
  it('starts as a demo on loopback without any variable', () => {
    assert.deepEqual(readConfig({}), {
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('.data'),
      backups: 'shop',
      backupDir: resolve('.data/backups'),
      backupCheckUrl: undefined,
      databaseUrl: undefined,
      databasePool: 20,
      smtpUrl: undefined,
      mailFrom: 'no-reply@localhost',
      shopAccessToken: 'demo-shop-access-token',
      consumerKey: 'demo-consumer-key',
      trustProxy: false,
      graphqlLimits: defaultLimits,
      rateLimits: defaultRateLimits,
      introspection: true,
      logLevel: 'info',
      theme: 'alm',
      facetCounts: 'disjunctive',
      responseCacheMb: 64,
      pageCacheMb: 64,
      purge: { urls: [], token: '' },
      metricsToken: '',
      telemetry: undefined,
      preparePictures: true,
      startSnapshot: true,
      webConcurrency: 1,
      customerSession: { idleMinutes: 60, totalHours: 24 },
      backOffice: {
        isOn: true,
        url: 'http://localhost:3000',
        session: { idleMinutes: 60, totalHours: 12 },
        secret: 'demo-staff-secret',
      },
      postcodeService: undefined,
      mediaBucket: undefined,
      vatService: undefined,
      multisafepay: { url: 'http://127.0.0.1:3001/v1/json/', apiKey: 'demo-payment-simulator-key' },
    });
  });

  it('follows PORT in the demo address and treats empty values as absent', () => {
    assert.equal(readConfig({ PORT: '4000', DATABASE_URL: ' ' }).publicUrl, 'http://localhost:4000');
    assert.equal(readConfig({ DATABASE_URL: ' ' }).databaseUrl, undefined);
  });

  it('has its own defaults in production', () => {
    const config = readConfig(production);
    assert.equal(config.host, '0.0.0.0');
    assert.equal(config.introspection, false);
    assert.equal(config.mailFrom, 'no-reply@shop.example');
  });

  it('names every missing production variable in one sentence (R203)', () => {
    assert.deepEqual(mistakesOf({ SHOP_ENV: 'production' }), [
      'Production needs PUBLIC_URL, DATABASE_URL, SMTP_URL, SHOP_ACCESS_TOKEN, CONSUMER_KEY, METRICS_TOKEN, POSTCODE_URL, VAT_URL, MULTISAFEPAY_API_KEY, STAFF_SECRET: set them in the environment or in .env.',
    ]);
  });

  for (const name of Object.keys(production).filter((key) => key !== 'SHOP_ENV')) {
    it(`does not fall back to what the demo has for ${name} in production (R203, R205)`, () => {
      assert.deepEqual(mistakesOf({ ...production, [name]: ' ' }), [`Production needs ${name}: set it in the environment or in .env.`]);
    });
  }

  it('wants its visitors by https in production', () => {
    assert.deepEqual(mistakesOf({ ...production, PUBLIC_URL: 'http://shop.example' }), [
      'PUBLIC_URL must begin with https:// in production: passwords and orders never travel in the clear.',
    ]);
  });

  it('listens on its own machine alone as a demo, whatever HOST says (R205)', () => {
    for (const host of ['0.0.0.0', '::', '192.168.1.7', 'shop.example'])
      assert.match(
        mistakesOf({ HOST: host }).join(),
        /^HOST must be 127\.0\.0\.1, ::1 or localhost in a demo, .*: leave it out, or set SHOP_ENV=/,
      );
    for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) assert.equal(readConfig({ HOST: host }).host, host);
    assert.equal(readConfig({ ...production, HOST: '10.0.0.7' }).host, '10.0.0.7');
  });

  it('refuses demo and short secrets in production without repeating them (R203)', () => {
    const mistakes = mistakesOf({ ...production, SHOP_ACCESS_TOKEN: 'demo-shop-access-token', CONSUMER_KEY: 'hunter2' });
    assert.match(mistakes[0] ?? '', /^SHOP_ACCESS_TOKEN still has its demo value/);
    assert.match(mistakes[1] ?? '', /^CONSUMER_KEY is too short/);
    assert.ok(!mistakes.join().includes('hunter2'));
    assert.match(mistakesOf({ ...production, METRICS_TOKEN: 'hunter2' }).join(), /^METRICS_TOKEN is too short/);
    assert.equal(readConfig({ METRICS_TOKEN: 'short' }).metricsToken, 'short', 'a demo may have any');
  });

  it('refuses rate limits off in production and several processes on the embedded database', () => {
    assert.match(mistakesOf({ ...production, RATE_LIMITS: 'off' }).join(), /RATE_LIMITS=off is refused/);
    assert.match(mistakesOf({ WEB_CONCURRENCY: '2' }).join(), /needs DATABASE_URL/);
  });

  it('has its back office where the shop is, or on a host of its own, by https in production', () => {
    assert.equal(readConfig(production).backOffice.url, 'https://shop.example');
    assert.equal(readConfig({ ...production, BACK_OFFICE_URL: 'https://office.example' }).backOffice.url, 'https://office.example');
    assert.match(mistakesOf({ ...production, BACK_OFFICE_URL: 'http://office.example' }).join(), /^BACK_OFFICE_URL must begin with https/);
    assert.match(mistakesOf({ ...production, STAFF_SECRET: 'demo-staff-secret' }).join(), /^STAFF_SECRET still has its demo value/);
    assert.deepEqual(readConfig({ STAFF_SESSION: '20/8' }).backOffice.session, { idleMinutes: 20, totalHours: 8 });
    assert.match(mistakesOf({ STAFF_SESSION: 'long' }).join(), /^STAFF_SESSION must be minutes and hours such as 60\/12/);
  });

  it('pays at the simulator in a demo and never in production', () => {
    assert.equal(readConfig({ PORT: '4000' }).multisafepay.url, 'http://127.0.0.1:4001/v1/json/');
    assert.equal(readConfig(production).multisafepay.url, 'https://api.multisafepay.com/v1/json/');
    assert.match(mistakesOf({ ...production, MULTISAFEPAY_URL: 'http://127.0.0.1:3001/v1/json/' }).join(), /^MULTISAFEPAY_URL must be/);
    assert.match(mistakesOf({ ...production, MULTISAFEPAY_API_KEY: 'demo-payment-simulator-key' }).join(), /still has its demo value/);
  });

  it('lists one sentence for each wrong value', () => {
    const mistakes = mistakesOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'shop.example/path',
      SMTP_URL: 'http://mail',
      THEME: '../x',
    });
    assert.equal(mistakes.length, 5);
    for (const sentence of mistakes) assert.match(sentence, /^[A-Z_]+ must be .+\.$/);
  });

  it('never trusts every proxy (R160)', () => {
    assert.equal(readConfig({ TRUST_PROXY: '1' }).trustProxy, 1);
    assert.deepEqual(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy, ['10.0.0.0/8', '::1']);
    for (const value of ['true', '10.0.0.0/99', '10.0.0', '*']) assert.equal(mistakesOf({ TRUST_PROXY: value }).length, 1, value);
  });

  it('takes a mail sender without room for a second header (R158)', () => {
    assert.equal(readConfig({ MAIL_FROM: 'Maas & Alm <hallo@shop.example>' }).mailFrom, 'Maas & Alm <hallo@shop.example>');
    assert.equal(mistakesOf({ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }).length, 1);
  });
});

describe('a bucket of pictures', () => {
  const access = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

  it('is where MEDIA_URL names one, at Amazon or elsewhere', () => {
    assert.equal(readConfig({}).mediaBucket, undefined);
    assert.deepEqual(readConfig({ MEDIA_URL: 's3://shop-media/pictures/', AWS_REGION: 'eu-central-1', ...access }).mediaBucket, {
      bucket: 'shop-media',
      folder: 'pictures/',
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    const own = readConfig({ MEDIA_URL: 's3://shop-media', AWS_ENDPOINT_URL_S3: 'http://10.0.0.8:9000/', ...access }).mediaBucket;
    assert.deepEqual([own?.endpoint, own?.folder], ['http://10.0.0.8:9000', '']);
  });

  it('that cannot be read, or has no key, is named without its secret', () => {
    assert.match(mistakesOf({ MEDIA_URL: 'https://shop-media', ...access }).join(), /^MEDIA_URL must be a bucket such as s3:/);
    assert.match(
      mistakesOf({ MEDIA_URL: 's3://shop-media', AWS_SECRET_ACCESS_KEY: 'hidden' }).join(),
      /^MEDIA_URL needs AWS_ACCESS_KEY_ID/,
    );
    assert.doesNotMatch(mistakesOf({ MEDIA_URL: 's3://shop-media', AWS_SECRET_ACCESS_KEY: 'hidden' }).join(), /hidden/);
  });
});

describe('telemetry', () => {
  it('is where a collector is named, with the headers it wants', () => {
    const { telemetry } = readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'X-Api-Key=a%3Db, x-team=shop',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    });
    const headers = { 'x-api-key': 'a=b', 'x-team': 'shop' };
    assert.deepEqual(telemetry, { endpoint: 'https://collector.example:4318', headers, serviceName: 'shop', share: 0.25 });
  });

  it('that cannot be read is named by its variable alone', () => {
    assert.match(mistakesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }).join(), /OTEL_EXPORTER_OTLP_ENDPOINT must be a URL/);
    assert.doesNotMatch(mistakesOf({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }).join(), /secret/);
    assert.match(mistakesOf({ OTEL_TRACES_SAMPLER_ARG: '25' }).join(), /OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/);
  });
});

describe('.env.example', () => {
  it('shows every variable with its default and meaning', () => {
    const file = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const shown = [...file.matchAll(/^# (.+)\n#([A-Z0-9_]+)=(.*)$/gm)].map(([, meaning, name, value]) => ({
      name,
      default: value,
      meaning,
    }));
    assert.deepEqual(shown, [...configVariables]);
  });
});
