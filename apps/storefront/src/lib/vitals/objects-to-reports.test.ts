import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectsToReports } from './objects-to-reports.ts';

test('a visitor who objects to being measured is not (LAW-18)', () => {
  assert.ok(objectsToReports({ globalPrivacyControl: true, doNotTrack: null }));
  assert.ok(objectsToReports({ doNotTrack: '1' }));
  assert.ok(!objectsToReports({ globalPrivacyControl: false, doNotTrack: 'unspecified' }));
  assert.ok(!objectsToReports({}));
});
