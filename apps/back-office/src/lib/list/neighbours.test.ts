import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { neighboursOf } from './neighbours.ts';

describe('the neighbours of a thing in its list', () => {
  const kept = JSON.stringify(['103', '102', '101']);

  it('are the rows around it', () => {
    assert.deepEqual(neighboursOf('102', kept), { before: '103', after: '101' });
    assert.deepEqual(neighboursOf('103', kept), { before: undefined, after: '102' });
  });

  it('are none where it was not opened from a list, or what was kept is no list', () => {
    for (const row of [null, '', '{}', '["1"']) assert.deepEqual(neighboursOf('102', row), { before: undefined, after: undefined });
  });
});
