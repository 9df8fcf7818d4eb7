import type { Place } from '../scene-layout.ts';
import type { ItemSpec, SceneSpec, Wearer } from '../spec.ts';
import type { Footwear } from './feet.ts';
import { haferl, plainSkirt, pumps, type Outfit } from './outfit.ts';
import { buildFor, isWornItem, wearerOf, type WornItem } from './worn-picture.ts';

type Figure = { readonly outfit: Outfit; readonly x: number; readonly scale: number };

/** A look on its figures: where each of its items is seen, and which of them somebody wears. */
export type Look = {
  readonly figures: readonly Figure[];
  readonly places: readonly Place[];
  readonly isOnFigure: readonly boolean[];
  /** Worn, in a picture of their own beside the figures. */
  readonly isInPrint: readonly boolean[];
};

type Dressed = {
  readonly wearer: Wearer;
  readonly pieces: readonly WornItem[];
  readonly shoes?: ItemSpec | undefined;
  readonly socks?: ItemSpec | undefined;
};

/** Where a piece is seen on a figure, as a share of its height. */
const heights: Readonly<Record<string, number>> = {
  dirndl: 0.5,
  lederhose: 0.47,
  shirt: 0.2,
  blouse: 0.14,
  waistcoat: 0.27,
  janker: 0.24,
  cardigan: 0.24,
  socks: 0.8,
  haferl: 0.95,
  pump: 0.96,
};

const ofKind = <K extends WornItem['kind']>(pieces: readonly WornItem[], kind: K) =>
  pieces.find((piece): piece is Extract<WornItem, { kind: K }> => piece.kind === kind);

const footwearOf = ({ wearer, shoes, socks }: Dressed, usual: Footwear): Footwear => ({
  ...usual,
  ...(shoes?.kind === 'haferl' ? { shoe: 'haferl', leather: shoes.leather.colours[0] } : {}),
  ...(shoes?.kind === 'pump' ? { shoe: 'pump', leather: shoes.leather.colours[0] } : {}),
  ...(socks?.kind === 'socks'
    ? { socks: { colour: socks.colour, cuff: socks.cuff, height: { women: 32, men: 46, kids: 26 }[wearer] } }
    : {}),
});

const outfitOf = (dressed: Dressed): Outfit | undefined => {
  const { pieces, wearer } = dressed;
  const [first] = pieces;
  if (!first) return undefined;
  const build = buildFor(first);
  const dress = ofKind(pieces, 'dirndl');
  const breeches = ofKind(pieces, 'lederhose');
  const shirt = ofKind(pieces, 'shirt');
  const blouse = ofKind(pieces, 'blouse');
  const waistcoat = ofKind(pieces, 'waistcoat');
  const jacket = ofKind(pieces, 'janker') ?? ofKind(pieces, 'cardigan');
  const isWoman = wearer === 'women';
  const sleeve = dress && blouse ? { ...dress, blouse: { fabric: blouse.fabric, sleeve: blouse.sleeve } } : dress;
  const top = sleeve ? { dress: sleeve } : isWoman ? { blouse: blouse ?? ('plain' as const) } : { shirt: shirt ?? ('plain' as const) };
  const below = sleeve ? {} : breeches || !isWoman ? { breeches: breeches ?? ('plain' as const) } : { skirt: plainSkirt('#3b4650') };
  const usual = sleeve || (isWoman && !breeches) ? pumps : haferl(build, breeches?.cut !== 'lang');
  return {
    build,
    ...top,
    ...below,
    ...(waistcoat ? { waistcoat } : {}),
    ...(jacket ? { jacket } : {}),
    footwear: footwearOf(dressed, usual),
  };
};

/**
 * Who wears what: grown-ups stand, and a child where there are no others. A child among grown-ups would need a head, and a face would be
 * somebody's: its clothes are worn in a print beside them.
 */
const dressedOf = (items: readonly ItemSpec[]): readonly Dressed[] => {
  const clothes = items.filter(isWornItem);
  const grownUps = (['women', 'men'] as const).filter((wearer) => clothes.some((item) => wearerOf(item) === wearer));
  const wearers: readonly Wearer[] = grownUps.length > 0 ? grownUps : clothes.length > 0 ? ['kids'] : [];
  return wearers.map((wearer, index) => {
    const isLast = index === wearers.length - 1;
    return {
      wearer,
      pieces: clothes.filter((item) => wearerOf(item) === wearer),
      shoes:
        items.find(({ kind }) => kind === (wearer === 'women' ? 'pump' : 'haferl')) ??
        (isLast && wearers.length === 1 ? items.find(({ kind }) => kind === 'haferl') : undefined),
      socks: isLast ? items.find(({ kind }) => kind === 'socks') : undefined,
    };
  });
};

const isForChild = (item: ItemSpec): boolean => isWornItem(item) && wearerOf(item) === 'kids';

const isOn = (item: ItemSpec, { pieces, shoes, socks }: Dressed): boolean =>
  pieces.some((piece) => piece === item) || item === shoes || item === socks;

const beside = (index: number, count: number, format: SceneSpec['format'], figures: number): Place => {
  if (format === 'landscape')
    return {
      x: 0.86 - (figures === 1 ? 0.12 : 0),
      y: (index + 0.7) / (count + 0.4),
      height: Math.min(0.36, 0.86 / count),
      turn: index % 2 ? 3 : -3,
    };
  if (figures > 1) return { x: (index + 0.5) / count, y: 0.89, height: 0.19, turn: 0 };
  return { x: 0.83, y: (index + 0.75) / (count + 0.5), height: Math.min(0.27, 0.8 / count), turn: index % 2 ? 3 : -3 };
};

/** The figures of a scene that is worn; none where nothing in it can be. */
export const lookOf = ({ isWorn, items, format }: SceneSpec): Look | undefined => {
  const shown = items.slice(0, 5);
  const dressed = isWorn ? dressedOf(shown) : [];
  if (dressed.length === 0) return undefined;
  const loose = shown.filter((item) => !dressed.some((figure) => isOn(item, figure)));
  const width = format === 'landscape' ? 1600 : 800;
  const scale = format !== 'landscape' && dressed.length > 1 ? 0.8 : 1;
  const room = loose.length === 0 || (format !== 'landscape' && dressed.length > 1) ? width : width * (format === 'landscape' ? 0.76 : 0.7);
  const isCrowded = format !== 'landscape' && dressed.length === 2;
  const middles = isCrowded
    ? [width * 0.3, width * 0.78]
    : dressed.map(
        (_, index) => ((index + 0.5) * room) / dressed.length + (format === 'landscape' && dressed.length > 1 ? (index ? -60 : 60) : 0),
      );
  const places = shown.map((item): Place => {
    const wearer = dressed.findIndex((figure) => isOn(item, figure));
    if (wearer < 0) return beside(loose.indexOf(item), loose.length, format, dressed.length);
    return { x: (middles[wearer] ?? 0) / width, y: (heights[item.kind] ?? 0.5) * scale, height: 0, turn: 0 };
  });
  return {
    figures: dressed.flatMap((figure, index) => {
      const outfit = outfitOf(figure);
      return outfit ? [{ outfit, x: middles[index] ?? width / 2, scale }] : [];
    }),
    places,
    isOnFigure: shown.map((item) => !loose.includes(item)),
    isInPrint: shown.map((item) => loose.includes(item) && isForChild(item)),
  };
};
