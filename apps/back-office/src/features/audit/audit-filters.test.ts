import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filterParams, filterValues, readFilter } from './audit-filters.ts';

describe('the filters of the log', () => {
  it('ask for whole days of the branches', () => {
    const filter = readFilter(new URLSearchParams('from=2026-11-16&to=2026-11-17&who=4&action=staff.edit&branch=SIT'));
    assert.deepEqual(filter, {
      action: 'staff.edit',
      entity: null,
      entityId: null,
      staff: '4',
      branch: 'SIT',
      from: '2026-11-15T23:00:00.000Z',
      to: '2026-11-17T23:00:00.000Z',
    });
  });

  it('take what is no day for none', () => {
    assert.equal(readFilter(new URLSearchParams('from=yesterday')).from, null);
  });

  it('are in the address what they are as chips', () => {
    const values = { who: ['4'], period: ['', '2026-11-17'] };
    const params = Object.entries(filterParams(values)).flatMap(([name, value]) => (value ? [[name, value]] : []));
    assert.deepEqual(filterValues(new URLSearchParams(params)), values);
  });
});
