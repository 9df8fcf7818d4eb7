import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countOf, everything, isSelected, nothing, partOf, rangeOf, select } from './selection.ts';

const page = ['a', 'b', 'c', 'd'];

describe('choosing rows', () => {
  it('keeps what was chosen on another page', () => {
    const first = select(nothing, ['x', 'y'], true);
    const both = select(first, ['b'], true);
    assert.equal(countOf(both, 1284), 3);
    assert.equal(partOf(both, page), 'some');
    assert.equal(partOf(select(both, page, true), page), 'all');
    assert.equal(countOf(select(both, ['x', 'y', 'b'], false), 1284), 0);
  });

  it('can take all of the filter and leave some out', () => {
    const most = select(everything, ['b', 'c'], false);
    assert.equal(countOf(most, 1284), 1282);
    assert.equal(countOf(most, undefined), undefined);
    assert.equal(isSelected(most, 'b'), false);
    assert.equal(isSelected(most, 'never seen'), true);
    assert.equal(countOf(select(most, ['b'], true), 1284), 1283);
  });

  it('reaches from the last row to this one, in both directions', () => {
    assert.deepEqual(rangeOf(page, 'b', 'd'), ['b', 'c', 'd']);
    assert.deepEqual(rangeOf(page, 'd', 'b'), ['b', 'c', 'd']);
    assert.deepEqual(rangeOf(page, 'gone', 'c'), ['c']);
    assert.deepEqual(rangeOf(page, undefined, 'c'), ['c']);
  });
});
