import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aloneFrom, requestsOf, timeLeft, type Request } from './requests.ts';

const request = (id: string, more: Partial<Request>): Request => ({
  id,
  title: 'Medewerker wijzigen',
  summary: 'Femke Hendriks de rol Financiën geven',
  state: 'waiting',
  requestedBy: 'Mieke Maas',
  requestedAt: '2026-11-17T14:00:00.000Z',
  expiresAt: '2026-11-20T14:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  isMine: false,
  canDecide: false,
  ...more,
});

describe('requests for a second person', () => {
  it('stand where somebody looks for them: to decide, asked for, or decided', () => {
    const all = [
      request('4', { canDecide: true }),
      request('3', { isMine: true }),
      request('2', { isMine: true, canDecide: true }),
      request('1', { isMine: true, state: 'refused' }),
    ];
    const ids = (view: 'forMe' | 'mine' | 'decided') => requestsOf(all, view).map(({ id }) => id);
    assert.deepEqual(ids('forMe'), ['4', '2']);
    assert.deepEqual(ids('mine'), ['3', '2']);
    assert.deepEqual(ids('decided'), ['1']);
  });

  it('say how long they can still be decided', () => {
    const left = (now: string) => timeLeft('2026-11-20T14:00:00.000Z', new Date(now));
    assert.deepEqual(left('2026-11-17T14:00:00.000Z'), { unit: 'daysLeft', count: 3 });
    assert.deepEqual(left('2026-11-18T15:00:00.000Z'), { unit: 'hoursLeft', count: 47 });
    assert.deepEqual(left('2026-11-20T13:59:30.000Z'), { unit: 'minutesLeft', count: 0 });
    assert.deepEqual(left('2026-11-21T00:00:00.000Z'), { unit: 'minutesLeft', count: 0 });
  });

  it('can be decided by who is alone a quarter of an hour after asking', () => {
    assert.equal(aloneFrom(request('1', {})).toISOString(), '2026-11-17T14:15:00.000Z');
  });
});
