import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisits } from './visits.ts';

describe('a visit of the page of a customer', () => {
  it('is the same however often the page asks again, and another one after leaving', () => {
    let keys = 0;
    const visits = createVisits(() => `key-${(keys += 1)}`);
    assert.equal(visits.of('7').key, 'key-1');
    assert.equal(visits.of('7').key, 'key-1');
    assert.equal(visits.of('8').key, 'key-2');
    visits.end('7');
    assert.equal(visits.of('8').key, 'key-2', 'the page before it was left, not this one');
    visits.end('8');
    assert.equal(visits.of('8').key, 'key-3');
  });

  it('keeps the reason that was given for it, and for no other', () => {
    const visits = createVisits(() => 'key');
    visits.give('7', 'Factuur 2026-12');
    assert.equal(visits.of('7').reason, 'Factuur 2026-12');
    assert.equal(visits.of('8').reason, null);
  });
});
