import { perLanguage } from '@shop/contract';
import type { Text } from '../../../model.ts';
import type { ShirtSpec } from '../../../images/spec.ts';
import { shirtSizes } from '../../attribute-options.ts';
import type { ColourCode } from '../../colours.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { wornViews } from '../../pictures.ts';
import { colourNames, shirtShort } from '../../short-texts.ts';
import { text } from '../../text.ts';
import type { Cloth } from '../cloths.ts';
import { cloths } from '../cloths.ts';
import type { FamilyPlan, Piece, PriceRange } from '../family.ts';
import { mensNames } from '../names.ts';
import { choosePalettes } from '../palettes.ts';
import type { Random } from '../random.ts';
import { shirtTexts } from '../texts/shirt.ts';
import { shortWith, sizeRun, traits } from '../traits.ts';

type ShirtKind = {
  readonly type: Text;
  readonly category: (collar: ShirtSpec['collar']) => readonly number[];
  readonly cloths: readonly Cloth[];
  readonly collars: readonly ShirtSpec['collar'][];
  readonly sleeves: readonly ShirtSpec['sleeves'][];
  readonly plackets: readonly ShirtSpec['placket'][];
  readonly colours?: readonly ColourCode[];
  readonly priceRange: PriceRange;
};

const trachtenhemd = text('Trachtenhemd', 'Trachtenhemd', 'Trachten shirt');
const withStand = (base: number) => (collar: ShirtSpec['collar']) => (collar === 'stand' ? [base, 223] : [base]);

const checked: ShirtKind = {
  type: trachtenhemd,
  category: withStand(221),
  cloths: [cloths.check, cloths.gingham],
  collars: ['kent', 'kent', 'stand'],
  sleeves: ['rolled'],
  plackets: ['full', 'half'],
  priceRange: [3495, 8995],
};
const white: ShirtKind = {
  type: trachtenhemd,
  category: withStand(222),
  cloths: [cloths.plain, cloths.linen, cloths.stripe],
  collars: ['stand', 'kent'],
  sleeves: ['rolled'],
  plackets: ['full', 'half'],
  colours: ['wit', 'creme'],
  priceRange: [3995, 9995],
};
const stand: ShirtKind = {
  type: trachtenhemd,
  category: () => [223],
  cloths: [cloths.linen, cloths.stripe, cloths.blueprint, cloths.floral],
  collars: ['stand'],
  sleeves: ['rolled'],
  plackets: ['half', 'full'],
  priceRange: [4495, 9995],
};
const tShirt: ShirtKind = {
  type: text('Trachten-T-shirt', 'Trachten-T-Shirt', 'Trachten T-shirt'),
  category: () => [224],
  cloths: [cloths.plain, cloths.stripe],
  collars: ['stand'],
  sleeves: ['short'],
  plackets: ['half'],
  priceRange: [3495, 4995],
};
const inTurn = [checked, checked, white, stand, checked, tShirt] as const;

function shortOf(kind: ShirtKind, cloth: Cloth, colours: readonly ColourCode[]): Text {
  if (kind !== tShirt) return shirtShort(colours, cloth.fabrics[0]);
  const names = perLanguage((language) => colourNames(colours, language));
  return text(
    `T-shirt van katoen in ${names.nl}, met korte knoopsluiting en opstaand kraagje.`,
    `T-Shirt aus Baumwolle in ${names.de}, mit kurzer Knopfleiste und kleinem Stehkragen.`,
    `Cotton T-shirt in ${names.en}, with a short placket and a small stand-up collar.`,
  );
}

/** White and cream come with a trim colour of their own, the rest from a palette. */
function shirtColours(random: Random, kind: ShirtKind) {
  if (kind.colours === undefined) return choosePalettes(random, random.int(1, 3));
  const colours = random.some(kind.colours, random.int(1, 2));
  const accent = random.pick(['duifblauw', 'dennengroen', 'bordeaux', 'steen', 'cognac'] as const);
  return { colours, of: (colour: ColourCode) => [colour, accent, accent, 'zilver'] as const };
}

function shirtPiece(random: Random, turn: number): Piece {
  const kind = inTurn[turn % inTurn.length] ?? checked;
  const brand = random.pick(['zwirnhuette', 'zwirnhuette', 'kaserzeug']);
  const cloth = random.pick(kind.cloths);
  const choice = shirtColours(random, kind);
  const collar = random.pick(kind.collars);
  const shape = { collar, sleeves: random.pick(kind.sleeves), placket: random.pick(kind.plackets) };
  const extras = { pleatedBib: kind !== tShirt && random.chance(0.3), pocket: random.chance(0.5) };
  const hasEmbroidery = random.chance(0.6);
  const hasContrast = random.chance(0.3);
  return {
    type: kind.type,
    detail: cloth.label,
    grammar: { nl: 'het', de: 'es', worn: true },
    brand,
    categories: [...kind.category(collar), ...(random.chance(0.12) ? [550] : [])],
    attributes: {
      stof: cloth.fabrics,
      dessin: cloth.pattern,
      kraag: collar === 'kent' ? 'kentkraag' : 'opstaand',
      mouw: kind === tShirt ? 'kort' : 'lang',
      sluiting: 'knopen',
      pasvorm: 'regular',
      ...traits(random, brand, ['heren'], 'everyday'),
    },
    short: shortWith(choice.colours, (codes) => shortOf(kind, cloth, codes)),
    materials: [cloth.outer],
    care: [...cloth.care, 'nietbleek'],
    hasTierPrices: true,
    priceRange: kind.priceRange,
    facts: [cloth.sentence],
    texts: shirtTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: [{ attribute: 'maat_hemd', codes: sizeRun(random, shirtSizes, 5, 8) }],
      draw: (colour, seed): ShirtSpec => {
        const [, second, third] = choice.of(colour);
        return {
          kind: 'shirt',
          seed,
          wearer: 'men',
          fabric: fabric(cloth.drawing, colour, kind === checked ? 'wit' : second),
          ...shape,
          ...extras,
          buttons: hex('tabak'),
          ...(hasEmbroidery ? { embroidery: hex(third) } : {}),
          ...(hasContrast ? { contrast: fabric('uni', second) } : {}),
        };
      },
      detail: text('kraag en knopen', 'Kragen und Knöpfe', 'collar and buttons'),
      views: wornViews,
      weightGrams: kind === tShirt ? 220 : 320,
      extraCents: (options) => (['3XL', '4XL', '5XL'].includes(options['maat_hemd'] ?? '') ? 500 : 0),
      sizeChart: 'shirt',
    },
  };
}

export const shirts: FamilyPlan = {
  key: 'shirts',
  prefix: 'HEM',
  firstNumber: 3011,
  count: 40,
  curated: ['MA-HEM-3001', 'MA-HEM-3002', 'MA-HEM-3003'],
  names: mensNames,
  priceRange: [3495, 9995],
  goesWith: ['knee-lederhosen', 'short-lederhosen', 'waistcoats', 'mens-socks', 'belts'],
  piece: shirtPiece,
};
