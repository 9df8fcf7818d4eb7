import { perLanguage } from '@shop/contract';
import type { DemoConfigurable, DemoPicture, DemoStock, DemoVariant, Text } from '../model.ts';
import type { GarmentSpec, View } from '../images/spec.ts';
import type { ColourCode } from './colours.ts';
import { colours } from './colours.ts';
import { picturesOf } from './pictures.ts';
import { fingerprint } from './plan/random.ts';
import type { ProductFacts } from './product.ts';
import { productBase, skuOf } from './product.ts';
import { stockOf } from './stock.ts';
import { text } from './text.ts';

/** Between the name of a product and its colour. */
const inColour = text('in', 'in', 'in');

/** A further axis: the attribute and its option codes; `mark` writes a code into the SKU. */
export type Axis = { readonly attribute: string; readonly codes: readonly string[]; readonly mark?: (code: string) => string };

/** Colour leads every matrix, since it changes the pictures. */
export type Matrix = {
  readonly colourAttribute: 'kleur' | 'kleur_schort';
  readonly colours: readonly [ColourCode, ...ColourCode[]];
  readonly axes: readonly Axis[];
  readonly draw: (colour: ColourCode, seed: string) => GarmentSpec;
  /** What the detail picture shows. */
  readonly detail: Text;
  readonly views: readonly View[];
  readonly weightGrams: number;
  readonly extraCents?: (options: Readonly<Record<string, string>>) => number;
  readonly sizeChart?: string;
  /** Stock by SKU, where the plan has its own shares. */
  readonly stock?: (sku: string) => DemoStock;
};

type Combination = { readonly options: Readonly<Record<string, string>>; readonly marks: readonly string[] };

const plainMark = (code: string): string => code.replace(/[^A-Z0-9]/gi, '');

function combine(axes: readonly Axis[]): readonly Combination[] {
  return axes.reduce<readonly Combination[]>(
    (rows, { attribute, codes, mark = plainMark }) =>
      rows.flatMap((row) => codes.map((code) => ({ options: { ...row.options, [attribute]: code }, marks: [...row.marks, mark(code)] }))),
    [{ options: {}, marks: [] }],
  );
}

/** The size on the figure: one of those there are, another for every product, so that no build is the rule. */
function sizeShown(sku: string, axes: readonly Axis[]): string | undefined {
  const sizes = axes.find(({ attribute }) => attribute.startsWith('maat_'))?.codes ?? [];
  return sizes[fingerprint(`figure ${sku}`) % Math.max(1, sizes.length)];
}

function colourPictures(facts: ProductFacts, matrix: Matrix, colour: ColourCode): readonly DemoPicture[] {
  const { short, label } = colours[colour];
  const what = perLanguage((language) => `${facts.name[language]} ${inColour[language]} ${label[language]}`);
  const sku = skuOf(facts.family, facts.number);
  const size = sizeShown(sku, matrix.axes);
  const garment = { ...matrix.draw(colour, `${sku}-${short}`), ...(size === undefined ? {} : { size }) };
  return picturesOf(garment, what, matrix.detail, matrix.views);
}

function variantsOf(facts: ProductFacts, matrix: Matrix): readonly DemoVariant[] {
  const rows = matrix.colours.flatMap((colour, index) => {
    const pictures = index === 0 ? undefined : colourPictures(facts, matrix, colour);
    return combine(matrix.axes).map((combination) => ({ colour, combination, pictures }));
  });
  return rows.map(({ colour, combination, pictures }, index) => {
    const sku = [skuOf(facts.family, facts.number), colours[colour].short, ...combination.marks].join('-');
    const options = { [matrix.colourAttribute]: colour, ...combination.options };
    return {
      id: facts.number * 100 + index + 1,
      sku,
      options,
      extraCents: matrix.extraCents?.(options) ?? 0,
      stock: (matrix.stock ?? stockOf)(sku),
      weightGrams: matrix.weightGrams,
      ...(pictures === undefined ? {} : { pictures }),
    };
  });
}

/** A product in colours and sizes. The first colour shows the product's own pictures, every other colour brings its own. */
export function configurable(facts: ProductFacts, matrix: Matrix): DemoConfigurable {
  return {
    ...productBase(facts, colourPictures(facts, matrix, matrix.colours[0])),
    type: 'configurable',
    axes: [matrix.colourAttribute, ...matrix.axes.map(({ attribute }) => attribute)],
    variants: variantsOf(facts, matrix),
    ...(matrix.sizeChart === undefined ? {} : { sizeChart: matrix.sizeChart }),
  };
}
