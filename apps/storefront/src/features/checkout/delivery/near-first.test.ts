import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearFirst } from './near-first.ts';

test('branches of the reader’s country come first, the others in the order of the shop', () => {
  const options = ['SIT', 'ROE', 'AAC'].map((code) => ({ pickup_location_code: code }));
  const places = [...options.map((option) => ({ ...option, country_id: option.pickup_location_code === 'AAC' ? 'DE' : 'NL' })), null];
  const codes = (country: string): readonly string[] => nearFirst(options, places, country).map(({ pickup_location_code: code }) => code);
  assert.deepEqual(codes('DE'), ['AAC', 'SIT', 'ROE']);
  assert.deepEqual(codes('NL'), ['SIT', 'ROE', 'AAC']);
});
