import { text } from '../../text.ts';
import { cloths, festiveCloths, washableCloths } from '../cloths.ts';
import type { FamilyPlan } from '../family.ts';
import { womensNames } from '../names.ts';
import { dirndlPiece } from './dirndl-piece.ts';

const goesWith = ['blouses', 'aprons', 'womens-shoes', 'jewellery', 'womens-outerwear', 'bags'];
const shared = { prefix: 'DIR', names: womensNames, goesWith } as const;

export const miniDirndls: FamilyPlan = {
  ...shared,
  key: 'mini-dirndls',
  firstNumber: 1011,
  count: 30,
  curated: ['MA-DIR-1002', 'MA-DIR-1003'],
  priceRange: [7995, 15995],
  piece: (random) =>
    dirndlPiece(random, {
      type: text('Mini-dirndl', 'Mini-Dirndl', 'Mini dirndl'),
      category: 111,
      brands: ['hollerzwirn', 'hollerzwirn', 'kaserzeug', 'firnkind'],
      cloths: washableCloths,
      lengths: [['mini50']],
      priceRange: [7995, 15995],
      colourCount: [1, 3],
      sizeRun: [6, 9],
      weightGrams: 1000,
    }),
};

export const midiDirndls: FamilyPlan = {
  ...shared,
  key: 'midi-dirndls',
  firstNumber: 1101,
  count: 52,
  curated: ['MA-DIR-1001', 'MA-DIR-1004', 'MA-DIR-1005', 'MA-DIR-1009'],
  priceRange: [9995, 27900],
  piece: (random) =>
    dirndlPiece(random, {
      type: text('Midi-dirndl', 'Midi-Dirndl', 'Midi dirndl'),
      category: 112,
      brands: ['mieder-maas', 'hollerzwirn', 'hollerzwirn', 'firnkind', 'firnkind', 'kaserzeug'],
      cloths: [...washableCloths, cloths.jacquard, cloths.velvet],
      lengths: [['midi60'], ['midi60'], ['midi60', 'lang70']],
      priceRange: [9995, 27900],
      colourCount: [1, 3],
      sizeRun: [8, 10],
      weightGrams: 1200,
    }),
};

export const longDirndls: FamilyPlan = {
  ...shared,
  key: 'long-dirndls',
  firstNumber: 1201,
  count: 38,
  curated: ['MA-DIR-1006', 'MA-DIR-1007'],
  priceRange: [14900, 39900],
  piece: (random) =>
    dirndlPiece(random, {
      type: text('Lange dirndl', 'Langes Dirndl', 'Long dirndl'),
      category: 113,
      brands: ['steinroesl', 'steinroesl', 'firnkind', 'mieder-maas', 'hollerzwirn'],
      cloths: [...festiveCloths, cloths.linen, cloths.blueprint, cloths.plain],
      lengths: [['lang70'], ['lang70'], ['lang70', 'maxi85']],
      priceRange: [14900, 39900],
      colourCount: [1, 2],
      sizeRun: [7, 10],
      weightGrams: 1500,
    }),
};

export const weddingDirndls: FamilyPlan = {
  ...shared,
  key: 'wedding-dirndls',
  firstNumber: 1301,
  count: 10,
  curated: ['MA-DIR-1008'],
  priceRange: [39900, 89900],
  piece: (random) =>
    dirndlPiece(random, {
      type: text('Bruidsdirndl', 'Hochzeitsdirndl', 'Wedding dirndl'),
      category: 114,
      brands: ['steinroesl', 'steinroesl', 'firnkind'],
      cloths: festiveCloths,
      lengths: [['lang70', 'maxi85'], ['maxi85']],
      priceRange: [39900, 89900],
      colourCount: [1, 2],
      mains: ['salie', 'oudroze', 'duifblauw', 'nacht', 'dennengroen', 'lavendel', 'steen'],
      sizeRun: [6, 8],
      weightGrams: 1900,
    }),
};
