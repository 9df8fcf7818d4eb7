import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { putBehind } from './tree-order.ts';

const row = [
  { id: 1, position: 1 },
  { id: 2, position: 2 },
  { id: 3, position: 9 },
];

describe('the order of categories', () => {
  it('puts one first, last, or into a gap without touching another', () => {
    assert.deepEqual(putBehind(row, 7, null), [{ id: 7, position: 0 }]);
    assert.deepEqual(putBehind(row, 7, 3), [{ id: 7, position: 10 }]);
    assert.deepEqual(putBehind(row, 7, 2), [{ id: 7, position: 5 }]);
    assert.deepEqual(putBehind([], 7, null), [{ id: 7, position: 1 }]);
  });

  it('moves on only those that stand in the way', () => {
    assert.deepEqual(putBehind(row, 7, 1), [
      { id: 7, position: 2 },
      { id: 2, position: 3 },
    ]);
  });

  it('puts one between two that have the same place', () => {
    const same = [
      { id: 1, position: 4 },
      { id: 2, position: 4 },
    ];
    assert.deepEqual(putBehind(same, 7, 1), [
      { id: 7, position: 5 },
      { id: 2, position: 6 },
    ]);
  });
});
