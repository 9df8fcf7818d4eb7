import assert from 'node:assert/strict';
import { it } from 'node:test';
import { consentVersion } from './consent-version.ts';

it('the words that somebody agreed to have a version, whatever the shop calls it', () => {
  assert.deepEqual(['newsletter-1', 'newsletter-12', 'other'].map(consentVersion), ['1', '12', 'other']);
});
