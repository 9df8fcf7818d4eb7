import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { textile } from '../../fibres.ts';
import { wornViews } from '../../pictures.ts';
import { leatherNames } from '../../short-texts.ts';
import { text } from '../../text.ts';
import { cloths } from '../cloths.ts';
import type { FamilyPlan, Piece } from '../family.ts';
import { boysNames } from '../names.ts';
import { choosePalettes } from '../palettes.ts';
import type { Random } from '../random.ts';
import { kidsTexts } from '../texts/kids.ts';
import { traits } from '../traits.ts';
import { brand, childSizes, shared, sizesOf } from './kids-shared.ts';
import { lederhosePiece } from './lederhose-piece.ts';
import { lodenCloth } from './waistcoats.ts';
import { bracesWarning } from './warnings.ts';

function boysLederhose(random: Random, turn: number): Piece {
  const cut = turn % 2 === 0 ? 'kurz' : 'kniebund';
  const piece = lederhosePiece(random, {
    type: text('Kinderlederhose', 'Kinderlederhose', 'Kids’ lederhosen'),
    cut,
    wearer: 'kids',
    category: [321, ...(random.chance(0.3) ? [540] : [])],
    gender: 'jongens',
    brands: [brand, brand, 'kaserzeug'],
    leathers: ['geitensuede', 'rundsuede'],
    colours: ['cognac', 'tabak', 'havanna', 'antraciet', 'steen', 'mosgroen', 'nacht'],
    colourCount: [1, 2],
    sizeAttribute: 'maat_kind',
    sizes: childSizes,
    sizeRun: [6, 10],
    sizeChart: 'kids',
    priceRange: [4995, 11900],
    weightGrams: 480,
    texts: kidsTexts,
    warnings: bracesWarning,
  });
  const leather = leatherNames[piece.attributes['leersoort'] === 'rundsuede' ? 'rundsuede' : 'geitensuede'];
  return {
    ...piece,
    short: text(
      `Kinderlederhose van ${leather.nl} met verstelbare bretels, drukknopen en borduursel op de klep.`,
      `Kinderlederhose aus ${leather.de} mit verstellbaren Trägern, Druckknöpfen und Stickerei am Latz.`,
      `Kids’ lederhosen in ${leather.en} with adjustable braces, press studs and embroidery on the flap.`,
    ),
  };
}

function boysShirt(random: Random): Piece {
  const cloth = random.pick([cloths.check, cloths.gingham, cloths.stripe, cloths.plain]);
  const choice = choosePalettes(random, random.int(1, 2));
  const shape = {
    collar: random.pick(['kent', 'stand'] as const),
    placket: random.pick(['full', 'half'] as const),
    sleeves: random.pick(['rolled', 'short', 'long'] as const),
  };
  const pocket = random.chance(0.5);
  return {
    ...shared,
    type: text('Kinderhemd', 'Kinderhemd', 'Kids’ shirt'),
    detail: cloth.label,
    grammar: { nl: 'het', de: 'es', worn: true },
    categories: [322],
    attributes: {
      stof: cloth.fabrics,
      dessin: cloth.pattern,
      kraag: shape.collar === 'kent' ? 'kentkraag' : 'opstaand',
      sluiting: 'knopen',
      ...traits(random, brand, ['jongens'], 'everyday'),
    },
    short: text(
      'Kinderhemd van katoen voor bij de lederhose, met grote knopen die een kind zelf dichtkrijgt.',
      'Kinderhemd aus Baumwolle zur Lederhose, mit großen Knöpfen, die ein Kind selbst schließen kann.',
      'Cotton kids’ shirt for lederhosen, with large buttons a child can close alone.',
    ),
    materials: [cloth.outer],
    care: cloth.care,
    facts: [cloth.sentence],
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: sizesOf(random),
      draw: (colour, seed) => ({
        kind: 'shirt',
        seed,
        wearer: 'kids',
        fabric: fabric(cloth.drawing, colour, 'wit'),
        ...shape,
        pocket,
        buttons: hex('tabak'),
      }),
      detail: text('kraag en knopen', 'Kragen und Knöpfe', 'collar and buttons'),
      views: wornViews,
      weightGrams: 180,
      sizeChart: 'kids',
    },
  };
}

function boysWaistcoat(random: Random): Piece {
  const choice = choosePalettes(random, random.int(1, 2));
  const buttonCount = random.pick([5, 6] as const);
  const collar = random.pick(['none', 'stand'] as const);
  return {
    ...shared,
    type: text('Kindergilet', 'Kinderweste', 'Kids’ waistcoat'),
    detail: lodenCloth.label,
    grammar: { nl: 'hij', de: 'sie', worn: true },
    categories: [323],
    attributes: { stof: ['loden'], dessin: 'effen', sluiting: 'knopen', ...traits(random, brand, ['jongens'], 'warm') },
    short: text(
      'Kindergilet van dunne loden met paspel in een tweede kleur en een gesp op de rug.',
      'Kinderweste aus dünnem Loden mit Paspel in einer zweiten Farbe und Rückenschnalle.',
      'Kids’ waistcoat in thin loden with piping in a second colour and a buckle at the back.',
    ),
    materials: [lodenCloth.outer, textile('lining', ['viscose', 100])],
    care: lodenCloth.care,
    priceRange: [3995, 6995],
    facts: [],
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: sizesOf(random),
      draw: (colour, seed) => {
        const [main, second, third] = choice.of(colour);
        return {
          kind: 'waistcoat',
          seed,
          wearer: 'kids',
          fabric: fabric('loden', main),
          lining: hex(third),
          buttons: hex('zilver'),
          buttonCount,
          piping: hex(second),
          collar,
        };
      },
      detail: text('knopen en paspel', 'Knöpfe und Paspel', 'buttons and piping'),
      views: wornViews,
      weightGrams: 220,
      sizeChart: 'kids',
    },
  };
}

export const boys: FamilyPlan = {
  key: 'boys',
  prefix: 'KID',
  firstNumber: 5051,
  count: 27,
  curated: ['MA-KID-5002'],
  names: boysNames,
  priceRange: [2495, 11900],
  goesWith: ['boys', 'shirts', 'care'],
  piece: (random, turn) => {
    if (turn % 2 === 0) return boysLederhose(random, turn / 2);
    return turn % 5 === 3 ? boysWaistcoat(random) : boysShirt(random);
  },
};
