import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contourPaths } from './contour-paths.ts';

test('height lines run over the whole width, one below the other', () => {
  const paths = contourPaths(5, 1000, 400);
  assert.equal(paths.length, 5);
  const starts = paths.map((path) => Number(/^M-20 (-?[\d.]+)/.exec(path)?.[1]));
  assert.deepEqual(
    starts,
    starts.toSorted((a, b) => a - b),
  );
  for (const path of paths) assert.match(path, / 1020 -?[\d.]+$/);
});

test('the same slope is drawn the same on server and client', () => {
  assert.deepEqual(contourPaths(13, 1440, 620), contourPaths(13, 1440, 620));
});
