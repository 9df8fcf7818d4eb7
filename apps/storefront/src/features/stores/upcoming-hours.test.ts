import assert from 'node:assert/strict';
import { test } from 'node:test';
import { upcomingHours, weekdayInBranches } from './upcoming-hours.ts';

const alternates = ['2026-12-25', '2026-11-14', '2026-11-15', '2026-11-27'].map((date) => ({ date }));

test('other hours are listed from today on, nearest first', () => {
  const now = new Date('2026-11-15T09:00:00Z');
  assert.deepEqual(
    upcomingHours(alternates, now, 2).map(({ date }) => date),
    ['2026-11-15', '2026-11-27'],
  );
});

test('the day changes at midnight in the branches, not in Greenwich', () => {
  const now = new Date('2026-11-14T23:30:00Z');
  assert.deepEqual(
    upcomingHours(alternates, now, 1).map(({ date }) => date),
    ['2026-11-15'],
  );
  assert.equal(weekdayInBranches(now), 7);
});
