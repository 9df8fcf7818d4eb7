import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FilterTypeInput } from '@shop/contract';
import { matchesFilter, type FieldValue } from './field-filter.ts';

describe('matchesFilter', () => {
  const cases: [FieldValue, FilterTypeInput, boolean][] = [
    ['Sittard', {}, true],
    ['Sittard', { eq: 'sittard' }, true],
    ['Sittard', { eq: 'Aachen' }, false],
    [null, { eq: '' }, false],
    ['Sittard', { neq: 'Aachen' }, true],
    [null, { neq: 'Aachen' }, true],
    ['Sittard', { in: ['Aachen', null, 'SITTARD'] }, true],
    ['Sittard', { in: [] }, false],
    ['Sittard', { nin: ['Aachen'] }, true],
    ['Sittard', { nin: ['Sittard'] }, false],
    ['SIT,ROE', { finset: ['ROE'] }, true],
    ['SIT,ROE', { finset: ['AAC'] }, false],
    ['Sittard', { like: '%tta%' }, true],
    ['Sittard', { like: 'tta%' }, false],
    ['Sittard', { like: 'S_ttard' }, true],
    ['Sittard', { like: '%' }, true],
    ['Sittard', { like: 'Sittar' }, false],
    [52806, { gt: '9000', lt: '60000' }, true],
    [9, { gt: '10' }, false],
    [10, { gteq: '10', lteq: '10', moreq: '10' }, true],
    ['6131 ZZ', { from: '6100', to: '6199 ZZ' }, true],
    ['6041 ZZ', { from: '6100' }, false],
    [null, { null: '1' }, true],
    ['x', { null: '1' }, false],
    ['x', { notnull: '1' }, true],
    ['', { notnull: '1' }, false],
    ['Sittard', { eq: 'Sittard', like: 'A%' }, false],
  ];
  for (const [value, filter, expected] of cases) {
    it(`${JSON.stringify(value)} ${expected ? 'passes' : 'fails'} ${JSON.stringify(filter)}`, () => {
      assert.equal(matchesFilter(value, filter), expected);
    });
  }

  it('answers a pattern of many wildcards at once', () => {
    assert.equal(matchesFilter('a'.repeat(200), { like: `${'%a'.repeat(2_000)}b` }), false);
  });
});
