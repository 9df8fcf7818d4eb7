import { perLanguage } from '@shop/contract';
import type { DemoPicture, DemoProduct, Text } from '../../../model.ts';
import { isItem, type ItemSpec, type SceneSpec } from '../../../images/spec.ts';
import { text } from '../../text.ts';
import { families } from '../families.ts';
import { randomOf, type Random } from '../random.ts';

type Single = Extract<DemoProduct, { type: 'simple' | 'configurable' }>;

/** What sets are put together from: products by family that the web shop can send now. */
export type Parts = {
  readonly choose: (random: Random, family: string, count: number) => readonly Single[];
  readonly cheapest: (family: string, count: number) => readonly Single[];
  /** What goes with a set: pieces of families that are not in it. */
  readonly fits: (sku: string, products: readonly DemoProduct[]) => readonly string[];
  /** Variants of one product that are on the shelf, in its first colour; the product itself where it has none. */
  readonly sellable: (product: Single) => readonly string[];
};

const isSingle = (product: DemoProduct): product is Single => product.type === 'simple' || product.type === 'configurable';

function sellable(product: Single): readonly string[] {
  if (product.type === 'simple') return product.stock.WEB > 0 ? [product.sku] : [];
  const [axis = ''] = product.axes;
  const hasSizes = product.axes.length > 1;
  const first = product.variants[0]?.options[axis];
  return product.variants.filter(({ options, stock }) => stock.WEB > 0 && (!hasSizes || options[axis] === first)).map(({ sku }) => sku);
}

/** Today's asking price of a product, reductions included. */
export const priceToday = ({ special, prices }: DemoProduct): number => special?.cents ?? prices.at(-1)?.cents ?? 0;

export function createParts(products: readonly DemoProduct[]): Parts {
  const bySku = new Map(products.filter(isSingle).map((product) => [product.sku, product]));
  const familyOf = new Map(
    families.flatMap(({ key, curated, firstNumber, count, prefix }) => [
      ...curated.map((sku) => [sku, key] as const),
      ...Array.from({ length: count - curated.length }, (_, turn) => [`MA-${prefix}-${firstNumber + turn}`, key] as const),
    ]),
  );
  const inFamily = (family: string): readonly Single[] =>
    [...bySku.values()].filter(
      (product) => familyOf.get(product.sku) === family && sellable(product).length >= (product.type === 'simple' ? 1 : 2),
    );
  return {
    choose: (random, family, count) => random.some(inFamily(family), count),
    cheapest: (family, count) => [...inFamily(family)].sort((a, b) => priceToday(a) - priceToday(b)).slice(0, count),
    fits: (sku, set) => {
      const random = randomOf(`fits/${sku}`);
      const own = new Set(set.map((product) => familyOf.get(product.sku)));
      const wanted = families.filter(({ key }) => own.has(key)).flatMap(({ goesWith }) => goesWith);
      return [...new Set(wanted)]
        .filter((key) => !own.has(key))
        .slice(0, 4)
        .flatMap((key) => random.some(inFamily(key), 1).map((product) => product.sku));
    },
    sellable,
  };
}

/** The drawing of a product, to lay it into a scene. */
function drawingOf(product: DemoProduct): ItemSpec {
  const garment = product.pictures[0]?.garment;
  if (garment === undefined || !isItem(garment)) throw new Error(`${product.sku} cannot lie in a scene`);
  return garment;
}

/** Products laid out together, with their names as the text alternative. */
export const sceneOf = (seed: string, products: readonly DemoProduct[], format: NonNullable<SceneSpec['format']>): DemoPicture => ({
  garment: { kind: 'scene', seed, items: products.map(drawingOf), format },
  view: 'front',
  alt: perLanguage((language) => products.map(({ name }) => name[language]).join(', ')),
});

const wornWord = text('gedragen', 'getragen', 'worn');

/** The same on figures: what a look looks like. */
export function wornSceneOf(seed: string, products: readonly DemoProduct[], format: NonNullable<SceneSpec['format']>): DemoPicture {
  const { alt, garment, view } = sceneOf(seed, products, format);
  return {
    garment: { ...garment, isWorn: true } as SceneSpec,
    view,
    alt: perLanguage((language) => `${alt[language]}: ${wornWord[language]}`),
  };
}

/** The front of each product, up to four. */
export const frontsOf = (products: readonly DemoProduct[]): readonly DemoPicture[] =>
  products.slice(0, 4).flatMap(({ pictures }) => pictures.slice(0, 1));

export type SetFacts = {
  readonly name: Text;
  readonly short: Text;
  readonly categories: readonly number[];
  readonly gender: readonly string[];
  readonly occasions: readonly string[];
};
