import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutFound } from './found-place.ts';

const found = { street: 'Markt', city: 'Sittard' };

describe('street and city of another postcode', () => {
  it('are emptied when the look-up found them for the one before', () =>
    assert.deepEqual(withoutFound(found, found), { street: '', city: '' }));

  it('stay as somebody has typed them', () => {
    assert.deepEqual(withoutFound({ street: 'Marktplein', city: 'Sittard' }, found), { city: '' });
    assert.deepEqual(withoutFound({ street: 'Marktplein', city: 'Geleen' }, found), {});
  });
});
