import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelRuns } from './label-runs.ts';

const values = (...labels: readonly string[]) => labels.map((label) => ({ uid: label, label }));
const all = values('32', '34', '36', '38', '40', '42');

test('three or more neighbours are a range, fewer are named', () => {
  assert.equal(labelRuns(all, all), '32–42');
  assert.equal(labelRuns(all, values('32', '34', '38', '40', '42')), '32, 34, 38–42');
  assert.equal(labelRuns(all, values('36')), '36');
});

test('nothing is an empty text', () => {
  assert.equal(labelRuns(all, []), '');
});
