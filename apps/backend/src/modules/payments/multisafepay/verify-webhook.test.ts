import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { verifyWebhook, type WebhookCheck } from './verify-webhook.ts';

const apiKey = 'test-api-key-0001';
const timestamp = '1794614400';
const raw = Buffer.from('{"order_id":"100000042","status":"completed","amount":24990}');
const vector =
  'a0f8e13b205f91ce980ccfd0aa781f62152787f04c5e0e5ee28a639cc0fa3cf9fe01ad981dcf57f864234e8d4408de31385c99a8515e038ae40fed0a178c2562';
const header = (signature: string, at = timestamp): string => Buffer.from(`${at}:${signature}`).toString('base64');
const sign = (body: Uint8Array, key = apiKey): string => createHmac('sha512', key).update(`${timestamp}:`).update(body).digest('hex');
const full = Buffer.from('{"order_id":"100000042-2","status":"completed","amount":"24990","currency":"EUR","amount_refunded":"0"}');

const check = (change: Partial<WebhookCheck> = {}): ReturnType<typeof verifyWebhook> =>
  verifyWebhook({
    headers: { auth: header(sign(full)) },
    raw: full,
    timestamp,
    apiKey,
    now: new Date(Number(timestamp) * 1000 + 5_000),
    toleranceSeconds: 600,
    ...change,
  });

describe('a notification', () => {
  it('with the signature of the test vector is the provider’s', () => {
    assert.equal(sign(raw), vector);
    // The vector's body has no currency: whoever decides by it sees that it is not what was asked.
    const verdict = check({ raw, headers: { auth: header(vector) } });
    assert.ok(verdict.outcome === 'accepted');
    assert.deepEqual([verdict.state.amount, verdict.state.currency], [24_990, '']);
    assert.equal(check({ raw: full, headers: { auth: header(vector) } }).outcome, 'refused');
  });

  it('is read tolerantly: numbers may be texts, and the attempt is part of the id', () => {
    const verdict = check();
    assert.ok(verdict.outcome === 'accepted');
    assert.deepEqual(
      [verdict.state.id, verdict.state.orderNumber, verdict.state.amount, verdict.state.refunded],
      ['100000042-2', '100000042', 24_990, 0],
    );
  });

  it('is accepted with spaces around the key and capitals in the signature', () => {
    assert.equal(check({ apiKey: ` ${apiKey}\n` }).outcome, 'accepted');
    assert.equal(check({ headers: { auth: header(sign(full).toUpperCase()) } }).outcome, 'accepted');
  });

  it('is refused without a signature, with another key, another body or a broken header (R064)', () => {
    const refused = (change: Partial<WebhookCheck>): unknown => {
      const verdict = check(change);
      return verdict.outcome === 'refused' && verdict.because;
    };
    assert.equal(refused({ headers: {} }), 'no-signature');
    assert.equal(refused({ headers: { auth: header(sign(full, 'another-key')) } }), 'bad-signature');
    assert.equal(refused({ raw: Buffer.from(full.toString().replace('24990', '24991')) }), 'bad-signature');
    assert.equal(refused({ raw: Buffer.from(`${full.toString()} `) }), 'bad-signature');
    for (const auth of [
      'x',
      '!!!!',
      header(''),
      header(sign(full).slice(2)),
      header(`${sign(full)}00`),
      header('z'.repeat(128)),
      header(sign(full), '-1'),
    ]) {
      assert.equal(refused({ headers: { auth } }), 'bad-signature', auth);
    }
    assert.equal(
      refused({ headers: { auth: header(sign(full), String(Number(timestamp) + 1)) } }),
      'bad-signature',
      'the time is signed too',
    );
  });

  it('is refused when it is older than the tolerance, which can be switched off', () => {
    const late = new Date(Number(timestamp) * 1000 + 601_000);
    assert.deepEqual(check({ now: late }), { outcome: 'refused', because: 'too-old' });
    assert.equal(check({ now: new Date(Number(timestamp) * 1000 + 600_000) }).outcome, 'accepted');
    assert.equal(check({ now: late, toleranceSeconds: 0 }).outcome, 'accepted');
  });

  it('is ignored without a timestamp in its address, and refused when signed but unreadable', () => {
    assert.deepEqual(check({ timestamp: undefined }), { outcome: 'ignored', because: 'no-timestamp' });
    const text = Buffer.from('not JSON');
    assert.deepEqual(check({ raw: text, headers: { auth: header(sign(text)) } }), { outcome: 'refused', because: 'unreadable' });
  });
});
