import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anOrder } from '#testing/an-order.ts';
import { promisedDays } from './promised-days.ts';

const friday = new Date('2026-11-20T09:00:00Z');
const day = (date: string) => ({ from: date, to: date });
const collected = (paidAt: string) =>
  anOrder({
    lines: [{}],
    change: {
      pickup: { code: 'SIT', name: 'Sittard', street: '', postcode: '', city: '', countryCode: 'NL', phone: null },
      paymentMethod: { ...anOrder({ lines: [{}] }).paymentMethod, code: 'banktransfer', provider: 'offline' },
      expected: day('2026-11-20'),
      placedAt: friday,
      paidAt: new Date(paidAt),
    },
  });

describe('the day of what is collected and paid by transfer', () => {
  it('is what was said when the money came', () => {
    assert.deepEqual(promisedDays({ ...collected('2026-11-21T10:00:00Z'), readyOn: '2026-11-23' }), day('2026-11-23'));
  });

  it('is none before the money where nobody was asked for it again', () => {
    assert.deepEqual(promisedDays(collected('2026-11-21T10:00:00Z')), day('2026-11-21'));
    assert.deepEqual(promisedDays(collected('2026-11-24T10:00:00Z')), day('2026-11-24'));
  });
});
