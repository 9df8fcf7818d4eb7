import { perLanguage } from '@shop/contract';
import type { Text } from '../../../model.ts';
import type { CardiganSpec, JankerSpec, Wearer } from '../../../images/spec.ts';
import type { ColourCode } from '../../colours.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { textile } from '../../fibres.ts';
import { wornViews } from '../../pictures.ts';
import { colourNames } from '../../short-texts.ts';
import { text } from '../../text.ts';
import type { Grammar } from '../../description.ts';
import type { Piece, PriceRange } from '../family.ts';
import type { PaletteChoice } from '../palettes.ts';
import { choosePalettes } from '../palettes.ts';
import type { Random } from '../random.ts';
import type { TextBlocks } from '../texts/blocks.ts';
import { shortWith, sizeRun, traits } from '../traits.ts';

/** What jackets, coats and cardigans of all wearers share. */
export type OuterwearKind = {
  readonly type: Text;
  readonly grammar: Grammar;
  readonly category: number;
  readonly wearer: Wearer;
  readonly gender: string;
  readonly brands: readonly string[];
  readonly sizeAttribute: string;
  readonly sizes: readonly string[];
  readonly sizeRun: readonly [number, number];
  readonly sizeChart: string;
  readonly priceRange: PriceRange;
  readonly weightGrams: number;
  readonly texts: TextBlocks;
};

type Made = Pick<Piece, 'detail' | 'materials' | 'care' | 'facts'> & {
  readonly attributes: Piece['attributes'];
  readonly describe: (colours: Text) => Text;
  readonly hasHorn: boolean;
  readonly detailPicture: Text;
  readonly draw: (colour: ColourCode, seed: string) => JankerSpec | CardiganSpec;
};

function outerwear(random: Random, kind: OuterwearKind, choice: PaletteChoice, made: Made): Piece {
  const brand = random.pick(kind.brands);
  return {
    type: kind.type,
    detail: made.detail,
    grammar: kind.grammar,
    brand,
    categories: [kind.category],
    attributes: {
      ...made.attributes,
      sluiting: 'knopen',
      dessin: 'effen',
      pasvorm: 'regular',
      ...traits(random, brand, [kind.gender], 'warm'),
    },
    short: shortWith(choice.colours, (codes) => made.describe(perLanguage((language) => colourNames(codes, language)))),
    materials: made.materials,
    care: made.care,
    ...(made.hasHorn ? { hasAnimalParts: true as const } : {}),
    priceRange: kind.priceRange,
    facts: made.facts,
    texts: kind.texts,
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: [{ attribute: kind.sizeAttribute, codes: sizeRun(random, kind.sizes, ...kind.sizeRun) }],
      draw: made.draw,
      detail: made.detailPicture,
      views: wornViews,
      weightGrams: kind.weightGrams,
      sizeChart: kind.sizeChart,
    },
  };
}

/** A janker or coat of loden. */
export function jankerPiece(random: Random, kind: OuterwearKind, length: JankerSpec['length']): Piece {
  const choice = choosePalettes(random, random.int(1, 2));
  const shape = {
    collar: random.pick(['stand', 'lapel'] as const),
    front: random.pick(['single', 'single', 'double'] as const),
    pockets: random.pick(['flap', 'welt', 'none'] as const),
    length,
  };
  const hasContrast = random.chance(0.3);
  const collar = shape.collar === 'stand' ? text('opstaande kraag', 'Stehkragen', 'stand-up collar') : text('revers', 'Revers', 'lapels');
  return outerwear(random, kind, choice, {
    detail: text('loden', 'Loden', 'loden'),
    materials: [textile('outer', ['scheerwol', 80], ['polyamide', 20]), textile('lining', ['viscose', 100])],
    care: ['nietwas', 'stomerij', 'uitluchten'],
    attributes: { stof: ['loden'], ...(shape.collar === 'stand' ? { kraag: 'opstaand' } : {}) },
    facts: [
      text(
        `Gesneden uit loden, met ${collar.nl} en knopen van hoorn.`,
        `Aus Loden geschnitten, mit ${collar.de} und Hornknöpfen.`,
        `Cut from loden, with ${shape.collar === 'stand' ? 'a stand-up collar' : 'lapels'} and horn buttons.`,
      ),
    ],
    describe: (colours) =>
      text(
        `${kind.type.nl} van loden in ${colours.nl}, met paspel en knopen van hoorn.`,
        `${kind.type.de} aus Loden in ${colours.de}, mit Paspel und Hornknöpfen.`,
        `${kind.type.en} in loden, colour ${colours.en}, with piping and horn buttons.`,
      ),
    hasHorn: true,
    detailPicture: text('kraag en knopen', 'Kragen und Knöpfe', 'collar and buttons'),
    draw: (colour, seed) => {
      const [main, second, third] = choice.of(colour);
      return {
        kind: 'janker',
        seed,
        wearer: kind.wearer,
        fabric: fabric('loden', main),
        ...shape,
        piping: hex(second),
        buttons: hex('tabak'),
        ...(hasContrast ? { contrast: fabric('loden', third) } : {}),
      };
    },
  });
}

/** A knitted cardigan. */
export function cardiganPiece(random: Random, kind: OuterwearKind): Piece {
  const choice = choosePalettes(random, random.int(1, 3));
  const isCable = random.chance(0.5);
  const neckline = random.pick(['round', 'v', 'stand'] as const);
  const hasEmbroidery = random.chance(0.5);
  const stitch = isCable ? text('kabels', 'Zöpfen', 'cables') : text('gladde steken', 'glatten Maschen', 'plain stitches');
  return outerwear(random, kind, choice, {
    detail: isCable ? text('kabel', 'Zopfmuster', 'cable knit') : text('gladgebreid', 'Glattstrick', 'plain knit'),
    materials: [textile('outer', ['scheerwol', 70], ['polyacryl', 30])],
    care: ['hand', 'geendroger', 'platdrogen'],
    attributes: { stof: ['wolmix'], ...(neckline === 'stand' ? {} : { halslijn: neckline === 'v' ? 'v-hals' : 'rond' }) },
    facts: [
      text(
        `Gebreid in ${stitch.nl}, met een boord in een tweede kleur.`,
        `Gestrickt in ${stitch.de}, mit Bund in einer zweiten Farbe.`,
        `Knitted in ${stitch.en}, with a rib in a second colour.`,
      ),
    ],
    describe: (colours) =>
      text(
        `${kind.type.nl} van wolmix in ${colours.nl}, met gekleurde boord en metalen knopen.`,
        `${kind.type.de} aus Wollmischung in ${colours.de}, mit farbigem Bund und Metallknöpfen.`,
        `${kind.type.en} in a wool blend, colour ${colours.en}, with a coloured edge and metal buttons.`,
      ),
    hasHorn: false,
    detailPicture: text('steken en knopen', 'Maschen und Knöpfe', 'stitches and buttons'),
    draw: (colour, seed) => {
      const [main, second, third] = choice.of(colour);
      return {
        kind: 'cardigan',
        seed,
        wearer: kind.wearer,
        fabric: fabric(isCable ? 'kabel' : 'strick', main),
        edge: hex(second),
        buttons: hex('zilver'),
        neckline,
        ...(hasEmbroidery ? { embroidery: hex(third) } : {}),
      };
    },
  });
}
