import { beltSizes } from '../../attribute-options.ts';
import type { ColourCode } from '../../colours.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { nonTextile, textile } from '../../fibres.ts';
import { thingViews } from '../../pictures.ts';
import { text } from '../../text.ts';
import { cloths } from '../cloths.ts';
import type { FamilyPlan, Piece } from '../family.ts';
import { mensNames, thingsNames, womensNames } from '../names.ts';
import { choosePalettes } from '../palettes.ts';
import type { Random } from '../random.ts';
import { thingTexts } from '../texts/things.ts';
import { sizeRun, traits } from '../traits.ts';
import { smallParts } from './warnings.ts';

function beltPiece(random: Random): Piece {
  const colours = random.some(['cognac', 'havanna', 'zwart', 'tabak', 'antraciet', 'bordeaux'] as const, random.int(1, 2));
  const buckle = random.pick(['zilver', 'goud', 'cognac'] as const);
  const thread = random.pick([undefined, 'creme', 'mosgroen', 'duifblauw', 'honing'] as const);
  const isSuede = random.chance(0.4);
  return {
    type: text('Riem', 'Gürtel', 'Belt'),
    detail: isSuede ? text('suède', 'Velours', 'suede') : text('glad leer', 'Glattleder', 'smooth leather'),
    grammar: { nl: 'hij', de: 'er', worn: true },
    brand: 'wetterbach',
    categories: [440],
    attributes: { ...(thread === undefined ? {} : { borduurmotief: 'rank' }), ...traits(random, 'wetterbach', ['heren'], 'everyday') },
    short: text(
      'Riem van rundleer met gegoten gesp, 4 cm breed en met schroeven te openen.',
      'Gürtel aus Rindleder mit gegossener Schnalle, 4 cm breit und verschraubt.',
      'Cowhide belt with a cast buckle, 4 cm wide and held by screws.',
    ),
    materials: [nonTextile('leather', text('Rundleer', 'Rindleder', 'Cowhide'))],
    care: ['nietwas', 'leer'],
    priceRange: [2995, 8995],
    facts: [],
    measures: [
      text(
        'De lengte geldt van gesp tot het middelste gaatje.',
        'Die Länge gilt von der Schnalle bis zum mittleren Loch.',
        'The length runs from the buckle to the middle hole.',
      ),
    ],
    texts: thingTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours,
      axes: [{ attribute: 'maat_riem', codes: sizeRun(random, beltSizes, 4, 5) }],
      draw: (colour, seed) => ({
        kind: 'belt',
        seed,
        leather: fabric(isSuede ? 'suede' : 'nappa', colour),
        buckle: hex(buckle),
        ...(thread === undefined ? {} : { embroidery: hex(thread) }),
      }),
      detail: text('gesp van dichtbij', 'Schnalle aus der Nähe', 'buckle up close'),
      views: thingViews,
      weightGrams: 260,
    },
  };
}

export const belts: FamilyPlan = {
  key: 'belts',
  prefix: 'RIE',
  firstNumber: 6311,
  count: 9,
  curated: ['MA-RIE-6301'],
  names: mensNames,
  priceRange: [995, 12900],
  goesWith: ['knee-lederhosen', 'shirts', 'care'],
  piece: beltPiece,
};

function scarfPiece(random: Random): Piece {
  const choice = choosePalettes(random, random.int(3, 4));
  const isSquare = random.chance(0.6);
  const cloth = random.pick([cloths.floral, cloths.check, cloths.blueprint, cloths.plain, cloths.stripe]);
  const side = isSquare ? 60 : 140;
  return {
    type: isSquare ? text('Halsdoek', 'Halstuch', 'Neckerchief') : text('Driehoekssjaal', 'Dreieckstuch', 'Shoulder scarf'),
    detail: cloth.label,
    grammar: { nl: 'hij', de: 'es', worn: false },
    brand: 'tannzapf',
    categories: [450],
    attributes: { stof: cloth.fabrics, dessin: cloth.pattern, ...traits(random, 'tannzapf', ['unisex'], 'everyday') },
    short: isSquare
      ? text(
          'Vierkante halsdoek van katoen met gekleurde rand, 60 bij 60 cm.',
          'Quadratisches Halstuch aus Baumwolle mit farbigem Rand, 60 mal 60 cm.',
          'Square cotton neckerchief with a coloured border, 60 by 60 cm.',
        )
      : text(
          'Driehoekige schoudersjaal van katoen met franje, 140 cm breed.',
          'Dreieckiges Schultertuch aus Baumwolle mit Fransen, 140 cm breit.',
          'Triangular cotton shoulder scarf with a fringe, 140 cm wide.',
        ),
    materials: [cloth.outer],
    care: cloth.care,
    priceRange: [1295, 4995],
    facts: [cloth.sentence],
    measures: [
      text(
        `De lange zijde meet ${side} centimeter.`,
        `Die lange Seite misst ${side} Zentimeter.`,
        `The long side measures ${side} centimetres.`,
      ),
    ],
    texts: thingTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: [],
      draw: (colour, seed) => {
        const [main, second, third] = choice.of(colour);
        return {
          kind: 'scarf',
          seed,
          form: isSquare ? 'square' : 'triangle',
          fabric: fabric(cloth.drawing, main, second),
          border: hex(third),
          ...(isSquare ? {} : { fringe: hex(second) }),
        };
      },
      detail: text('rand en stof', 'Rand und Stoff', 'border and cloth'),
      views: thingViews,
      weightGrams: isSquare ? 45 : 140,
    },
  };
}

export const scarves: FamilyPlan = {
  key: 'scarves',
  prefix: 'DOE',
  firstNumber: 6411,
  count: 10,
  curated: ['MA-DOE-6401'],
  names: thingsNames,
  priceRange: [995, 12900],
  goesWith: ['shirts', 'hats', 'womens-outerwear'],
  piece: scarfPiece,
};

const flowers: readonly ColourCode[] = ['oudroze', 'creme', 'alpenroos', 'duifblauw', 'honing', 'lavendel', 'wit', 'robijn', 'bes'];

function wreathPiece(random: Random): Piece {
  const [first, second, ...others] = random.some(flowers, 3);
  const leaves = random.pick(['salie', 'mosgroen', 'dennengroen'] as const);
  const ribbon = random.pick(['creme', 'wit', 'oudroze', 'salie'] as const);
  return {
    type: text('Haarkrans', 'Haarkranz', 'Flower wreath'),
    detail: text('stoffen bloemen', 'Stoffblumen', 'fabric flowers'),
    grammar: { nl: 'hij', de: 'er', worn: true },
    brand: 'tannzapf',
    categories: [460],
    attributes: { kleur: first, ...traits(random, 'tannzapf', ['dames', 'meisjes'], 'festive') },
    short: text(
      'Haarkrans met stoffen bloemen op een omwikkelde draad, te strikken met een lint.',
      'Haarkranz mit Stoffblumen auf umwickeltem Draht, mit Band zum Binden.',
      'Hair wreath with fabric flowers on a wrapped wire, tied with a ribbon.',
    ),
    materials: [textile('outer', ['polyester', 100]), nonTextile('metal', text('Staaldraad', 'Stahldraht', 'Steel wire'))],
    care: ['nietwas'],
    warnings: smallParts,
    priceRange: [1295, 3495],
    facts: [],
    measures: [
      text(
        'De krans is achter open en past vanaf 52 centimeter hoofdomtrek.',
        'Der Kranz ist hinten offen und passt ab 52 Zentimetern Kopfumfang.',
        'The wreath is open at the back and fits heads from 52 centimetres.',
      ),
    ],
    texts: thingTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours: [first],
      axes: [],
      draw: (colour, seed) => ({
        kind: 'wreath',
        seed,
        flowers: [hex(colour), hex(second ?? 'creme'), ...others.map(hex)],
        leaves: hex(leaves),
        ribbon: hex(ribbon),
      }),
      detail: text('bloemen en blad', 'Blüten und Blätter', 'flowers and leaves'),
      views: thingViews,
      weightGrams: 70,
    },
  };
}

export const hair: FamilyPlan = {
  key: 'hair',
  prefix: 'HAA',
  firstNumber: 6511,
  count: 9,
  curated: ['MA-HAA-6501'],
  names: womensNames,
  priceRange: [995, 12900],
  goesWith: ['wedding-dirndls', 'mini-dirndls', 'girls'],
  piece: wreathPiece,
};
