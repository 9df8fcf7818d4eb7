import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapHeight, mapWidth, placeOnMap, project, softLine } from './region-map.ts';

test('the map keeps its proportions: a kilometre east is as long as one north', () => {
  const [eastX] = project([6.1, 51]);
  const [westX, y] = project([6, 51]);
  const [, northY] = project([6, 51.1]);
  const ratio = (eastX - westX) / (y - northY);
  assert.ok(Math.abs(ratio - Math.cos((51 * Math.PI) / 180)) < 0.02, String(ratio));
});

test('the three branches stand on the map, Roermond highest and Aachen furthest east', () => {
  const [sittard, roermond, aachen] = [
    [5.8694, 50.9983],
    [5.987, 51.1942],
    [6.0839, 50.7753],
  ].map(([longitude, latitude]) => placeOnMap(longitude, latitude));
  assert.ok(sittard && roermond && aachen);
  assert.ok(Number.parseFloat(roermond.top) < Number.parseFloat(sittard.top));
  assert.ok(Number.parseFloat(aachen.left) > Number.parseFloat(roermond.left));
});

test('a branch in another part of the world is not drawn', () => {
  assert.equal(placeOnMap(4.9, 52.37), undefined);
  assert.equal(placeOnMap(null, 51), undefined);
});

test('a line begins and ends where its points do', () => {
  const line = softLine([
    [5.2, 51.32],
    [6, 51],
    [6.75, 50.66],
  ]);
  assert.ok(line.startsWith('M0 0'));
  assert.ok(line.endsWith(`L${mapWidth} ${mapHeight}`));
});
