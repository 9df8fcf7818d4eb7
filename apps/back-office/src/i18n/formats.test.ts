import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFormats } from './formats.ts';

const nl = createFormats('nl-NL');

describe('moments in a list', () => {
  const { brief, time, day } = nl;
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  it('are the time of today, with their weekday in these days, and a day before that', () => {
    assert.equal(brief(new Date()), time(new Date()));
    assert.match(brief(ago(72)), /^(?:ma|di|wo|do|vr|za|zo) \d\d:\d\d$/);
    assert.equal(brief(ago(24 * 30)), day(ago(24 * 30)));
  });
});

describe('countries', () => {
  it('have names, and what is no country keeps its code', () => {
    assert.deepEqual(['DE', 'nowhere'].map(nl.country), ['Duitsland', 'nowhere']);
  });
});
