import { subjectOf } from './garments/registry.ts';
import type { ItemSpec, SceneSpec } from './spec.ts';

/** Middle and height of a place, in parts of the frame; the list goes from back to front. */
export type Place = { readonly x: number; readonly y: number; readonly height: number; readonly turn: number };

/** Height of a piece beside a dress, in parts of the frame: not to scale (a brooch would vanish), but never a hat larger than a shirt. */
const heights: Readonly<Record<ItemSpec['kind'], number>> = {
  dirndl: 0.74,
  lederhose: 0.72,
  shirt: 0.58,
  blouse: 0.36,
  apron: 0.52,
  skirt: 0.52,
  waistcoat: 0.46,
  janker: 0.56,
  cardigan: 0.5,
  socks: 0.4,
  haferl: 0.27,
  pump: 0.22,
  booties: 0.17,
  hat: 0.23,
  feather: 0.3,
  braces: 0.5,
  bag: 0.38,
  jewellery: 0.2,
  belt: 0.22,
  scarf: 0.3,
  wreath: 0.28,
  baby: 0.34,
  care: 0.3,
  giftcard: 0.24,
};

const isForKids = (item: ItemSpec): boolean => 'wearer' in item && item.wearer === 'kids';
/** Short breeches, ankle socks and small jewellery take less than their kind. */
const shareOf = (item: ItemSpec): number => {
  if (item.kind === 'lederhose' && item.cut === 'kurz') return 0.9;
  if (item.kind === 'socks' && item.form === 'crew') return 0.5;
  return item.kind === 'jewellery' && item.form === 'brooch' ? 0.8 : 1;
};

const heightOf = (item: ItemSpec): number => heights[item.kind] * shareOf(item) * (isForKids(item) ? 0.72 : 1);

const portrait: readonly (readonly Place[])[] = [
  [],
  [{ x: 0.5, y: 0.5, height: 0.8, turn: 0 }],
  [
    { x: 0.33, y: 0.46, height: 0.7, turn: -3 },
    { x: 0.66, y: 0.55, height: 0.72, turn: 3 },
  ],
  [
    { x: 0.33, y: 0.44, height: 0.74, turn: -3 },
    { x: 0.7, y: 0.37, height: 0.56, turn: 4 },
    { x: 0.68, y: 0.81, height: 0.34, turn: 0 },
  ],
  [
    { x: 0.34, y: 0.4, height: 0.7, turn: -3 },
    { x: 0.71, y: 0.33, height: 0.52, turn: 4 },
    { x: 0.73, y: 0.76, height: 0.34, turn: 3 },
    { x: 0.3, y: 0.86, height: 0.24, turn: -2 },
  ],
  [
    { x: 0.34, y: 0.39, height: 0.68, turn: -3 },
    { x: 0.71, y: 0.31, height: 0.5, turn: 4 },
    { x: 0.81, y: 0.7, height: 0.3, turn: 5 },
    { x: 0.22, y: 0.86, height: 0.24, turn: -2 },
    { x: 0.54, y: 0.84, height: 0.26, turn: 2 },
  ],
];

/** The largest piece takes its place in full; the others keep their size beside it. */
const standing = (items: readonly ItemSpec[]): readonly Place[] => {
  const places = portrait[Math.min(items.length, 5)] ?? [];
  const grown = Math.max(1, 0.74 / Math.max(...items.map(heightOf), 0.1));
  return places.map((place, index) => {
    const item = items[index];
    return item ? { ...place, height: Math.min(place.height, heightOf(item) * grown) } : place;
  });
};

type Column = {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly { readonly index: number; readonly height: number }[];
};

/** In units of the frame's height. */
const frameWidth = 1.6;
const between = 0.03;

/** Tall pieces have a column of their own, of the small ones two share one. */
const columnsOf = (items: readonly ItemSpec[]): readonly Column[] => {
  const columns: Column[] = [];
  for (const [index, item] of items.entries()) {
    const { box } = subjectOf(item);
    const height = heightOf(item);
    const width = (height * box.width) / box.height;
    const last = columns.at(-1);
    const isSmall = height < 0.42;
    if (isSmall && last?.pieces.length === 1 && last.height < 0.42) {
      columns[columns.length - 1] = {
        width: Math.max(last.width, width),
        height: last.height + height + 2 * between,
        pieces: [...last.pieces, { index, height }],
      };
    } else columns.push({ width, height, pieces: [{ index, height }] });
  }
  return columns;
};

/** Pieces of a column, one below the other around the middle of the frame. */
const stacked = (
  { pieces, height }: Column,
  x: number,
  scale: number,
  shift: number,
  turn: number,
): readonly (readonly [number, Place])[] => {
  let top = 0.5 + shift - (height * scale) / 2;
  return pieces.map((piece) => {
    const tall = piece.height * scale;
    const place = { x: x / frameWidth, y: top + tall / 2, height: tall, turn };
    top += tall + 2 * between * scale;
    return [piece.index, place] as const;
  });
};

const lying = (items: readonly ItemSpec[]): readonly Place[] => {
  const columns = columnsOf(items);
  const total = columns.reduce((sum, { width }) => sum + width, 0) + between * (columns.length - 1);
  const scale = Math.min((frameWidth * 0.93) / total, 0.86 / Math.max(...columns.map(({ height }) => height)));
  let x = (frameWidth - total * scale) / 2;
  const placed = columns.flatMap((column, index) => {
    const middle = x + (column.width * scale) / 2;
    x += (column.width + between) * scale;
    return stacked(column, middle, scale, index % 2 ? 0.015 : -0.015, index % 2 ? 2 : -2);
  });
  return items.map((_, index) => placed.find(([own]) => own === index)?.[1] ?? { x: 0.5, y: 0.5, height: 0.3, turn: 0 });
};

/** Where the pieces of a scene lie; at most five are shown. */
export const placesOf = ({ items, format }: SceneSpec): readonly Place[] => {
  const shown = items.slice(0, 5);
  return format === 'landscape' ? lying(shown) : standing(shown);
};
