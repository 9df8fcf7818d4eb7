import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWireTime } from './wire-time.ts';

test('a time of the wire is UTC, whatever the zone of the reader', () => {
  assert.equal(readWireTime('2026-11-15 09:05:00')?.toISOString(), '2026-11-15T09:05:00.000Z');
  assert.equal(readWireTime(null), undefined);
  assert.equal(readWireTime('gisteren'), undefined);
});
