import { dirndlSizes, shirtSizes } from '../../attribute-options.ts';
import { text } from '../../text.ts';
import type { FamilyPlan } from '../family.ts';
import { mensNames, womensNames } from '../names.ts';
import { outerwearTexts } from '../texts/outerwear.ts';
import type { OuterwearKind } from './outerwear-piece.ts';
import { cardiganPiece, jankerPiece } from './outerwear-piece.ts';

type Shared = Omit<OuterwearKind, 'type' | 'grammar' | 'category' | 'priceRange' | 'weightGrams'>;

const women: Shared = {
  wearer: 'women',
  gender: 'dames',
  brands: ['nordkar'],
  sizeAttribute: 'maat_dirndl',
  sizes: dirndlSizes.slice(1, 10),
  sizeRun: [5, 8],
  sizeChart: 'dirndl',
  texts: outerwearTexts,
};

const men: Shared = {
  wearer: 'men',
  gender: 'heren',
  brands: ['nordkar'],
  sizeAttribute: 'maat_hemd',
  sizes: shirtSizes,
  sizeRun: [4, 7],
  sizeChart: 'shirt',
  texts: outerwearTexts,
};

const womensCardigan: OuterwearKind = {
  ...women,
  type: text('Trachtenvest', 'Trachtenstrickjacke', 'Trachten cardigan'),
  grammar: { nl: 'het', de: 'sie', worn: true },
  category: 171,
  priceRange: [6995, 13995],
  weightGrams: 420,
};
const womensJanker: OuterwearKind = {
  ...women,
  type: text('Damesjanker', 'Damen-Janker', 'Women’s janker'),
  grammar: { nl: 'hij', de: 'er', worn: true },
  category: 172,
  priceRange: [12995, 27900],
  weightGrams: 900,
};
const womensCoat: OuterwearKind = {
  ...women,
  type: text('Lodenmantel', 'Lodenmantel', 'Loden coat'),
  grammar: { nl: 'hij', de: 'er', worn: true },
  category: 173,
  priceRange: [22900, 34900],
  weightGrams: 1600,
};

export const womensOuterwear: FamilyPlan = {
  key: 'womens-outerwear',
  prefix: 'JAN',
  firstNumber: 3411,
  count: 26,
  curated: ['MA-JAN-3402'],
  names: womensNames,
  priceRange: [6995, 34900],
  goesWith: ['midi-dirndls', 'long-dirndls', 'scarves', 'womens-socks'],
  piece: (random, turn) => {
    if (turn % 2 === 0) return cardiganPiece(random, womensCardigan);
    return turn % 5 === 3 ? jankerPiece(random, womensCoat, 'coat') : jankerPiece(random, womensJanker, 'jacket');
  },
};

const mensJanker: OuterwearKind = {
  ...men,
  type: text('Janker', 'Janker', 'Janker jacket'),
  grammar: { nl: 'hij', de: 'er', worn: true },
  category: 241,
  priceRange: [14995, 29900],
  weightGrams: 1100,
};
const mensCardigan: OuterwearKind = {
  ...men,
  type: text('Gebreid herenvest', 'Herren-Strickjacke', 'Men’s cardigan'),
  grammar: { nl: 'het', de: 'sie', worn: true },
  category: 242,
  priceRange: [8995, 15900],
  weightGrams: 620,
};
const mensLoden: OuterwearKind = {
  ...men,
  type: text('Lodenjas', 'Lodenjacke', 'Loden jacket'),
  grammar: { nl: 'hij', de: 'sie', worn: true },
  category: 243,
  priceRange: [21900, 39900],
  weightGrams: 1800,
};

export const mensOuterwear: FamilyPlan = {
  key: 'mens-outerwear',
  prefix: 'JAN',
  firstNumber: 3441,
  count: 22,
  curated: ['MA-JAN-3401'],
  names: mensNames,
  priceRange: [8995, 39900],
  goesWith: ['shirts', 'waistcoats', 'knee-lederhosen', 'hats'],
  piece: (random, turn) => {
    if (turn % 3 === 1) return cardiganPiece(random, mensCardigan);
    return turn % 3 === 2 ? jankerPiece(random, mensLoden, 'coat') : jankerPiece(random, mensJanker, 'jacket');
  },
};
