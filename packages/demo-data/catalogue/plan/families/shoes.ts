import type { Text } from '../../../model.ts';
import type { HaferlSpec } from '../../../images/spec.ts';
import { range } from '../../attribute-options.ts';
import type { ColourCode } from '../../colours.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { nonTextile } from '../../fibres.ts';
import { wornViews } from '../../pictures.ts';
import { haferlShort, leatherNames } from '../../short-texts.ts';
import { text } from '../../text.ts';
import type { FamilyPlan, Piece, PriceRange } from '../family.ts';
import { mensNames, womensNames } from '../names.ts';
import type { Random } from '../random.ts';
import { shoeTexts } from '../texts/shoes.ts';
import { sizeRun, traits } from '../traits.ts';

const leather = text('Leer', 'Leder', 'Leather');
const otherMaterial = text('Overig materiaal', 'Sonstiges Material', 'Other material');
/** LAW-15: shoes name upper, lining and sole. */
const shoeParts: Piece['materials'] = [nonTextile('upper', leather), nonTextile('sock', leather), nonTextile('sole', otherMaterial)];

const dark: readonly ColourCode[] = ['havanna', 'zwart', 'tabak', 'cognac', 'antraciet', 'bordeaux', 'dennengroen', 'nacht'];
const light: readonly ColourCode[] = ['steen', 'creme', 'oudroze', 'salie', 'duifblauw', 'petrol', 'alpenroos', 'bes'];
const soles: readonly ColourCode[] = ['zwart', 'havanna', 'creme', 'cognac', 'steen'];
const laces: readonly ColourCode[] = ['tabak', 'creme', 'zwart', 'honing', 'robijn', 'mosgroen'];

type ShoeKind = {
  readonly type: Text;
  readonly height: HaferlSpec['height'];
  readonly category: number;
  readonly gender: string;
  readonly colours: readonly ColourCode[];
  readonly sizes: readonly string[];
  readonly priceRange: PriceRange;
};

function haferlPiece(random: Random, kind: ShoeKind): Piece {
  const material = random.pick(['nappa', 'rundsuede'] as const);
  const colours = random.some(kind.colours, random.int(1, 2));
  const dyes = {
    sole: hex(random.pick(soles)),
    laces: hex(random.pick(laces)),
    thread: hex(random.pick(['creme', 'honing', 'steen', 'robijn'] as const)),
  };
  const bootShort = text(
    `Halfhoge laars van ${leatherNames[material].nl} met zijvetering en profielzool.`,
    `Halbhoher Stiefel aus ${leatherNames[material].de} mit seitlicher Schnürung und Profilsohle.`,
    `Ankle boot in ${leatherNames[material].en} with side lacing and a lugged sole.`,
  );
  return {
    type: kind.type,
    detail: leatherNames[material],
    grammar: { nl: 'hij', de: 'er', worn: true },
    brand: 'bergdohle',
    categories: [kind.category],
    attributes: { leersoort: material, sluiting: 'veters', ...traits(random, 'bergdohle', [kind.gender], 'everyday') },
    short: kind.height === 'boot' ? bootShort : haferlShort(material),
    materials: shoeParts,
    care: ['schoenen'],
    priceRange: kind.priceRange,
    facts: [
      text(
        'De veters zitten aan de zijkant, zoals bij elke haferl.',
        'Die Schnürung sitzt seitlich, wie bei jedem Haferl.',
        'The lacing sits at the side, as on every Haferl.',
      ),
    ],
    texts: shoeTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours,
      axes: [{ attribute: 'maat_schoen', codes: sizeRun(random, kind.sizes, Math.min(6, kind.sizes.length), kind.sizes.length) }],
      draw: (colour, seed) => ({
        kind: 'haferl',
        seed,
        leather: fabric(material === 'nappa' ? 'nappa' : 'suede', colour),
        ...dyes,
        height: kind.height,
      }),
      detail: text('zijvetering en stiksel', 'seitliche Schnürung und Naht', 'side lacing and stitching'),
      views: wornViews,
      weightGrams: kind.height === 'boot' ? 1400 : 1100,
      sizeChart: 'shoe',
    },
  };
}

const heels = {
  flat: text('platte zool', 'flacher Sohle', 'a flat sole'),
  kitten: text('kleine hak van 3 cm', '3 cm Trichterabsatz', 'a 3 cm kitten heel'),
  block: text('blokhak van 5 cm', '5 cm Blockabsatz', 'a 5 cm block heel'),
} as const;

function pumpPiece(random: Random): Piece {
  const material = random.pick(['geitensuede', 'nappa'] as const);
  const colours = random.some([...dark, ...light], random.int(1, 3));
  const heel = random.pick(['flat', 'kitten', 'block'] as const);
  const strap = random.chance(0.5);
  const lining = hex(random.pick(['creme', 'oudroze', 'steen'] as const));
  const embroidery = random.pick([undefined, 'creme', 'goud', 'duifblauw'] as const);
  return {
    type: text('Trachtenpumps', 'Trachtenpumps', 'Trachten pumps'),
    detail: leatherNames[material],
    grammar: { nl: 'ze', de: 'plural', worn: true },
    brand: 'bergdohle',
    categories: [181],
    attributes: { leersoort: material, ...traits(random, 'bergdohle', ['dames'], 'festive') },
    short: text(
      `Pumps van ${leatherNames[material].nl} met ${heels[heel].nl}${strap ? ' en enkelbandje' : ''}.`,
      `Pumps aus ${leatherNames[material].de} mit ${heels[heel].de}${strap ? ' und Riemchen' : ''}.`,
      `Pumps in ${leatherNames[material].en} with ${heels[heel].en}${strap ? ' and an ankle strap' : ''}.`,
    ),
    materials: shoeParts,
    care: ['schoenen'],
    priceRange: [5995, 14900],
    facts: [],
    texts: shoeTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours,
      axes: [{ attribute: 'maat_schoen', codes: sizeRun(random, range(36, 42, 1), 5, 7) }],
      draw: (colour, seed) => ({
        kind: 'pump',
        seed,
        leather: fabric(material === 'nappa' ? 'nappa' : 'suede', colour),
        heel,
        strap,
        lining,
        buckle: hex('zilver'),
        ...(embroidery === undefined ? {} : { embroidery: hex(embroidery) }),
      }),
      detail: text('neus en hak', 'Spitze und Absatz', 'toe and heel'),
      views: wornViews,
      weightGrams: 700,
      sizeChart: 'shoe',
    },
  };
}

const womensHaferl: ShoeKind = {
  type: text('Dameshaferlschoen', 'Damen-Haferlschuh', 'Women’s Haferl shoe'),
  height: 'low',
  category: 182,
  gender: 'dames',
  colours: [...dark, ...light],
  sizes: range(36, 42, 1),
  priceRange: [8995, 14900],
};

export const womensShoes: FamilyPlan = {
  key: 'womens-shoes',
  prefix: 'SHU',
  firstNumber: 4011,
  count: 14,
  curated: ['MA-SHU-4002'],
  names: womensNames,
  priceRange: [1495, 14900],
  goesWith: ['midi-dirndls', 'womens-socks', 'care'],
  piece: (random, turn) => (turn % 5 < 3 ? pumpPiece(random) : haferlPiece(random, womensHaferl)),
};

const mensHaferl: ShoeKind = {
  type: text('Haferlschoen', 'Haferlschuh', 'Haferl shoe'),
  height: 'low',
  category: 251,
  gender: 'heren',
  colours: [...dark, 'steen'],
  sizes: range(39, 48, 1),
  priceRange: [9995, 18900],
};
const mensBoot: ShoeKind = {
  ...mensHaferl,
  type: text('Trachtenlaars', 'Trachtenstiefel', 'Trachten boot'),
  height: 'boot',
  category: 252,
  priceRange: [13995, 21900],
};

export const mensShoes: FamilyPlan = {
  key: 'mens-shoes',
  prefix: 'SHU',
  firstNumber: 4031,
  count: 14,
  curated: ['MA-SHU-4001'],
  names: mensNames,
  priceRange: [9995, 21900],
  goesWith: ['mens-socks', 'knee-lederhosen', 'care'],
  piece: (random, turn) => haferlPiece(random, turn % 3 === 2 ? mensBoot : mensHaferl),
};
