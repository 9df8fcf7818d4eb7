import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitListingPath } from './listing-path.ts';

test('filters are the name:value parts at the end of a path (SPEC-2)', () => {
  assert.deepEqual(splitListingPath('dames/dirndls'), { path: 'dames/dirndls', segments: [] });
  assert.deepEqual(splitListingPath('/de/damen/kleur:rot,blau/price:10-20'), {
    path: '/de/damen',
    segments: ['kleur:rot,blau', 'price:10-20'],
  });
  assert.deepEqual(splitListingPath('dames/kleur%3Arood'), { path: 'dames', segments: ['kleur%3Arood'] });
  assert.deepEqual(splitListingPath('a:b/dames/:x'), { path: 'a:b/dames/:x', segments: [] });
});
