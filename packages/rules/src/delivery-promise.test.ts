import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  deliveryPromise as promiseFrom,
  dispatchDay,
  hoursToday,
  pickupPromise,
  postpone,
  transferDay,
  usualJourney,
  type Origin,
} from './delivery-promise.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** Amsterdam is one hour ahead of UTC in winter. */
const winter = (date: string, time: string): Date => new Date(`${date}T${time}:00+01:00`);

const deliveryPromise = (now: Date, country: string, origin?: Origin) => promiseFrom(now, usualJourney(country), origin);

describe('the delivery promise (UX-27)', () => {
  it('says Tuesday for an order on a Sunday', () => {
    const promise = deliveryPromise(winter('2026-11-15', '11:00'), 'NL');
    assert.deepEqual(
      [promise.dispatchDate, promise.cutOff, promise.isToday, promise.from, promise.to],
      ['2026-11-16', '16:00', false, '2026-11-17', '2026-11-18'],
    );
  });

  it('ends at 16:00 sharp on weekdays', () => {
    assert.equal(deliveryPromise(winter('2026-11-16', '15:59'), 'NL').from, '2026-11-17');
    assert.equal(deliveryPromise(winter('2026-11-16', '15:59'), 'NL').minutesLeft, 1);
    assert.equal(deliveryPromise(winter('2026-11-16', '16:00'), 'NL').from, '2026-11-18');
  });

  it('ends at 12:00 on Saturdays, and Sunday is no working day', () => {
    assert.equal(deliveryPromise(winter('2026-11-14', '11:30'), 'NL').from, '2026-11-16');
    assert.equal(deliveryPromise(winter('2026-11-14', '12:00'), 'NL').from, '2026-11-17');
  });

  it('takes a day more to Germany', () => {
    const promise = deliveryPromise(winter('2026-11-16', '10:00'), 'DE');
    assert.deepEqual([promise.from, promise.to], ['2026-11-18', '2026-11-19']);
  });

  it('knows the holidays of both sides: nothing leaves on King’s Day, nothing arrives on Corpus Christi', () => {
    assert.equal(deliveryPromise(new Date('2027-04-27T10:00:00+02:00'), 'NL').dispatchDate, '2027-04-28');
    assert.equal(deliveryPromise(new Date('2027-05-25T10:00:00+02:00'), 'DE').from, '2027-05-28');
    assert.equal(deliveryPromise(winter('2026-12-24', '15:00'), 'NL').from, '2026-12-28');
  });

  it('is later when a branch sends a piece first, and two to three weeks when it has to be made', () => {
    const tuesday = winter('2026-11-17', '10:00');
    const range = (origin: Origin, country = 'NL') => {
      const { from, to } = deliveryPromise(tuesday, country, origin);
      return [from, to];
    };
    assert.deepEqual(range('web'), ['2026-11-18', '2026-11-19']);
    assert.deepEqual(range('branch'), ['2026-11-20', '2026-11-24']);
    assert.deepEqual(range('branch', 'DE'), ['2026-11-23', '2026-11-25']);
    assert.deepEqual(range('made'), ['2026-12-01', '2026-12-08']);
  });

  it('is never earlier than a working day after dispatch, at any moment of ten years', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true }),
        fc.constantFrom('NL', 'DE', 'BE'),
        (now, country) => {
          const promise = deliveryPromise(now, country);
          assert.ok(promise.minutesLeft >= 0 && promise.from > promise.dispatchDate && promise.to >= promise.from);
          for (const date of [promise.from, promise.to]) {
            assert.equal(isPublicHoliday(date, country === 'DE' ? 'NRW' : 'NL'), false);
            assert.ok(![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()));
          }
        },
      ),
    );
  });
});

describe('the days of what begins later than it was ordered', () => {
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true });

  it('are those of an order of that moment', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 30 * 24 }), fc.constantFrom('NL', 'DE', 'BE'), (ordered, hours, country) => {
        const begun = new Date(ordered.getTime() + hours * 3_600_000);
        const { from, to } = deliveryPromise(begun, country);
        assert.deepEqual(postpone(deliveryPromise(ordered, country), country, ordered, begun), { from, to });
      }),
    );
  });

  it('are the same where it begins at once', () => {
    const { from, to } = deliveryPromise(winter('2026-11-20', '15:00'), 'NL', 'made');
    assert.deepEqual(postpone({ from, to }, 'NL', winter('2026-11-20', '15:00'), winter('2026-11-20', '15:00')), { from, to });
  });
});

describe('the last day on which a parcel leaves', () => {
  const friday = winter('2026-11-20', '15:00');

  it('is that of the next dispatch, later when branches bring something first', () => {
    assert.equal(dispatchDay(friday, 'NL', 'web', '2026-11-24'), '2026-11-20');
    assert.equal(dispatchDay(winter('2026-11-21', '13:00'), 'NL', 'web', null), '2026-11-23');
    assert.equal(dispatchDay(friday, 'NL', 'branch', null), '2026-11-25');
  });

  it('leaves what is made in time for the promised arrival', () => {
    const { to } = deliveryPromise(friday, 'DE', 'made');
    const leaves = dispatchDay(friday, 'DE', 'made', to);
    assert.equal(deliveryPromise(winter(leaves, '10:00'), 'DE').to, to);
  });
});

describe('the pickup promise', () => {
  const open = { from: '10:00', to: '18:00' };
  const branch = { openingHours: [[], [open], [open], [open], [open], [open], []], alternateHours: [{ date: '2026-11-18', times: [] }] };

  it('is two hours from now, on the hour, while there is time left', () => {
    assert.deepEqual(pickupPromise(branch, winter('2026-11-17', '11:20')), { date: '2026-11-17', from: '14:00', isToday: true });
  });

  it('is the next open day after a late order, also past a day that is closed by exception', () => {
    assert.deepEqual(pickupPromise(branch, winter('2026-11-17', '16:30')), { date: '2026-11-19', from: '12:00', isToday: false });
  });

  it('waits for the doors to open', () => {
    assert.deepEqual(pickupPromise(branch, winter('2026-11-17', '08:00')), { date: '2026-11-17', from: '12:00', isToday: true });
  });

  it('of what must be brought first is the next open day after it came', () => {
    const sittard = { ...branch, countryCode: 'NL' };
    assert.equal(transferDay(sittard, winter('2026-11-17', '10:00')), '2026-11-20');
    // Brought on a Monday, when the doors stay closed.
    assert.equal(transferDay(sittard, winter('2026-11-18', '10:00')), '2026-11-24');
  });

  it('is not made by a branch without hours', () => {
    assert.equal(pickupPromise({ openingHours: [], alternateHours: [] }, winter('2026-11-17', '08:00')), undefined);
  });

  it('knows the hours of today', () => {
    assert.deepEqual(hoursToday(branch, winter('2026-11-17', '08:00')), [open]);
    assert.deepEqual(hoursToday(branch, winter('2026-11-18', '08:00')), []);
  });
});
