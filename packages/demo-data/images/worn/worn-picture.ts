import type { Hex, ItemSpec, Wearer } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { hashText, modelOf } from '../svg/random.ts';
import type { Build, Hair } from './body.ts';
import { dressedFigure } from './dress-figure.ts';
import { poses } from './poses.ts';
import { haferl, plainSkirt, pumps, type Outfit } from './outfit.ts';

/** Pieces that are shown on a figure. */
export type WornItem = Extract<ItemSpec, { kind: 'dirndl' | 'lederhose' | 'shirt' | 'blouse' | 'janker' | 'waistcoat' | 'cardigan' }>;

export const isWornItem = (item: ItemSpec): item is WornItem =>
  ['dirndl', 'lederhose', 'shirt', 'blouse', 'janker', 'waistcoat', 'cardigan'].includes(item.kind);

const skins: readonly [Hex, ...Hex[]] = ['#efcbb2', '#e0b08f', '#cd976f', '#b27a52', '#8c5a3c', '#6a4431'];

const hairs: readonly [Hex, ...Hex[]] = ['#3a2a22', '#5a3c28', '#8a5f38', '#b98a4e', '#2a2324', '#7a3f26'];

const womensHair = ['up', 'loose', 'braid', 'up', 'loose', 'braids'] as const;

const hairFor = (item: WornItem, wearer: Wearer, lot: number): Hair['style'] => {
  if (wearer === 'women') return womensHair[lot % womensHair.length] ?? 'up';
  if (wearer === 'kids') return item.kind === 'dirndl' || item.kind === 'blouse' ? 'braids' : 'up';
  return lot % 3 === 0 ? 'beard' : 'up';
};

/** How much fuller than the slimmest a figure of a size is. */
const girths: Readonly<Record<Wearer, (size: number) => number>> = {
  women: (size) => 0.94 + Math.max(0, size - 34) * 0.0155,
  men: (size) => 0.94 + Math.max(0, size - 44) * 0.0155,
  kids: () => 1,
};

const letters: Readonly<Record<string, readonly [number, number]>> = {
  XS: [34, 44],
  S: [36, 46],
  M: [40, 50],
  L: [44, 54],
  XL: [48, 58],
  XXL: [52, 62],
  '3XL': [56, 64],
  '4XL': [60, 68],
  '5XL': [62, 70],
};

export const wearerOf = (item: WornItem): Wearer => {
  if (item.kind === 'dirndl') return item.wearer ?? 'women';
  if (item.kind === 'blouse') return item.wearer ?? 'women';
  if (item.kind === 'cardigan') return item.wearer ?? 'women';
  return item.wearer ?? 'men';
};

const girthOf = (wearer: Wearer, size: string | undefined): number => {
  const number = letters[size ?? '']?.[wearer === 'men' ? 1 : 0] ?? Number(size);
  return girths[wearer](Number.isFinite(number) ? number : wearer === 'men' ? 50 : 40);
};

/** Who wears a piece: its colours share one figure. */
export const buildFor = (item: WornItem): Build => {
  const wearer = wearerOf(item);
  const lot = hashText(`figure ${modelOf(item.seed)}`);
  return {
    wearer,
    girth: girthOf(wearer, item.size),
    skin: skins[(lot >>> 3) % skins.length] ?? skins[0],
    hair: { style: hairFor(item, wearer, lot >>> 9), colour: hairs[(lot >>> 13) % hairs.length] ?? hairs[0] },
    pose: poses[(lot >>> 5) % poses.length] ?? poses[0],
  };
};

const skirtColours: readonly [Hex, ...Hex[]] = ['#2f3b46', '#3d4a3f', '#4a3b3a', '#3b3a4a'];

/** Whole figures for what reaches the legs, half figures for what ends above them. */
const zoomOf = (item: WornItem): number => {
  if (item.kind === 'dirndl' || item.kind === 'lederhose') return 1;
  return item.kind === 'janker' && item.length === 'coat' ? 1.3 : 1.6;
};

const outfitOf = (item: WornItem): Outfit => {
  const build = buildFor(item);
  const skirt = plainSkirt(skirtColours[hashText(item.seed) % skirtColours.length] ?? skirtColours[0]);
  const isWoman = build.wearer === 'women';
  const zoom = zoomOf(item);
  const under = isWoman ? ({ blouse: 'plain' } as const) : ({ shirt: 'plain' } as const);
  const below = isWoman ? { skirt, footwear: pumps } : ({ breeches: 'plain', footwear: haferl(build, true) } as const);
  switch (item.kind) {
    case 'dirndl':
      return { build, zoom, dress: item, footwear: build.wearer === 'kids' ? haferl(build, true) : pumps };
    case 'lederhose':
      return { build, zoom, breeches: item, ...under, footwear: haferl(build, item.cut !== 'lang') };
    case 'shirt':
      return { build, zoom, shirt: item, ...below };
    case 'blouse':
      return { build, zoom, blouse: item, skirt, footwear: pumps };
    case 'waistcoat':
      return { build, zoom, waistcoat: item, ...below, ...under };
    case 'janker':
    case 'cardigan':
      return { build, zoom, jacket: item, ...below, ...under };
  }
};

/** Cloth is smaller on a figure than on paper, unless the frame comes close. */
export const wornGrain = (item: WornItem): number => 0.74 * zoomOf(item);

/** The piece on a figure without a face. */
export const wornPicture = (item: WornItem, brush: Brush): ReturnType<typeof dressedFigure> => dressedFigure(brush, outfitOf(item));
