import assert from 'node:assert/strict';
import { it } from 'node:test';
import { periodOf } from './withdrawal-period.ts';
import type { OrderFacts, Withdrawal } from './withdrawal.ts';

const order = (shippedAt: readonly string[], countryCode = 'NL') =>
  ({ shipments: shippedAt.map((at) => ({ shippedAt: new Date(at) })), shippingAddress: { countryCode } }) as unknown as OrderFacts;
const received = (at: string) => ({ receivedAt: new Date(at) }) as Withdrawal;

it('a statement until the end of the last day, on the shop’s clock, is in time (LAW-08)', () => {
  const sent = order(['2026-12-04T10:00:00Z', '2026-12-11T10:00:00Z']);
  assert.deepEqual(periodOf(sent, received('2026-12-28T22:59:00Z')), { endsOn: '2026-12-28', isInTime: true });
  assert.deepEqual(periodOf(sent, received('2026-12-28T23:00:00Z')), { endsOn: '2026-12-28', isInTime: false });
});

it('a German holiday makes a German period longer (LAW-08)', () => {
  const at = received('2026-10-01T10:00:00Z');
  assert.equal(periodOf(order(['2026-10-22T10:00:00Z'], 'DE'), at)?.endsOn, '2026-11-05');
  assert.equal(periodOf(order(['2027-05-13T10:00:00Z'], 'DE'), at)?.endsOn, '2027-05-28');
  assert.equal(periodOf(order(['2027-05-13T10:00:00Z']), at)?.endsOn, '2027-05-27');
});

it('a period does not run before anything was sent (LAW-08)', () => {
  assert.equal(periodOf(order([]), received('2026-12-28T22:59:00Z')), undefined);
});
