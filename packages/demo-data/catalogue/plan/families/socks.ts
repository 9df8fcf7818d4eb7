import type { Text } from '../../../model.ts';
import type { SocksSpec } from '../../../images/spec.ts';
import { sockSizes } from '../../attribute-options.ts';
import type { ColourCode } from '../../colours.ts';
import { hex } from '../../colours.ts';
import { textile } from '../../fibres.ts';
import { wornViews } from '../../pictures.ts';
import { text } from '../../text.ts';
import type { FamilyPlan, Piece, PriceRange } from '../family.ts';
import { mensNames, womensNames } from '../names.ts';
import type { Random } from '../random.ts';
import { sockTexts } from '../texts/socks.ts';
import { traits } from '../traits.ts';

const grounds: readonly ColourCode[] = ['creme', 'antraciet', 'steen', 'wit', 'mosgroen', 'dennengroen', 'nacht', 'bordeaux', 'havanna'];
const cuffs: readonly ColourCode[] = ['dennengroen', 'robijn', 'gentiaan', 'tabak', 'petrol', 'bes', 'honing', 'zwart'];

const patterns: Readonly<Record<SocksSpec['pattern'], Text>> = {
  cable: text('kabelpatroon', 'Zopfmuster', 'a cable pattern'),
  rib: text('ribpatroon', 'Rippenmuster', 'a rib pattern'),
  edelweiss: text('ingebreide edelweiss', 'eingestricktem Edelweiß', 'a knitted-in edelweiss'),
  diamond: text('ruitpatroon', 'Rautenmuster', 'a diamond pattern'),
};
const patternLabels: Readonly<Record<SocksSpec['pattern'], Text>> = {
  cable: text('kabel', 'Zopf', 'cable'),
  rib: text('rib', 'Rippe', 'rib'),
  edelweiss: text('edelweiss', 'Edelweiß', 'edelweiss'),
  diamond: text('wiebertje', 'Raute', 'diamond'),
};

type SockKind = {
  readonly type: Text;
  readonly form: SocksSpec['form'];
  readonly categories: readonly number[];
  readonly gender: readonly string[];
  readonly sizes: readonly string[];
  readonly priceRange: PriceRange;
};

function sockPiece(random: Random, kind: SockKind): Piece {
  const pattern = random.pick(['cable', 'rib', 'edelweiss', 'diamond'] as const);
  const cuff = random.pick(cuffs);
  const colours = random.some(
    grounds.filter((code) => code !== cuff),
    random.int(2, 3),
  );
  return {
    type: kind.type,
    detail: patternLabels[pattern],
    grammar: { nl: 'ze', de: 'plural', worn: true },
    brand: 'tannzapf',
    categories: kind.categories,
    attributes: { stof: ['wolmix'], ...traits(random, 'tannzapf', kind.gender, 'everyday') },
    short: text(
      `${kind.type.nl} van wolmix met ${patterns[pattern].nl} en gekleurde boord, per paar.`,
      `${kind.type.de} aus Wollmischung mit ${patterns[pattern].de} und farbigem Bund, pro Paar.`,
      `${kind.type.en} in a wool blend with ${patterns[pattern].en} and a coloured cuff, per pair.`,
    ),
    materials: [textile('outer', ['wol', 45], ['polyacryl', 30], ['polyamide', 25])],
    care: ['30fijn', 'geendroger', 'nietbleek'],
    hasTierPrices: true,
    priceRange: kind.priceRange,
    facts: [],
    texts: sockTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours,
      axes: [{ attribute: 'maat_sok', codes: kind.sizes }],
      draw: (colour, seed) => ({ kind: 'socks', seed, form: kind.form, colour: hex(colour), cuff: hex(cuff), pattern }),
      detail: text('patroon en boord', 'Muster und Bund', 'pattern and cuff'),
      views: wornViews,
      weightGrams: kind.form === 'loferl' ? 90 : 140,
    },
  };
}

const womensKnee: SockKind = {
  type: text('Dameskniekousen', 'Damen-Kniestrümpfe', 'Women’s knee socks'),
  form: 'knee',
  categories: [183],
  gender: ['dames'],
  sizes: sockSizes.slice(0, 2),
  priceRange: [1495, 2995],
};

export const womensSocks: FamilyPlan = {
  key: 'womens-socks',
  prefix: 'SOK',
  firstNumber: 4111,
  count: 6,
  curated: [],
  names: womensNames,
  priceRange: [1495, 14900],
  goesWith: ['womens-shoes', 'mini-dirndls', 'womens-lederhosen'],
  piece: (random) => sockPiece(random, womensKnee),
};

const mensKinds: readonly SockKind[] = [
  {
    type: text('Kniekousen', 'Kniestrümpfe', 'Knee socks'),
    form: 'knee',
    categories: [260],
    gender: ['heren'],
    sizes: sockSizes.slice(1),
    priceRange: [1795, 3995],
  },
  {
    type: text('Loferl', 'Loferl', 'Loferl'),
    form: 'loferl',
    categories: [260],
    gender: ['heren'],
    sizes: sockSizes.slice(1),
    priceRange: [1495, 3495],
  },
  {
    type: text('Trachtensokken', 'Trachtensocken', 'Trachten socks'),
    form: 'crew',
    categories: [260, 550],
    gender: ['heren'],
    sizes: sockSizes,
    priceRange: [1295, 2495],
  },
];

export const mensSocks: FamilyPlan = {
  key: 'mens-socks',
  prefix: 'SOK',
  firstNumber: 4121,
  count: 12,
  curated: ['MA-SOK-4101'],
  names: mensNames,
  priceRange: [1295, 3995],
  goesWith: ['short-lederhosen', 'knee-lederhosen', 'mens-shoes'],
  piece: (random, turn) => sockPiece(random, mensKinds[turn % mensKinds.length] ?? random.pick(mensKinds)),
};
