import type { DemoPicture } from '../model.ts';
import type { ItemSpec } from '../images/spec.ts';
import { hex } from './colours.ts';
import { fabric } from './drawing.ts';
import { text } from './text.ts';

const greenDirndl: ItemSpec = {
  kind: 'dirndl',
  seed: 'category-dirndl',
  bodice: fabric('uni', 'dennengroen'),
  skirt: fabric('uni', 'dennengroen'),
  apron: fabric('streif', 'creme', 'oudroze'),
  blouse: { fabric: fabric('uni', 'wit'), sleeve: 'puff' },
  neckline: 'sweetheart',
  closure: 'lacing',
  trim: 'ruche',
  trimColour: hex('goud'),
  length: 60,
  bow: 'left',
};

const pinkDirndl: ItemSpec = {
  ...greenDirndl,
  seed: 'category-dirndl-rose',
  bodice: fabric('millefleurs', 'alpenroos', 'creme'),
  skirt: fabric('millefleurs', 'alpenroos', 'creme'),
  apron: fabric('uni', 'salie'),
  closure: 'hooks',
  length: 50,
  bow: 'right',
};

const brownLederhose: ItemSpec = {
  kind: 'lederhose',
  seed: 'category-lederhose',
  cut: 'kniebund',
  wearer: 'men',
  leather: fabric('suede', 'tabak'),
  thread: hex('creme'),
  motif: 'oak',
  braces: 'h',
};

const redShirt: ItemSpec = {
  kind: 'shirt',
  seed: 'category-shirt',
  fabric: fabric('karo', 'robijn', 'wit'),
  collar: 'kent',
  placket: 'full',
  sleeves: 'rolled',
  buttons: hex('tabak'),
  wearer: 'men',
};

const kidsDirndl: ItemSpec = {
  ...greenDirndl,
  seed: 'category-kids-dirndl',
  bodice: fabric('vichy', 'oudroze', 'wit'),
  skirt: fabric('vichy', 'oudroze', 'wit'),
  apron: fabric('uni', 'creme'),
  closure: 'buttons',
  length: 50,
  wearer: 'kids',
};

const kidsLederhose: ItemSpec = {
  ...brownLederhose,
  seed: 'category-kids-lederhose',
  cut: 'kurz',
  wearer: 'kids',
  leather: fabric('suede', 'cognac'),
  motif: 'stag',
};

const hat: ItemSpec = {
  kind: 'hat',
  seed: 'category-hat',
  felt: fabric('loden', 'dennengroen'),
  band: hex('havanna'),
  cord: hex('goud'),
  brim: 'narrow',
  decoration: 'feather',
};

const bag: ItemSpec = {
  kind: 'bag',
  seed: 'category-bag',
  form: 'heart',
  fabric: fabric('suede', 'bordeaux'),
  strap: hex('havanna'),
  embroidery: hex('creme'),
  motif: 'edelweiss',
};

const choker: ItemSpec = {
  kind: 'jewellery',
  seed: 'category-choker',
  form: 'choker',
  metal: hex('zilver'),
  band: hex('zwart'),
  pendant: 'edelweiss',
};

const scene = (seed: string, items: readonly ItemSpec[], alt: DemoPicture['alt']): DemoPicture => ({
  garment: { kind: 'scene', seed, items, format: 'landscape' },
  view: 'front',
  alt,
});

/** Head pictures of the five main categories, by category id. */
export const categoryPictures: Readonly<Record<number, DemoPicture>> = {
  100: scene(
    'category-women',
    [greenDirndl, pinkDirndl, bag],
    text(
      'Twee dirndls, dennengroen en alpenroze, met een tas in hartvorm',
      'Zwei Dirndl in Tannengrün und Alpenrose mit einer Herztasche',
      'Two dirndls in fir green and alpine rose with a heart-shaped bag',
    ),
  ),
  200: scene(
    'category-men',
    [brownLederhose, redShirt, hat],
    text(
      'Kniebundlederhose in tabaksbruin met een rood geruit hemd en een hoed',
      'Kniebundlederhose in Tabakbraun mit rot kariertem Hemd und Hut',
      'Knee-length lederhosen in tobacco with a red checked shirt and a hat',
    ),
  ),
  300: scene(
    'category-kids',
    [kidsDirndl, kidsLederhose],
    text(
      'Kinderdirndl met vichyruit in oudroze naast een korte kinderlederhose',
      'Kinderdirndl mit Vichykaro in Altrosa neben einer kurzen Kinderlederhose',
      'Kids’ gingham dirndl in dusty pink next to short kids’ lederhosen',
    ),
  ),
  400: scene(
    'category-accessories',
    [hat, bag, choker],
    text(
      'Hoed met veer, tas in hartvorm en fluwelen kropfband',
      'Hut mit Feder, Herztasche und Kropfband aus Samt',
      'Hat with feather, heart-shaped bag and velvet choker',
    ),
  ),
  500: scene(
    'category-outfits',
    [greenDirndl, brownLederhose, redShirt],
    text(
      'Dirndl in dennengroen naast een lederhose met geruit hemd',
      'Dirndl in Tannengrün neben einer Lederhose mit kariertem Hemd',
      'Dirndl in fir green next to lederhosen with a checked shirt',
    ),
  ),
};
