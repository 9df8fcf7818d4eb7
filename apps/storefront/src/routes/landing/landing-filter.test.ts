import assert from 'node:assert/strict';
import { test } from 'node:test';
import { landingFilter } from './landing-filter.ts';

test('every kind of condition reaches the backend', () => {
  assert.deepEqual(
    landingFilter([
      { attribute_code: 'sale', eq: '1' },
      { attribute_code: 'merk', in: ['12', null, '15'] },
      { attribute_code: 'name', match: 'dirndl' },
      { attribute_code: 'price', from: '10' },
    ]),
    { sale: { eq: '1' }, merk: { in: ['12', '15'] }, name: { match: 'dirndl' }, price: { from: '10' } },
  );
});

test('a filter without a value is skipped (SPEC-5)', () => {
  assert.equal(landingFilter([{ attribute_code: 'merk', in: [] }, { attribute_code: 'sale' }]), undefined);
  assert.equal(landingFilter([]), undefined);
});
