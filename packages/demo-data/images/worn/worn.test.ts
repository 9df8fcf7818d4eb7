import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { demoShop } from '../../index.ts';
import { drawPicture, isWornItem, scenePlaces } from '../index.ts';
import { isItem, type DirndlSpec } from '../spec.ts';
import { bodyOf } from './body.ts';
import { warpedPath } from './path-data.ts';
import { poses } from './poses.ts';
import { lookOf } from './worn-look.ts';
import { buildFor } from './worn-picture.ts';

/** Drawing them all takes minutes: every ninth here, all in the long suite. */
const step = process.env['TEST_SIZE'] === 'long' ? 1 : 9;

const worn = demoShop.products.flatMap(({ sku, pictures }) => {
  const garment = pictures[0]?.garment;
  return garment && isItem(garment) && isWornItem(garment) ? [{ sku, garment, pictures }] : [];
});

test('the second picture of every dirndl, lederhose, shirt, blouse and jacket shows it worn, and says so in three languages', () => {
  assert.ok(worn.length > 300);
  for (const { sku, pictures } of worn) {
    const second = pictures[1];
    assert.equal(second?.view, 'worn', sku);
    assert.match(second.alt.nl, /gedragen/, sku);
    assert.match(second.alt.de, /getragen/, sku);
    assert.match(second.alt.en, /worn/, sku);
  }
});

test('a worn picture is small, whole and has one filter', async () => {
  for (const { sku, garment } of worn.filter((_, index) => index % step === 0)) {
    const svg = drawPicture(garment, 'worn');
    assert.ok(Buffer.byteLength(svg) < 40 * 1024, `${sku}: ${Buffer.byteLength(svg)} bytes`);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/, sku);
    assert.equal([...svg.matchAll(/<feGaussianBlur /g)].length, 1, sku);
    const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, name] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) assert.ok(known.has(name), `${sku}: ${name}`);
  }
  const card = await sharp(Buffer.from(drawPicture(worn[0]!.garment, 'worn')), { density: 28.8 })
    .avif({ quality: 55, effort: 2 })
    .toBuffer();
  assert.ok(card.length < 30_000, `${card.length} bytes`);
});

test('the same piece gives the same bytes, and its colours share one figure', () => {
  const { garment } = worn[0]!;
  assert.equal(drawPicture(garment, 'worn'), drawPicture(structuredClone(garment), 'worn'));
  assert.deepEqual(buildFor({ ...garment, seed: 'MA-DIR-1001-DE' }), buildFor({ ...garment, seed: 'MA-DIR-1001-BO' }));
});

test('figures have several builds and skins, and three poses', () => {
  const builds = worn.map(({ garment }) => buildFor(garment));
  assert.ok(new Set(builds.filter(({ wearer }) => wearer === 'women').map(({ girth }) => girth)).size >= 4);
  assert.ok(new Set(builds.map(({ skin }) => skin)).size >= 5);
  assert.equal(new Set(builds.map(({ pose }) => pose.name)).size, 3);
});

test('the hem of a dirndl on a figure hangs where its centimetres say', () => {
  const dress = worn.find(({ garment }) => garment.kind === 'dirndl' && garment.wearer !== 'kids')!.garment as DirndlSpec;
  const body = bodyOf(buildFor(dress));
  const cm = (length: DirndlSpec['length']): number => body.y(body.marks.waist - length);
  assert.ok(cm(50) < cm(60) && cm(60) < cm(70) && cm(70) < cm(85));
  assert.ok(cm(50) < body.y(body.marks.knee), 'a mini ends above the knee');
  assert.ok(cm(85) > body.y(body.marks.calf) && cm(85) < body.floorY, 'a maxi ends between calf and floor');
});

test('a fuller figure is wider at the waist, and as tall', () => {
  const [slim, full] = [0.94, 1.3].map((girth) =>
    bodyOf({ wearer: 'women', girth, skin: '#cccccc', hair: { style: 'up', colour: '#333333' }, pose: poses[0] }),
  );
  const waist = slim!.y(slim!.marks.waist);
  assert.ok(full!.half(waist) > slim!.half(waist) * 1.2);
  assert.equal(full!.y(full!.marks.waist), waist);
});

test('looks are shown on figures, and their dots lie in the frame', () => {
  for (const product of demoShop.products) {
    if (product.type !== 'grouped' || product.look === undefined) continue;
    const { garment, alt } = product.look.scene;
    assert.ok(garment.kind === 'scene' && garment.isWorn, product.sku);
    assert.match(alt.nl, /gedragen/, product.sku);
    for (const { x, y } of scenePlaces(garment)) assert.ok(x > 0 && x < 100 && y > 0 && y < 100, product.sku);
  }
});

test('in a look of a whole family children wear their clothes, each in a print beside the grown-ups', () => {
  const looks = demoShop.products.flatMap((product) => {
    const garment = product.type === 'grouped' ? product.look?.scene.garment : undefined;
    return garment?.kind === 'scene' ? [{ sku: product.sku, scene: garment, look: lookOf(garment) }] : [];
  });
  const families = looks.filter(({ look }) => look?.isInPrint.includes(true));
  assert.ok(families.length > 0);
  for (const { sku, scene, look } of looks) {
    const shown = scene.items.slice(0, look?.places.length);
    const laidOut = shown.filter((item, index) => isWornItem(item) && !look?.isOnFigure[index] && !look?.isInPrint[index]);
    assert.deepEqual(laidOut, [], sku);
  }
  for (const { sku, scene, look } of families) {
    const svg = drawPicture(scene, 'front');
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/, sku);
    assert.equal([...svg.matchAll(/<feGaussianBlur /g)].length, 1, sku);
    assert.equal([...svg.matchAll(/stroke="#fffdf7" stroke-width="26"/g)].length, look?.isInPrint.filter(Boolean).length, sku);
  }
});

test('straight edges bend on a body, and what lies still stays as it is', () => {
  assert.equal(
    warpedPath('M10 10h20v20z', (x, y) => [x, y]),
    'M10 10l20 0 0 20Z',
  );
  assert.match(
    warpedPath('M0 0H90', (x, y) => [x, y + x * x * 0.01]),
    /^M0 0c/,
  );
});
