import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixedClock } from './clock.ts';
import { createLogger } from './logger.ts';

function capture(level: 'debug' | 'info' | 'silent' = 'info') {
  const lines: string[] = [];
  const logger = createLogger({ level, clock: fixedClock('2026-11-15T10:00:00Z'), write: (line) => lines.push(line) });
  return { logger, lines, first: (): Record<string, unknown> => JSON.parse(lines[0] ?? '{}') as Record<string, unknown> };
}

describe('createLogger', () => {
  it('writes one JSON line with UTC time, level, event and the fields of its parents (R202)', () => {
    const { logger, first, lines } = capture();
    logger.child({ requestId: 'r1' }).info('request.done', { status: 200 });
    assert.deepEqual(first(), { time: '2026-11-15T10:00:00.000Z', level: 'info', event: 'request.done', requestId: 'r1', status: 200 });
    assert.equal(lines[0]?.indexOf('\n'), (lines[0]?.length ?? 0) - 1);
  });

  it('cannot be made to write a second line', () => {
    const { logger, lines } = capture();
    logger.info('x', { text: 'a\n{"event":"forged"}' });
    assert.equal(lines.join('').trimEnd().split('\n').length, 1);
  });

  it('leaves out what is below its level', () => {
    const { logger, lines } = capture();
    logger.debug('quiet');
    capture('silent').logger.error('quiet');
    assert.equal(lines.length, 0);
  });

  it('hides secrets and personal data at every depth (R201)', () => {
    const { logger, lines } = capture();
    const canary = 'CANARY1234';
    logger.child({ token: canary, request: { cookie: canary } }).info('child');
    logger.info('x', {
      headers: { Authorization: canary, cookie: canary },
      input: { password: canary, new_password: canary, cart_id: canary, cartId: canary, resetToken: canary, street: [canary] },
      email: 'jan@shop.example',
      note: 'mail to jan@shop.example failed',
    });
    assert.ok(!lines.join().includes(canary));
    assert.ok(!lines.join().includes('jan@'));
    const hashes = lines.join().match(/mail#[0-9a-f]{10}/g);
    assert.equal(hashes?.length, 2);
    assert.equal(hashes?.[0], hashes?.[1]);
  });

  it('leaves the query out of every address, and who asked (R149, R201)', () => {
    const { logger, lines } = capture();
    const url = 'https://shop.example/contact?name=CANARY&text=CANARY';
    const error = new Error(`Failed to fetch ${url}`, { cause: new TypeError(`'${url}' is no address`) });
    logger.warn('x', { url, error, list: [{ path: url }], client: '198.51.100.7', remoteAddress: '198.51.100.7' });
    assert.doesNotMatch(lines.join(), /CANARY|198\.51/);
    assert.match(lines.join(), /Failed to fetch https:\/\/shop\.example\/contact\?…/);
  });

  it('spells out errors without the values of a failed query', () => {
    const { logger, first, lines } = capture();
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'customer_email',
      detail: 'Key (email)=(CANARY)',
    });
    const error = Object.assign(new Error('Failed query: insert\nparams: CANARY', { cause }), { query: 'insert', params: ['CANARY'] });
    logger.error('x', { error });
    assert.ok(!lines.join().includes('CANARY'));
    const logged = first()['error'] as { message: string; cause: { code: string; constraint: string } };
    assert.equal(logged.message, 'Failed query: insert');
    assert.equal(logged.cause.code, '23505');
    assert.equal(logged.cause.constraint, 'customer_email');
  });

  it('survives circles, functions and large values', () => {
    const { logger, lines } = capture();
    const circle: Record<string, unknown> = { run: () => 1, big: 10n, bytes: new Uint8Array(9), text: 'x'.repeat(9999) };
    circle['self'] = circle;
    logger.info('x', circle);
    assert.ok((lines[0]?.length ?? 0) < 30_000);
  });
});
