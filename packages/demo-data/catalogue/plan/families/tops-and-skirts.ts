import { perLanguage } from '@shop/contract';
import { dirndlSizes } from '../../attribute-options.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { textile } from '../../fibres.ts';
import { wornViews } from '../../pictures.ts';
import { colourNames } from '../../short-texts.ts';
import { text } from '../../text.ts';
import { cloths, washableCloths } from '../cloths.ts';
import type { FamilyPlan, Piece } from '../family.ts';
import { womensNames } from '../names.ts';
import { choosePalettes } from '../palettes.ts';
import type { Random } from '../random.ts';
import { daywearTexts } from '../texts/daywear.ts';
import { shortWith, sizeRun, traits } from '../traits.ts';

function topPiece(random: Random): Piece {
  const brand = random.pick(['zwirnhuette', 'zwirnhuette', 'mieder-maas', 'kaserzeug']);
  const cloth = random.pick(washableCloths);
  const choice = choosePalettes(random, random.int(1, 2));
  const collar = random.pick(['kent', 'stand'] as const);
  const sleeves = random.pick(['long', 'rolled', 'short'] as const);
  const look = { placket: random.pick(['full', 'half'] as const), pleatedBib: random.chance(0.4), pocket: random.chance(0.3) };
  const hasEmbroidery = random.chance(0.6);
  return {
    type: text('Trachtenblouse', 'Trachtenbluse', 'Trachten blouse'),
    detail: cloth.label,
    grammar: { nl: 'hij', de: 'sie', worn: true },
    brand,
    categories: [150],
    attributes: {
      stof: cloth.fabrics,
      dessin: cloth.pattern,
      kraag: collar === 'kent' ? 'kentkraag' : 'opstaand',
      mouw: sleeves === 'short' ? 'kort' : 'lang',
      sluiting: 'knopen',
      pasvorm: 'regular',
      ...traits(random, brand, ['dames'], 'everyday'),
    },
    short: shortWith(choice.colours, (codes) => {
      const colours = perLanguage((language) => colourNames(codes, language));
      return text(
        `Trachtenblouse op gewone lengte in ${colours.nl}, voor bij een rok of lederhose.`,
        `Trachtenbluse in normaler Länge in ${colours.de}, zu Rock oder Lederhose.`,
        `Trachten blouse in regular length in ${colours.en}, to wear with a skirt or lederhosen.`,
      );
    }),
    materials: [cloth.outer],
    care: cloth.care,
    priceRange: [2995, 7995],
    facts: [cloth.sentence],
    texts: daywearTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: [{ attribute: 'maat_dirndl', codes: sizeRun(random, dirndlSizes.slice(1, 10), 6, 8) }],
      draw: (colour, seed) => ({
        kind: 'shirt',
        seed,
        wearer: 'women',
        fabric: fabric(cloth.drawing, colour, choice.of(colour)[1]),
        collar,
        sleeves,
        ...look,
        buttons: hex('tabak'),
        ...(hasEmbroidery ? { embroidery: hex(choice.of(colour)[2]) } : {}),
      }),
      detail: text('kraag en knopen', 'Kragen und Knöpfe', 'collar and buttons'),
      views: wornViews,
      weightGrams: 260,
      sizeChart: 'dirndl',
    },
  };
}

export const tops: FamilyPlan = {
  key: 'tops',
  prefix: 'TOP',
  firstNumber: 3511,
  count: 12,
  curated: [],
  names: womensNames,
  priceRange: [2995, 11900],
  goesWith: ['skirts', 'womens-lederhosen', 'womens-outerwear'],
  piece: topPiece,
};

const loden = {
  ...cloths.plain,
  drawing: 'loden',
  fabrics: ['loden'],
  outer: textile('outer', ['scheerwol', 80], ['polyamide', 20]),
  care: ['nietwas', 'stomerij', 'uitluchten'],
  label: text('loden', 'Loden', 'loden'),
  sentence: text(
    'De loden is dun gewalkt en valt soepel.',
    'Der Loden ist dünn gewalkt und fällt weich.',
    'The loden is thinly fulled and falls softly.',
  ),
} as const;

/** Wrap skirts, tied with a bow at the waist. */
function skirtPiece(random: Random): Piece {
  const brand = random.pick(['hollerzwirn', 'hollerzwirn', 'mieder-maas']);
  const cloth = random.pick([...washableCloths, loden]);
  const choice = choosePalettes(random, random.int(1, 2));
  const [length, code] = random.pick([
    [60, 'midi60'],
    [70, 'lang70'],
    [85, 'maxi85'],
  ] as const);
  const bow = random.pick(['left', 'right'] as const);
  const hasBand = random.chance(0.6);
  return {
    type: text('Wikkelrok', 'Wickelrock', 'Wrap skirt'),
    detail: cloth.label,
    grammar: { nl: 'hij', de: 'er', worn: true },
    brand,
    categories: [160],
    attributes: { stof: cloth.fabrics, dessin: cloth.pattern, lengte: code, ...traits(random, brand, ['dames'], 'everyday') },
    short: shortWith(choice.colours, (codes) => {
      const colours = perLanguage((language) => colourNames(codes, language));
      return text(
        `Wijde wikkelrok van ${length} cm in ${colours.nl}, met lint om opzij te strikken en een zak in de naad.`,
        `Weiter Wickelrock mit ${length} cm Länge in ${colours.de}, seitlich zum Binden und mit Tasche in der Naht.`,
        `Full ${length} cm wrap skirt in ${colours.en}, tied at the side and with a pocket in the seam.`,
      );
    }),
    materials: [cloth.outer],
    care: cloth.care,
    priceRange: [4995, 11900],
    facts: [cloth.sentence],
    texts: daywearTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: [{ attribute: 'maat_dirndl', codes: sizeRun(random, dirndlSizes.slice(1, 10), 6, 8) }],
      draw: (colour, seed) => ({
        kind: 'skirt',
        seed,
        fabric: fabric(cloth.drawing, colour, choice.of(colour)[1]),
        length,
        closure: 'wrap',
        bow,
        ...(hasBand ? { hemBand: hex(choice.of(colour)[3]) } : {}),
      }),
      detail: text('taille en strik', 'Bund und Schleife', 'waistband and bow'),
      views: wornViews,
      weightGrams: 520,
      sizeChart: 'dirndl',
    },
  };
}

export const skirts: FamilyPlan = {
  key: 'skirts',
  prefix: 'ROK',
  firstNumber: 3541,
  count: 10,
  curated: [],
  names: womensNames,
  priceRange: [2995, 11900],
  goesWith: ['tops', 'womens-outerwear', 'womens-shoes'],
  piece: skirtPiece,
};
