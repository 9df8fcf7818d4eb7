import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endOf, inOrder, moved, type Placed } from './places.ts';

const list: readonly Placed[] = [
  { field: 'c', place: 7 },
  { field: 'a', place: 1 },
  { field: 'b', place: 2 },
  { field: 'd', place: 9 },
];
const after = (changes: readonly Placed[]) =>
  inOrder(list.map((one) => changes.find(({ field }) => field === one.field) ?? one))
    .map(({ field }) => field)
    .join('');

describe('moving something in a list', () => {
  it('puts it where it shall be, whatever its places were', () => {
    assert.equal(after(moved(list, 3, 0)), 'dabc');
    assert.equal(after(moved(list, 0, 3)), 'bcda');
    assert.equal(after(moved(list, 2, 1)), 'acbd');
    assert.equal(after(moved(list, 1, 2)), 'acbd');
  });

  it('changes the place of one, where there is room', () => {
    assert.deepEqual(moved(list, 3, 0), [{ field: 'd', place: 0 }]);
    assert.deepEqual(moved(list, 0, 3), [{ field: 'a', place: 10 }]);
  });

  it('leaves everything where it is at its ends', () => {
    assert.deepEqual([moved(list, 0, -1), moved(list, 3, 4), moved(list, 1, 1)], [[], [], []]);
  });

  it('adds behind all others', () => assert.deepEqual([endOf(list), endOf([])], [10, 1]));
});
