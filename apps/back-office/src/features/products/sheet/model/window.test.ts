import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawn, paceOf, scrollFor, spanOf, startsOf, type Pace } from './window.ts';

const starts = startsOf(Array.from({ length: 100 }, () => 32));

describe('what is drawn of a sheet', () => {
  it('is what is seen and a little more, and nothing beyond the edges', () => {
    assert.deepEqual(spanOf(starts, 0, 320, 2), { first: 0, end: 13 });
    assert.deepEqual(spanOf(starts, 320, 640, 2), { first: 8, end: 23 });
    assert.deepEqual(spanOf(starts, 3_000, 3_500, 2), { first: 91, end: 100 });
    assert.deepEqual(spanOf(startsOf([]), 0, 320, 2), { first: 0, end: 0 });
    assert.deepEqual(spanOf(startsOf([100, 300, 50]), 150, 390, 0), { first: 1, end: 2 });
  });

  it('is also where somebody stands', () => {
    assert.deepEqual(drawn({ first: 3, end: 6 }, 4, 10), [3, 4, 5]);
    assert.deepEqual(drawn({ first: 3, end: 6 }, 0, 10), [0, 3, 4, 5]);
    assert.deepEqual(drawn({ first: 3, end: 6 }, 9, 10), [3, 4, 5, 9]);
    assert.deepEqual(drawn({ first: 3, end: 6 }, 0, 0), []);
  });

  it('comes into sight by the shortest way', () => {
    assert.equal(scrollFor(64, 96, 0, 320), 0);
    assert.equal(scrollFor(640, 672, 0, 320), 352);
    assert.equal(scrollFor(64, 96, 500, 320), 64);
    assert.equal(scrollFor(640, 1_200, 0, 320), 640);
  });

  it('is read at the pace of a wheel and after one leap, and raced past until somebody slows down', () => {
    const paces = (moves: readonly number[]) => moves.reduce<Pace[]>((all, rows) => [...all, paceOf(rows, all.at(-1) ?? 'reading')], []);
    assert.deepEqual(paces([1, 4, 2]), ['reading', 'reading', 'reading']);
    assert.deepEqual(paces([30, 0]), ['flying', 'reading']);
    assert.deepEqual(paces([6, 6, 6]), ['flying', 'flying', 'flying']);
    assert.deepEqual(paces([12, 12, 6, 3]), ['flying', 'racing', 'racing', 'reading']);
  });
});
