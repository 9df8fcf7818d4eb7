import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import {
  drawCutout,
  drawPicture,
  pictureSize,
  scenePlaces,
  type Fabric,
  type GarmentSpec,
  type ItemSpec,
  type SceneSpec,
  type View,
} from './index.ts';

const views: readonly View[] = ['front', 'detail', 'fabric', 'back', 'figure'];
const white: Fabric = { name: 'uni', colours: ['#fbfaf6'] };
const brown: Fabric = { name: 'suede', colours: ['#6b4527'] };
const green: Fabric = { name: 'loden', colours: ['#2f4a3c'] };
const lace: Fabric = { name: 'spitze', colours: ['#f4f1ea'] };
const print: Fabric = { name: 'millefleurs', colours: ['#7b2036', '#f0b8b0', '#F5B81F', '#4c6b46'] };
const stripes: Fabric = { name: 'streif', colours: ['#EFE6D2', '#22306f', '#B4234A'] };

/** The richest form of each kind: if this one is small enough, all are. */
const items: readonly ItemSpec[] = [
  {
    kind: 'dirndl',
    seed: 'D',
    bodice: { name: 'blaudruck', colours: ['#22306f', '#dfe5ff'] },
    skirt: print,
    apron: stripes,
    blouse: { fabric: lace, sleeve: 'long' },
    neckline: 'sweetheart',
    closure: 'lacing',
    trim: 'ruche',
    trimColour: '#B4234A',
    length: 85,
    bow: 'left',
    hemBand: '#B4234A',
    extra: 'chain',
    laceOverlay: '#fffaf0',
  },
  { kind: 'lederhose', seed: 'L', cut: 'kniebund', wearer: 'men', leather: brown, thread: '#e7d9a8', motif: 'oak', braces: 'h' },
  { kind: 'lederhose', seed: 'LW', cut: 'kurz', wearer: 'women', leather: brown, thread: '#f2c4cf', motif: 'heart', braces: 'none' },
  {
    kind: 'shirt',
    seed: 'S',
    fabric: { name: 'vichy', colours: ['#B4234A'] },
    collar: 'kent',
    placket: 'full',
    sleeves: 'rolled',
    pocket: true,
    pleatedBib: true,
    embroidery: '#4c6b46',
  },
  { kind: 'blouse', seed: 'B', fabric: white, sleeve: 'half', sleeveFabric: lace, neckline: 'round', trim: 'lace', cord: '#B4234A' },
  { kind: 'apron', seed: 'A', fabric: print, length: 70, bow: 'right', hemBand: '#B4234A', lace: '#f4eaf0' },
  {
    kind: 'waistcoat',
    seed: 'W',
    fabric: { name: 'samt', colours: ['#5a1f2e'] },
    buttons: '#cdd1d6',
    buttonCount: 8,
    piping: '#c9a45a',
    chain: '#cdd1d6',
    collar: 'shawl',
  },
  {
    kind: 'janker',
    seed: 'J',
    fabric: green,
    collar: 'lapel',
    piping: '#B4234A',
    buttons: '#d8c9a6',
    front: 'double',
    pockets: 'flap',
    length: 'coat',
  },
  {
    kind: 'cardigan',
    seed: 'C',
    fabric: { name: 'kabel', colours: ['#8c8f94'] },
    edge: '#1F3B2D',
    buttons: '#cdd1d6',
    neckline: 'v',
    embroidery: '#f4eaf0',
  },
  { kind: 'socks', seed: 'K', form: 'loferl', colour: '#e8e0cc', cuff: '#1F3B2D', pattern: 'cable' },
  { kind: 'haferl', seed: 'H', leather: brown, height: 'boot' },
  { kind: 'pump', seed: 'P', leather: brown, heel: 'block', buckle: '#cdd1d6', strap: true, embroidery: '#f4eaf0' },
  { kind: 'hat', seed: 'T', felt: green, band: '#1c2430', brim: 'wide', decoration: 'gamsbart' },
  { kind: 'bag', seed: 'G', form: 'heart', fabric: green, strap: '#2a1f1a', embroidery: '#e8a3b3', motif: 'edelweiss' },
  { kind: 'jewellery', seed: 'Y', form: 'charivari', metal: '#cdd1d6' },
  { kind: 'belt', seed: 'E', leather: brown, buckle: '#cdb88a', embroidery: '#e7d9a8' },
  { kind: 'scarf', seed: 'F', form: 'triangle', fabric: print, border: '#c9a45a', fringe: '#c9a45a' },
  { kind: 'wreath', seed: 'R', flowers: ['#e8a3b3', '#f4eaf0', '#B4234A'], leaves: '#5f7d55', ribbon: '#B4234A' },
  { kind: 'skirt', seed: 'I', fabric: print, length: 85, closure: 'wrap', bow: 'left', hemBand: '#c9a45a' },
  { kind: 'skirt', seed: 'IB', fabric: green, length: 60, closure: 'buttons' },
  { kind: 'booties', seed: 'O', colour: '#e8e0cc', cuff: '#1F3B2D', pattern: 'cable' },
  { kind: 'feather', seed: 'Q', form: 'bunch', colour: '#1F3B2D', second: '#b98a3a', metal: '#c9a45a' },
  { kind: 'feather', seed: 'QG', form: 'gamsbart', colour: '#3a2b22', metal: '#cdd1d6' },
  { kind: 'braces', seed: 'N', form: 'h', band: stripes, leather: brown, thread: '#e7d9a8', motif: 'edelweiss', metal: '#cdd1d6' },
  { kind: 'baby', seed: 'U', form: 'romper', fabric: white, second: '#1F3B2D', thread: '#B4234A', motif: 'stag' },
  { kind: 'baby', seed: 'UC', form: 'cap', fabric: white, second: '#1F3B2D', thread: '#B4234A', motif: 'edelweiss' },
  { kind: 'baby', seed: 'US', form: 'set', fabric: white, second: '#1F3B2D', thread: '#B4234A', motif: 'heart' },
  { kind: 'care', seed: 'Z', form: 'brush', colour: '#b98a5a', label: '#3a2b22', accent: '#3a2b22' },
  { kind: 'giftcard', seed: 'V', colour: '#1F3B2D', accent: '#B4234A' },
];

const [dress, breeches] = items as readonly [ItemSpec, ItemSpec, ...ItemSpec[]];
const scene: SceneSpec = { kind: 'scene', seed: 'X', items: [dress, breeches] };
const wordmark: GarmentSpec = { kind: 'wordmark', seed: 'M', text: 'Söhne & Co', sign: 'peak', lettering: 'stitched', colour: '#1F3B2D' };

const identifiers = (svg: string): readonly string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

const facade: GarmentSpec = {
  kind: 'facade',
  seed: 'F',
  gable: 'stepped',
  wall: '#A8563F',
  trim: '#EFE4CF',
  shutter: '#1F3B2D',
  awning: '#B4234A',
  sign: 'MAAS & ALM',
  windows: [[dress, breeches], [dress]],
};

for (const garment of [...items, scene, wordmark, facade]) {
  test(`every view of ${garment.kind} ${garment.seed} is drawn, small and whole`, async () => {
    const size = pictureSize(garment);
    for (const view of views) {
      const svg = drawPicture(garment, view);
      const limit = garment.kind === 'scene' ? 30_000 * garment.items.length : garment.kind === 'facade' ? 100_000 : 40_000;
      assert.ok(Buffer.byteLength(svg) < limit, `${view}: ${Buffer.byteLength(svg)} bytes`);
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, view);
      const { info } = await sharp(Buffer.from(svg), { density: 14.4 }).png().toBuffer({ resolveWithObject: true });
      assert.deepEqual([info.width, info.height], [size.width / 5, size.height / 5], view);
    }
  });
}

test('the same specification gives the same bytes', () => {
  for (const garment of [...items, scene, wordmark, facade]) {
    for (const view of views) assert.equal(drawPicture(garment, view), drawPicture(structuredClone(garment), view));
  }
});

test('another seed gives another drawing', () => {
  assert.notEqual(drawPicture({ ...dress, seed: 'other' }, 'front'), drawPicture(dress, 'front'));
});

test('drawings can share one document: no identifier occurs twice', () => {
  const all = [...items, scene].flatMap((garment) => [
    ...identifiers(drawPicture(garment, 'front')),
    ...identifiers(drawCutout(garment, 'front')),
  ]);
  assert.equal(new Set(all).size, all.length);
});

test('every reference points to a definition of its own drawing', () => {
  for (const garment of [...items, scene, facade]) {
    const svg = drawPicture(garment, 'front');
    const known = new Set(identifiers(svg));
    for (const [, name = ''] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) assert.ok(known.has(name), `${garment.kind}: ${name}`);
  }
});

test('a cutout has no ground', async () => {
  const { data } = await sharp(Buffer.from(drawCutout(dress, 'front')), { density: 14.4 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  assert.equal(data[3], 0);
});

test('garments fill 78 to 86 percent of the frame height, wide pieces 90 percent of its width', async () => {
  for (const garment of items.filter(({ kind }) => ['dirndl', 'lederhose', 'shirt', 'waistcoat', 'bag'].includes(kind))) {
    const svg = drawCutout(garment, 'front').replaceAll(/ filter="[^"]*"/g, '');
    const { info } = await sharp(Buffer.from(svg), { density: 14.4 })
      .trim({ background: '#00000000', threshold: 1 })
      .toBuffer({ resolveWithObject: true });
    const share = info.height / 200;
    assert.ok((share > 0.77 && share < 0.87) || info.width / 160 > 0.86, `${garment.kind} ${garment.seed}: ${share}`);
  }
});

test('cloth lies on whole pixels of every raster, mirrored halves too: otherwise it is resampled, which is most of the cost of a picture', () => {
  for (const garment of items) {
    const svg = drawPicture(garment, 'front');
    const [, x = '', , scale = ''] = /<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)">/.exec(svg.split('</defs>')[1] ?? '') ?? [];
    const axis = Number(x) + 400 * Number(scale);
    assert.ok(Math.abs(axis / 2.5 - Math.round(axis / 2.5)) < 0.001, `${garment.kind} ${garment.seed}: axis at ${axis}`);
    for (const [, width = '', broad = ''] of svg.matchAll(/<pattern id="\w+" width="(\d+)"[^>]* scale\((\S+) /g)) {
      const steps = (Number(width) * Number(broad) * Number(scale)) / 5;
      assert.ok(steps - Math.round(steps) >= 0 && steps - Math.round(steps) < 0.01, `${garment.kind} ${garment.seed}: ${steps}`);
    }
  }
});

test('a drawing has one filter and a scene one for all its pieces: blurs are dear', () => {
  for (const garment of [...items, scene]) {
    const svg = drawPicture(garment, 'front');
    assert.equal([...svg.matchAll(/<filter /g)].length, 1);
    assert.equal([...svg.matchAll(/<feGaussianBlur /g)].length, 1);
  }
});

test('the colours of one product share its cut', () => {
  const outline = (seed: string): string =>
    /<path id="\w+" d="(M400 328[^"]+)"/.exec(drawPicture({ ...breeches, seed }, 'front'))?.[1] ?? seed;
  assert.equal(outline('MA-LED-2001-CO'), outline('MA-LED-2001-TA'));
  assert.notEqual(outline('MA-LED-2001-CO'), outline('MA-LED-2002-CO'));
});

test('a scene tells where its items lie, within the frame', () => {
  const places = scenePlaces(scene);
  assert.equal(places.length, 2);
  for (const { x, y } of places) assert.ok(x > 0 && x < 100 && y > 0 && y < 100);
});
