import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { fixedClock } from '../clock.ts';
import { createRateLimiter } from '../graphql/rate-limit.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerVitals } from './vitals.ts';

let app: FastifyInstance;
let metrics: Metrics;

before(async () => {
  app = Fastify();
  registerSecurityHeaders(app, 'https://shop.example');
  metrics = createMetrics(app);
  const limits = { all: { count: 600, seconds: 60 }, fields: { vitals: [{ count: 3, seconds: 60 }] } };
  const rateLimiter = createRateLimiter(limits, fixedClock(new Date('2026-11-15T12:00:00Z')));
  registerVitals(app, { metrics, rateLimiter, themes: () => new Set(['alm', 'stube']) });
});
after(() => app.close());

let visitor = 0;
const send = (payload: string, remoteAddress = `198.51.100.${(visitor += 1)}`, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/vitals', headers: { 'content-type': type }, payload, remoteAddress });

const countedVitals = async (): Promise<string> => ((await metrics.registry.metrics()).match(/^web_vitals.*$/gm) ?? []).join('\n');

describe('what browsers report about pages', () => {
  it('is counted by kind of page and theme, in seconds', async () => {
    const { statusCode, headers } = await send('{"page":"product","theme":"stube","lcp":1234.5,"fcp":600,"ttfb":40,"inp":48,"cls":0.02}');
    assert.equal(statusCode, 204);
    assert.equal(headers['set-cookie'], undefined);
    assert.equal(headers['cache-control'], 'no-store');
    const text = await metrics.registry.metrics();
    assert.match(text, /^web_vitals_lcp_seconds_bucket\{le="1",page="product",theme="stube"\} 0$/m);
    assert.match(text, /^web_vitals_lcp_seconds_bucket\{le="1.5",page="product",theme="stube"\} 1$/m);
    assert.match(text, /^web_vitals_lcp_seconds_sum\{page="product",theme="stube"\} 1\.2345$/m);
    assert.match(text, /^web_vitals_cls_score_bucket\{le="0.05",page="product",theme="stube"\} 1$/m);
    for (const name of ['fcp', 'ttfb', 'inp']) assert.match(text, new RegExp(`^web_vitals_${name}_seconds_count\\{.*\\} 1$`, 'm'));
  });

  it('may be a part of it: a browser need not know all of them', async () => {
    assert.equal((await send('{"page":"cart","theme":"alm","ttfb":12}')).statusCode, 204);
    assert.match(await metrics.registry.metrics(), /^web_vitals_ttfb_seconds_count\{page="cart",theme="alm"\} 1$/m);
    assert.doesNotMatch(await metrics.registry.metrics(), /^web_vitals_lcp_seconds_count\{page="cart"/m);
  });

  for (const [name, payload] of [
    ['no JSON', 'lcp=1'],
    ['no object', '[1]'],
    ['nothing', ''],
    ['nothing measured', '{"page":"home","theme":"alm"}'],
    ['an unknown kind of page', '{"page":"/account/orders/000001","theme":"alm","lcp":1}'],
    ['an unknown theme', '{"page":"home","theme":"x\\"} 1","lcp":1}'],
    ['an unknown name', '{"page":"home","theme":"alm","lcp":1,"email":5}'],
    ['a name of every object', '{"page":"home","theme":"alm","constructor":1}'],
    ['a negative time', '{"page":"home","theme":"alm","lcp":-1}'],
    ['an endless time', '{"page":"home","theme":"alm","lcp":1e300}'],
    ['a time as text', '{"page":"home","theme":"alm","lcp":"1"}'],
  ] as const) {
    it(`is refused when it is ${name}, and nothing is counted`, async () => {
      const before = await countedVitals();
      assert.equal((await send(payload)).statusCode, 400);
      assert.equal(await countedVitals(), before);
    });
  }

  it('is refused when it is large, or of a type that any site could send', async () => {
    assert.equal((await send(`{"page":"home","theme":"alm","lcp":1${' '.repeat(600)}}`)).statusCode, 413);
    assert.equal((await send('{"page":"home","theme":"alm","lcp":1}', undefined, 'text/plain')).statusCode, 415);
  });

  it('is refused when one place reports too much', async () => {
    const statuses: number[] = [];
    for (let report = 0; report < 5; report += 1) {
      statuses.push((await send('{"page":"home","theme":"alm","fcp":1}', '203.0.113.9')).statusCode);
    }
    assert.deepEqual(statuses, [204, 204, 204, 429, 429]);
  });
});
