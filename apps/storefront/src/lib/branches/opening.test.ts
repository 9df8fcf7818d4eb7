import assert from 'node:assert/strict';
import { test } from 'node:test';
import { branchToName, openingState } from './opening.ts';

const weekday = [{ from: '10:00', to: '18:00' }];
const sittard = {
  opening_hours: [
    { day: 1, times: [{ from: '13:00', to: '18:00' }] },
    { day: 2, times: weekday },
    { day: 3, times: weekday },
    { day: 4, times: [{ from: '10:00', to: '21:00' }] },
    { day: 5, times: weekday },
    { day: 6, times: [{ from: '10:00', to: '17:00' }] },
    { day: 7, times: [] },
  ],
  alternate_opening_hours: [
    { date: '2026-12-25', times: [], reason: 'Kerst' },
    { date: '2026-12-26', times: [], reason: 'Kerst' },
    { date: '2026-12-06', times: [{ from: '12:00', to: '17:00' }], reason: 'Koopzondag' },
  ],
};

test('a branch is open from its opening minute and closed at its closing minute', () => {
  assert.deepEqual(openingState(sittard, new Date('2026-11-14T09:00:00Z')), { state: 'open', until: '17:00' });
  assert.deepEqual(openingState(sittard, new Date('2026-11-14T15:59:00Z')), { state: 'open', until: '17:00' });
  assert.equal(openingState(sittard, new Date('2026-11-14T16:00:00Z')).state, 'closed');
});

test('before opening the hours of today are named', () => {
  assert.deepEqual(openingState(sittard, new Date('2026-11-16T08:00:00Z')), { state: 'later', from: '13:00', until: '18:00' });
});

test('after closing the next opening is named', () => {
  assert.deepEqual(openingState(sittard, new Date('2026-11-15T12:00:00Z')), { state: 'closed', next: { day: 1, from: '13:00' } });
});

test('alternate hours replace those of the weekday', () => {
  assert.equal(openingState(sittard, new Date('2026-12-06T12:00:00Z')).state, 'open');
  assert.deepEqual(openingState(sittard, new Date('2026-12-25T11:00:00Z')), { state: 'closed', next: { day: 1, from: '13:00' } });
});

test('a branch without hours is closed', () => {
  assert.deepEqual(openingState({}, new Date('2026-11-14T09:00:00Z')), { state: 'closed' });
});

test('the branch to name is one that is open, else one that opens today, else the first', () => {
  const closed = { city: 'Sittard', opening: { state: 'closed' } } as const;
  const later = { city: 'Roermond', opening: { state: 'later', from: '12:00', until: '17:00' } } as const;
  const open = { city: 'Aachen', opening: { state: 'open', until: '18:00' } } as const;
  assert.equal(branchToName([closed, later, open])?.city, 'Aachen');
  assert.equal(branchToName([closed, later])?.city, 'Roermond');
  assert.equal(branchToName([closed])?.city, 'Sittard');
  assert.equal(branchToName([]), undefined);
});
