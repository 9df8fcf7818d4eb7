import type { Text } from '../../../model.ts';
import type { Sleeve } from '../../../images/spec.ts';
import { dirndlSizes } from '../../attribute-options.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { textile } from '../../fibres.ts';
import { wornViews } from '../../pictures.ts';
import { blouseShort } from '../../short-texts.ts';
import { text } from '../../text.ts';
import type { FamilyPlan, Piece } from '../family.ts';
import { womensNames } from '../names.ts';
import type { Random } from '../random.ts';
import { blouseTexts } from '../texts/blouse.ts';
import { sizeRun, traits } from '../traits.ts';
import { necklines } from './dirndl-piece.ts';

type SleeveKind = {
  readonly code: string;
  readonly drawing: Sleeve;
  readonly category: number;
  readonly phrase: Text;
  readonly label: Text;
};

const sleeves: readonly SleeveKind[] = [
  {
    code: 'pofmouw',
    drawing: 'puff',
    category: 121,
    phrase: text('pofmouwen', 'Puffärmeln', 'puff sleeves'),
    label: text('pofmouw', 'Puffärmel', 'puff sleeve'),
  },
  {
    code: 'kort',
    drawing: 'cap',
    category: 121,
    phrase: text('korte mouwen', 'kurzen Ärmeln', 'short sleeves'),
    label: text('korte mouw', 'Kurzarm', 'short sleeve'),
  },
  {
    code: 'halflang',
    drawing: 'half',
    category: 122,
    phrase: text('halflange mouwen', 'halblangen Ärmeln', 'half-length sleeves'),
    label: text('halflange mouw', 'Halbarm', 'half sleeve'),
  },
  {
    code: 'lang',
    drawing: 'long',
    category: 123,
    phrase: text('lange mouwen', 'langen Ärmeln', 'long sleeves'),
    label: text('lange mouw', 'Langarm', 'long sleeve'),
  },
];

const laceSleeve: Text = text('kanten mouwen', 'Spitzenärmeln', 'lace sleeves');
const laceLabel: Text = text('kant', 'Spitze', 'lace');
const grounds = [
  { code: 'katoen', drawing: 'uni', label: text('katoen', 'Baumwolle', 'cotton') },
  { code: 'voile', drawing: 'organza', label: text('voile', 'Voile', 'voile') },
  { code: 'linnen', drawing: 'leinen', label: text('linnen', 'Leinen', 'linen') },
] as const;

function materialsOf(ground: (typeof grounds)[number]['code'], isLace: boolean): Piece['materials'] {
  const body = ground === 'linnen' ? textile('outer', ['linnen', 55], ['katoen', 45]) : textile('outer', ['katoen', 100]);
  return isLace ? [body, textile('lace', ['katoen', 70], ['polyamide', 27], ['elastaan', 3])] : [body];
}

function blousePiece(random: Random, turn: number): Piece {
  const brand = random.pick(['zwirnhuette', 'zwirnhuette', 'firnkind', 'mieder-maas']);
  const sleeve = sleeves[turn % sleeves.length] ?? random.pick(sleeves);
  const isLace = random.chance(0.4);
  const ground = random.pick(grounds);
  const neckline = random.pick(necklines);
  const colours = random.some(['wit', 'creme', 'zwart', 'oudroze', 'duifblauw', 'salie'] as const, random.int(1, 3));
  const trim = random.pick(['frill', 'lace', 'plain'] as const);
  const cord = random.pick([undefined, 'oudroze', 'bordeaux', 'nacht', 'dennengroen'] as const);
  return {
    type: text('Dirndlblouse', 'Dirndlbluse', 'Dirndl blouse'),
    detail: isLace ? laceLabel : sleeve.label,
    grammar: { nl: 'hij', de: 'sie', worn: true },
    brand,
    categories: [sleeve.category, ...(isLace ? [124] : [])],
    attributes: {
      stof: isLace ? [ground.code, 'kant'] : [ground.code],
      mouw: isLace ? 'kant' : sleeve.code,
      halslijn: neckline.code,
      dessin: isLace ? 'bloem' : 'effen',
      ...traits(random, brand, ['dames'], isLace ? 'festive' : 'everyday'),
    },
    short: blouseShort(isLace ? laceSleeve : sleeve.phrase),
    materials: materialsOf(ground.code, isLace),
    care: ['30fijn', 'geendroger', isLace ? 'strijk1' : 'strijk2'],
    priceRange: isLace ? [4995, 8995] : [2995, 6995],
    facts: [
      text(
        `De stof is ${ground.label.nl}${isLace ? ', de mouwen zijn van kant' : ''}.`,
        `Der Stoff ist ${ground.label.de}${isLace ? ', die Ärmel sind aus Spitze' : ''}.`,
        `The fabric is ${ground.label.en}${isLace ? ', the sleeves are lace' : ''}.`,
      ),
    ],
    texts: blouseTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours,
      axes: [{ attribute: 'blouse_maat', codes: sizeRun(random, brand === 'mieder-maas' ? dirndlSizes : dirndlSizes.slice(0, 10), 7, 10) }],
      draw: (colour, seed) => ({
        kind: 'blouse',
        seed,
        fabric: fabric(ground.drawing, colour),
        sleeve: sleeve.drawing,
        ...(isLace ? { sleeveFabric: fabric('spitze', colour) } : {}),
        neckline: neckline.drawing,
        trim,
        ...(cord === undefined ? {} : { cord: hex(cord) }),
      }),
      detail: text('mouw en hals', 'Ärmel und Ausschnitt', 'sleeve and neckline'),
      views: wornViews,
      weightGrams: 170,
      sizeChart: 'blouse',
    },
  };
}

export const blouses: FamilyPlan = {
  key: 'blouses',
  prefix: 'BLU',
  firstNumber: 3111,
  count: 36,
  curated: ['MA-BLU-3101', 'MA-BLU-3102'],
  names: womensNames,
  priceRange: [2995, 8995],
  goesWith: ['midi-dirndls', 'mini-dirndls', 'aprons', 'jewellery'],
  piece: blousePiece,
};
