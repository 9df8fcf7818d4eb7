import { perLanguage } from '@shop/contract';
import { shirtSizes } from '../../attribute-options.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { textile } from '../../fibres.ts';
import { wornViews } from '../../pictures.ts';
import { colourNames } from '../../short-texts.ts';
import { text } from '../../text.ts';
import type { Cloth } from '../cloths.ts';
import { cloths } from '../cloths.ts';
import type { FamilyPlan, Piece } from '../family.ts';
import { mensNames } from '../names.ts';
import { choosePalettes } from '../palettes.ts';
import type { Random } from '../random.ts';
import { outerwearTexts } from '../texts/outerwear.ts';
import { shortWith, sizeRun, traits } from '../traits.ts';

/** Loden, for waistcoats, jankers and coats. */
export const lodenCloth: Cloth = {
  drawing: 'loden',
  fabrics: ['loden'],
  pattern: 'effen',
  isFestive: true,
  outer: textile('outer', ['scheerwol', 80], ['polyamide', 20]),
  care: ['nietwas', 'stomerij', 'uitluchten'],
  label: text('loden', 'Loden', 'loden'),
  sentence: text(
    'De loden is gewalkt: regen parelt er een tijd op af.',
    'Der Loden ist gewalkt: Regen perlt eine Weile ab.',
    'The loden is fulled: rain beads off for a while.',
  ),
};

function waistcoatPiece(random: Random): Piece {
  const brand = random.pick(['nordkar', 'nordkar', 'zwirnhuette']);
  const cloth = random.pick([lodenCloth, lodenCloth, cloths.velvet, cloths.jacquard, cloths.brocade, cloths.linen]);
  const choice = choosePalettes(random, random.int(1, 3));
  const collar = random.pick(['none', 'stand', 'shawl'] as const);
  const buttonCount = random.pick([5, 6, 7, 8] as const);
  const hasChain = random.chance(0.4);
  const hasHorn = random.chance(0.5);
  return {
    type: text('Gilet', 'Weste', 'Waistcoat'),
    detail: cloth.label,
    grammar: { nl: 'hij', de: 'sie', worn: true },
    brand,
    categories: [230],
    attributes: {
      stof: cloth.fabrics,
      dessin: cloth.pattern,
      sluiting: 'knopen',
      pasvorm: random.pick(['slim', 'regular']),
      ...traits(random, brand, ['heren'], 'warm'),
    },
    short: shortWith(choice.colours, (codes) => {
      const colours = perLanguage((language) => colourNames(codes, language));
      return text(
        `Gilet van ${cloth.label.nl} in ${colours.nl}, met ${buttonCount} knopen en een gesp op de rug.`,
        `Weste aus ${cloth.label.de} in ${colours.de}, mit ${buttonCount} Knöpfen und Rückenschnalle.`,
        `Waistcoat in ${cloth.label.en}, colour ${colours.en}, with ${buttonCount} buttons and a buckle at the back.`,
      );
    }),
    materials: [cloth.outer, textile('lining', ['viscose', 100])],
    care: cloth.care,
    ...(hasHorn ? { hasAnimalParts: true as const } : {}),
    priceRange: [6995, 19900],
    facts: [cloth.sentence],
    texts: outerwearTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: [{ attribute: 'maat_hemd', codes: sizeRun(random, shirtSizes, 4, 7) }],
      draw: (colour, seed) => {
        const [main, second, third] = choice.of(colour);
        return {
          kind: 'waistcoat',
          seed,
          wearer: 'men',
          fabric: fabric(cloth.drawing, main, second),
          lining: hex(third),
          buttons: hex(hasHorn ? 'tabak' : 'zilver'),
          buttonCount,
          piping: hex(second),
          ...(hasChain ? { chain: hex('zilver') } : {}),
          collar,
        };
      },
      detail: text('knopen en paspel', 'Knöpfe und Paspel', 'buttons and piping'),
      views: wornViews,
      weightGrams: 450,
      sizeChart: 'shirt',
    },
  };
}

export const waistcoats: FamilyPlan = {
  key: 'waistcoats',
  prefix: 'GIL',
  firstNumber: 3311,
  count: 18,
  curated: ['MA-GIL-3301'],
  names: mensNames,
  priceRange: [6995, 19900],
  goesWith: ['shirts', 'knee-lederhosen', 'jewellery', 'hats'],
  piece: waistcoatPiece,
};
