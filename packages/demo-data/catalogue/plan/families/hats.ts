import { hatSizes } from '../../attribute-options.ts';
import type { ColourCode } from '../../colours.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { nonTextile, textile } from '../../fibres.ts';
import { thingViews } from '../../pictures.ts';
import { text } from '../../text.ts';
import type { FamilyPlan, Piece } from '../family.ts';
import { thingsNames } from '../names.ts';
import { choosePalettes } from '../palettes.ts';
import type { Random } from '../random.ts';
import { hatTexts } from '../texts/hats.ts';
import { thingTexts } from '../texts/things.ts';
import { sizeRun, traits } from '../traits.ts';
import { smallParts } from './warnings.ts';

function felt(random: Random): Piece {
  const brand = random.pick(['gamsfeder-sohn', 'tannzapf']);
  const choice = choosePalettes(random, random.int(1, 2), [
    'dennengroen',
    'mosgroen',
    'petrol',
    'nacht',
    'bordeaux',
    'antraciet',
    'steen',
    'zwart',
    'tabak',
  ]);
  const decoration = random.pick(['feather', 'gamsbart', 'none'] as const);
  const brim = random.pick(['narrow', 'wide'] as const);
  const hasCord = random.chance(0.7);
  const ornament = {
    feather: text('veer', 'Feder', 'feather'),
    gamsbart: text('gamsbaard', 'Gamsbart', 'chamois tuft'),
    none: text('koord', 'Kordel', 'cord'),
  }[decoration];
  return {
    type: text('Lodenhoed', 'Lodenhut', 'Loden hat'),
    detail: ornament,
    grammar: { nl: 'hij', de: 'er', worn: true },
    brand,
    categories: [411],
    attributes: { stof: ['loden'], ...traits(random, brand, ['unisex'], 'warm') },
    short: text(
      `Hoed van wolvilt met band in een tweede kleur en ${ornament.nl}.`,
      `Hut aus Wollfilz mit Band in einer zweiten Farbe und ${ornament.de}.`,
      `Wool felt hat with a band in a second colour and ${ornament.en}.`,
    ),
    materials: [
      textile('outer', ['wol', 100]),
      ...(decoration === 'none'
        ? []
        : [
            nonTextile(
              'feather',
              decoration === 'feather'
                ? text('Fazantenveer', 'Fasanenfeder', 'Pheasant feather')
                : text('Gemzenhaar', 'Gamshaar', 'Chamois hair'),
            ),
          ]),
    ],
    care: ['nietwas', 'uitluchten'],
    ...(decoration === 'none' ? {} : { hasAnimalParts: true as const }),
    hasTierPrices: true,
    priceRange: [3995, 14900],
    facts: [],
    texts: hatTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: [{ attribute: 'maat_hoed', codes: sizeRun(random, hatSizes, 5, 8) }],
      draw: (colour, seed) => {
        const [main, second, third, metal] = choice.of(colour);
        return {
          kind: 'hat',
          seed,
          felt: fabric('loden', main),
          band: hex(second),
          ...(hasCord ? { cord: hex(metal) } : {}),
          brim,
          decoration,
          decorationColour: hex(third),
        };
      },
      detail: text('band en versiering', 'Band und Schmuck', 'band and decoration'),
      views: thingViews,
      weightGrams: 180,
      sizeChart: 'hat',
    },
  };
}

function straw(random: Random): Piece {
  const colours = random.some(['honing', 'creme', 'goud', 'steen', 'tabak'] as const, random.int(1, 2));
  const band = random.pick(['gentiaan', 'robijn', 'dennengroen', 'nacht', 'oudroze', 'petrol'] as const);
  const flower = random.pick(['robijn', 'alpenroos', 'wit', 'lavendel'] as const);
  const brim = random.pick(['wide', 'narrow'] as const);
  const decoration = random.pick(['flower', 'none'] as const);
  return {
    type: text('Strohoed', 'Strohhut', 'Straw hat'),
    detail: text('zomer', 'Sommer', 'summer'),
    grammar: { nl: 'hij', de: 'er', worn: true },
    brand: 'tannzapf',
    categories: [412],
    attributes: traits(random, 'tannzapf', ['unisex'], 'everyday'),
    short: text(
      'Strohoed met gekleurde band, licht en open geweven.',
      'Strohhut mit farbigem Band, leicht und offen geflochten.',
      'Straw hat with a coloured band, light and openly plaited.',
    ),
    materials: [nonTextile('body', text('Tarwestro', 'Weizenstroh', 'Wheat straw')), textile('band', ['polyester', 100])],
    care: ['nietwas'],
    hasTierPrices: true,
    priceRange: [2495, 5995],
    facts: [],
    texts: hatTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours,
      axes: [{ attribute: 'maat_hoed', codes: sizeRun(random, hatSizes, 4, 6) }],
      draw: (colour, seed) => ({
        kind: 'hat',
        seed,
        felt: fabric('leinen', colour),
        band: hex(band),
        brim,
        decoration,
        decorationColour: hex(flower),
      }),
      detail: text('band en vlechtwerk', 'Band und Geflecht', 'band and plaiting'),
      views: thingViews,
      weightGrams: 120,
      sizeChart: 'hat',
    },
  };
}

const pendants = {
  edelweiss: text('edelweiss', 'Edelweiß', 'edelweiss'),
  heart: text('hart', 'Herz', 'heart'),
  coin: text('munt', 'Münze', 'coin'),
  stag: text('hert', 'Hirsch', 'stag'),
} as const;

function pin(random: Random): Piece {
  const metal = random.pick(['zilver', 'goud', 'cognac'] as const satisfies readonly ColourCode[]);
  const pendant = random.pick(['edelweiss', 'heart', 'coin', 'stag'] as const);
  const stone = random.pick(['robijn', 'dennengroen', 'gentiaan', 'honing', 'bes'] as const);
  return {
    type: text('Hoedspeld', 'Hutnadel', 'Hat pin'),
    detail: pendants[pendant],
    grammar: { nl: 'hij', de: 'sie', worn: false },
    brand: 'tannzapf',
    categories: [413],
    attributes: { kleur: metal, ...traits(random, 'tannzapf', ['unisex'], 'everyday') },
    short: text(
      `Hoedspeld van gegoten metaal met ${pendants[pendant].nl} en een gekleurde steen.`,
      `Hutnadel aus gegossenem Metall mit ${pendants[pendant].de} und farbigem Stein.`,
      `Cast metal hat pin with ${pendants[pendant].en} and a coloured stone.`,
    ),
    materials: [nonTextile('metal', text('Zinklegering', 'Zinklegierung', 'Zinc alloy'))],
    care: ['doek'],
    warnings: smallParts,
    hasTierPrices: true,
    priceRange: [1295, 2495],
    facts: [],
    measures: [
      text(
        'De speld is 4 centimeter hoog en sluit met een veiligheidsnaald.',
        'Die Nadel ist 4 Zentimeter hoch und schließt mit einer Sicherheitsnadel.',
        'The pin is 4 centimetres tall and closes with a safety catch.',
      ),
    ],
    texts: thingTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours: [metal],
      axes: [],
      draw: (colour, seed) => ({ kind: 'jewellery', seed, form: 'brooch', metal: hex(colour), stone: hex(stone), pendant }),
      detail: text('motief en steen', 'Motiv und Stein', 'motif and stone'),
      views: thingViews,
      weightGrams: 25,
    },
  };
}

export const hats: FamilyPlan = {
  key: 'hats',
  prefix: 'HOE',
  firstNumber: 6011,
  count: 26,
  curated: ['MA-HOE-6001', 'MA-HOE-6002'],
  names: thingsNames,
  priceRange: [1295, 14900],
  goesWith: ['mens-outerwear', 'knee-lederhosen', 'scarves', 'hats'],
  piece: (random, turn) => {
    if (turn % 3 === 1) return pin(random);
    return turn % 3 === 0 || turn % 2 === 0 ? felt(random) : straw(random);
  },
};
