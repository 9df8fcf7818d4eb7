import type { Text } from '../../../model.ts';
import type { ApronSpec, FabricName } from '../../../images/spec.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { textile } from '../../fibres.ts';
import { wornViews } from '../../pictures.ts';
import { text } from '../../text.ts';
import type { FamilyPlan, Piece, PriceRange } from '../family.ts';
import { womensNames } from '../names.ts';
import { choosePalettes } from '../palettes.ts';
import type { Random } from '../random.ts';
import { apronTexts } from '../texts/apron.ts';
import { traits } from '../traits.ts';

type ApronKind = {
  readonly category: number;
  readonly drawings: readonly FabricName[];
  readonly fabric: string;
  readonly pattern: string;
  readonly label: Text;
  readonly short: Text;
  readonly materials: Piece['materials'];
  readonly care: readonly string[];
  readonly priceRange: PriceRange;
  readonly hasLace: boolean;
};

const kinds: readonly ApronKind[] = [
  {
    category: 131,
    drawings: ['uni', 'seide', 'leinen'],
    fabric: 'katoensatijn',
    pattern: 'effen',
    label: text('satijn', 'Satin', 'sateen'),
    short: text(
      'Effen dirndlschort met fijn geplooide taille en brede linten om te strikken.',
      'Einfarbige Dirndlschürze mit fein gezogener Taille und breiten Bändern.',
      'Plain dirndl apron with a finely gathered waist and wide ribbons to tie.',
    ),
    materials: [textile('outer', ['polyester', 65], ['katoen', 35])],
    care: ['30fijn', 'geendroger', 'strijk1'],
    priceRange: [3495, 6995],
    hasLace: false,
  },
  {
    category: 132,
    drawings: ['jacquard', 'brokat'],
    fabric: 'jacquard',
    pattern: 'jacquard',
    label: text('jacquard', 'Jacquard', 'jacquard'),
    short: text(
      'Dirndlschort van jacquard met een ingeweven patroon dat oplicht als je beweegt.',
      'Dirndlschürze aus Jacquard mit eingewebtem Muster, das bei Bewegung schimmert.',
      'Jacquard dirndl apron with a woven pattern that shimmers as you move.',
    ),
    materials: [textile('outer', ['polyester', 62], ['viscose', 38])],
    care: ['nietwas', 'stomerij', 'strijk1'],
    priceRange: [5995, 12900],
    hasLace: false,
  },
  {
    category: 133,
    drawings: ['spitze', 'organza'],
    fabric: 'kant',
    pattern: 'bloem',
    label: text('kant', 'Spitze', 'lace'),
    short: text(
      'Dirndlschort van kant met een geschulpte zoom, half doorschijnend over de rok.',
      'Dirndlschürze aus Spitze mit Bogensaum, halb durchscheinend über dem Rock.',
      'Lace dirndl apron with a scalloped hem, half transparent over the skirt.',
    ),
    materials: [textile('outer', ['katoen', 70], ['polyamide', 27], ['elastaan', 3])],
    care: ['hand', 'geendroger', 'strijk1'],
    priceRange: [4995, 12900],
    hasLace: true,
  },
];

const sides = ['left', 'right', 'middle'] as const;

function apronPiece(random: Random, turn: number): Piece {
  const kind = kinds[turn % kinds.length] ?? random.pick(kinds);
  const brand = random.pick(['hollerzwirn', 'hollerzwirn', 'steinroesl', 'mieder-maas']);
  const choice = choosePalettes(random, random.int(2, 4));
  const drawing = random.pick(kind.drawings);
  const length = random.pick([60, 70, 85] as const);
  const bow = random.pick(sides);
  const hasBand = random.chance(0.5);
  return {
    type: text('Dirndlschort', 'Dirndlschürze', 'Dirndl apron'),
    detail: kind.label,
    grammar: { nl: 'het', de: 'sie', worn: true },
    brand,
    categories: [kind.category, ...(random.chance(0.1) ? [550] : [])],
    attributes: {
      stof: [kind.fabric],
      dessin: kind.pattern,
      ...traits(random, brand, ['dames'], kind.category === 131 ? 'everyday' : 'festive'),
    },
    short: kind.short,
    materials: kind.materials,
    care: kind.care,
    hasTierPrices: true,
    priceRange: kind.priceRange,
    facts: [],
    texts: apronTexts,
    matrix: {
      colourAttribute: 'kleur_schort',
      colours: choice.colours,
      axes: [
        { attribute: 'lengte', codes: length === 85 ? ['lang70', 'maxi85'] : ['midi60', 'lang70'], mark: (code) => `L${code.slice(-2)}` },
      ],
      draw: (colour, seed): ApronSpec => ({
        kind: 'apron',
        seed,
        fabric: fabric(drawing, colour, choice.of(colour)[1]),
        length,
        bow,
        ...(hasBand ? { hemBand: hex(choice.of(colour)[1]) } : {}),
        ...(kind.hasLace ? { lace: hex(choice.of(colour)[2]) } : {}),
      }),
      detail: text('geplooide taille en strik', 'gezogene Taille und Schleife', 'gathered waist and bow'),
      views: wornViews,
      weightGrams: 200,
    },
  };
}

export const aprons: FamilyPlan = {
  key: 'aprons',
  prefix: 'SCH',
  firstNumber: 3211,
  count: 32,
  curated: ['MA-SCH-3201', 'MA-SCH-3202'],
  names: womensNames,
  priceRange: [3495, 12900],
  goesWith: ['midi-dirndls', 'long-dirndls', 'blouses', 'jewellery'],
  piece: apronPiece,
};
