import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { formatDay, formatDays } from './format.ts';

describe('the days of an arrival', () => {
  it('are written once where they share a month, as people of the language do', () => {
    const week = { from: '2026-11-20', to: '2026-11-23' };
    assert.deepEqual(
      languageCodes.map((language) => formatDays(week, language)),
      ['20–23 november 2026', '20.–23. November 2026', '20 – 23 November 2026'],
    );
  });

  it('keep both months and both years, and are one day where they are the same', () => {
    assert.equal(formatDays({ from: '2026-11-30', to: '2026-12-01' }, 'de'), '30. November – 1. Dezember 2026');
    assert.equal(formatDays({ from: '2026-12-30', to: '2027-01-04' }, 'nl'), '30 december 2026 – 4 januari 2027');
    assert.equal(formatDays({ from: '2026-11-20', to: '2026-11-20' }, 'en'), formatDay('2026-11-20', 'en'));
  });
});
