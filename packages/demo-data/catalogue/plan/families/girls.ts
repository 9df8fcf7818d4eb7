import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { textile } from '../../fibres.ts';
import { cottonLeaflet } from '../../leaflets.ts';
import { wornViews } from '../../pictures.ts';
import { text } from '../../text.ts';
import { cloths, washableCloths } from '../cloths.ts';
import type { FamilyPlan, Piece } from '../family.ts';
import { girlsNames } from '../names.ts';
import { choosePalettes } from '../palettes.ts';
import type { Random } from '../random.ts';
import { kidsTexts } from '../texts/kids.ts';
import { traits } from '../traits.ts';
import { brand, childSizes, shared, sizesOf } from './kids-shared.ts';
import type { OuterwearKind } from './outerwear-piece.ts';
import { cardiganPiece } from './outerwear-piece.ts';
import { ribbonWarning } from './warnings.ts';

function kidsDirndl(random: Random): Piece {
  const cloth = random.pick(washableCloths);
  const choice = choosePalettes(random, random.int(1, 2));
  const look = {
    neckline: random.pick(['round', 'square', 'sweetheart'] as const),
    closure: random.pick(['buttons', 'zip', 'hooks'] as const),
    trim: random.pick(['piping', 'ruche', 'lace'] as const),
    bow: random.pick(['left', 'right', 'middle'] as const),
    length: random.pick([50, 60] as const),
  };
  const apronCloth = random.pick(['uni', 'streif', 'leinen'] as const);
  const sleeve = random.pick(['puff', 'cap'] as const);
  return {
    ...shared,
    type: text('Kinderdirndl', 'Kinderdirndl', 'Kids’ dirndl'),
    detail: cloth.label,
    grammar: { nl: 'hij', de: 'es', worn: true },
    categories: [311, ...(random.chance(0.3) ? [540] : [])],
    attributes: {
      stof: cloth.fabrics,
      dessin: cloth.pattern,
      schort_inbegrepen: true,
      mouw: sleeve === 'puff' ? 'pofmouw' : 'kort',
      ...traits(random, brand, ['meisjes'], 'everyday'),
    },
    short: text(
      'Kinderdirndl van drie delen: jurk, schort en blouse. De zoom is 6 cm uit te leggen.',
      'Kinderdirndl aus drei Teilen: Kleid, Schürze und Bluse. Der Saum lässt sich 6 cm auslassen.',
      'Three-piece kids’ dirndl: dress, apron and blouse. The hem can be let down by 6 cm.',
    ),
    materials: [cloth.outer, textile('apron', ['polyester', 65], ['katoen', 35]), textile('blouse', ['katoen', 100])],
    care: [...cloth.care, 'schortapart'],
    downloads: cottonLeaflet,
    warnings: ribbonWarning,
    priceRange: [3995, 8995],
    facts: [cloth.sentence],
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: sizesOf(random),
      draw: (colour, seed) => {
        const [main, second, third] = choice.of(colour);
        return {
          kind: 'dirndl',
          seed,
          wearer: 'kids',
          ...look,
          bodice: fabric(cloth.drawing, main, second),
          skirt: fabric(cloth.drawing, main, second),
          apron: fabric(apronCloth, third, main),
          blouse: { fabric: fabric('uni', 'wit'), sleeve },
          trimColour: hex(second),
        };
      },
      detail: text('sluiting en hals', 'Verschluss und Ausschnitt', 'closure and neckline'),
      views: wornViews,
      weightGrams: 420,
      sizeChart: 'kids',
    },
  };
}

function girlsBlouse(random: Random): Piece {
  const colours = random.some(['wit', 'creme', 'oudroze', 'duifblauw'] as const, 2);
  const shape = {
    sleeve: random.pick(['puff', 'half', 'cap'] as const),
    neckline: random.pick(['round', 'square', 'sweetheart'] as const),
    trim: random.pick(['frill', 'lace', 'plain'] as const),
    cord: hex(random.pick(['oudroze', 'gentiaan', 'robijn', 'salie'] as const)),
  };
  return {
    ...shared,
    type: text('Kinderblouse', 'Kinderbluse', 'Kids’ blouse'),
    detail: text('katoen', 'Baumwolle', 'cotton'),
    grammar: { nl: 'hij', de: 'sie', worn: true },
    categories: [312],
    attributes: { stof: ['katoen'], dessin: 'effen', ...traits(random, brand, ['meisjes'], 'everyday') },
    short: text(
      'Kinderblouse van katoen voor onder een dirndl, met elastische zoom.',
      'Kinderbluse aus Baumwolle fürs Dirndl, mit Gummizug am Saum.',
      'Cotton kids’ blouse to wear under a dirndl, with an elasticated hem.',
    ),
    materials: [textile('outer', ['katoen', 100])],
    care: cloths.plain.care,
    warnings: ribbonWarning,
    priceRange: [2495, 3495],
    facts: [],
    matrix: {
      colourAttribute: 'kleur',
      colours,
      axes: sizesOf(random),
      draw: (colour, seed) => ({ kind: 'blouse', seed, wearer: 'kids', fabric: fabric('uni', colour), ...shape }),
      detail: text('mouw en hals', 'Ärmel und Ausschnitt', 'sleeve and neckline'),
      views: wornViews,
      weightGrams: 110,
      sizeChart: 'kids',
    },
  };
}

const girlsCardigan: OuterwearKind = {
  type: text('Kindervestje', 'Kinderstrickjacke', 'Kids’ cardigan'),
  grammar: { nl: 'het', de: 'sie', worn: true },
  category: 313,
  wearer: 'kids',
  gender: 'meisjes',
  brands: [brand],
  sizeAttribute: 'maat_kind',
  sizes: childSizes,
  sizeRun: [5, 9],
  sizeChart: 'kids',
  priceRange: [3495, 5995],
  weightGrams: 240,
  texts: kidsTexts,
};

export const girls: FamilyPlan = {
  key: 'girls',
  prefix: 'KID',
  firstNumber: 5011,
  count: 32,
  curated: ['MA-KID-5001'],
  names: girlsNames,
  priceRange: [2495, 11900],
  goesWith: ['girls', 'hair', 'midi-dirndls'],
  piece: (random, turn) => {
    if (turn % 5 < 3) return kidsDirndl(random);
    return turn % 5 === 3 ? girlsBlouse(random) : cardiganPiece(random, girlsCardigan);
  },
};
