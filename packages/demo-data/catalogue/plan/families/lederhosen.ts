import { lederhosenSizes } from '../../attribute-options.ts';
import type { ColourCode } from '../../colours.ts';
import { text } from '../../text.ts';
import type { FamilyPlan } from '../family.ts';
import { mensNames, womensNames } from '../names.ts';
import { lederhoseTexts } from '../texts/lederhose.ts';
import type { LederhoseKind } from './lederhose-piece.ts';
import { lederhosePiece } from './lederhose-piece.ts';

const goesWith = ['shirts', 'mens-socks', 'mens-shoes', 'belts', 'waistcoats', 'hats'];
const leatherColours: readonly ColourCode[] = [
  'cognac',
  'tabak',
  'havanna',
  'antraciet',
  'steen',
  'zwart',
  'mosgroen',
  'dennengroen',
  'nacht',
];

const men: Omit<LederhoseKind, 'type' | 'cut' | 'category' | 'brands' | 'leathers' | 'priceRange' | 'weightGrams'> = {
  wearer: 'men',
  gender: 'heren',
  colours: leatherColours,
  colourCount: [1, 2],
  sizeAttribute: 'maat_lederhose',
  sizes: lederhosenSizes.filter((size) => Number(size) >= 44),
  sizeRun: [7, 11],
  sizeChart: 'lederhose-men',
  texts: lederhoseTexts,
};

const shared = { prefix: 'LED', names: mensNames, goesWith } as const;
const range = [9995, 34900] as const;

export const shortLederhosen: FamilyPlan = {
  ...shared,
  key: 'short-lederhosen',
  firstNumber: 2031,
  count: 30,
  curated: ['MA-LED-2002', 'MA-LED-2003'],
  priceRange: range,
  piece: (random) =>
    lederhosePiece(random, {
      ...men,
      type: text('Korte lederhose', 'Kurze Lederhose', 'Short lederhosen'),
      cut: 'kurz',
      category: [211],
      brands: ['wetterbach', 'kaserzeug', 'kaserzeug'],
      leathers: ['rundsuede', 'geitensuede', 'wildbock'],
      priceRange: [9995, 27900],
      weightGrams: 1100,
    }),
};

export const kneeLederhosen: FamilyPlan = {
  ...shared,
  key: 'knee-lederhosen',
  firstNumber: 2061,
  count: 30,
  curated: ['MA-LED-2001'],
  priceRange: range,
  piece: (random) =>
    lederhosePiece(random, {
      ...men,
      type: text('Kniebundlederhose', 'Kniebundlederhose', 'Knee-length lederhosen'),
      cut: 'kniebund',
      category: [212],
      brands: ['wetterbach', 'wetterbach', 'kaserzeug'],
      leathers: ['rundsuede', 'wildbock', 'geitensuede'],
      priceRange: [12995, 32900],
      weightGrams: 1500,
    }),
};

export const longLederhosen: FamilyPlan = {
  ...shared,
  key: 'long-lederhosen',
  firstNumber: 2091,
  count: 8,
  curated: ['MA-LED-2004'],
  priceRange: range,
  piece: (random) =>
    lederhosePiece(random, {
      ...men,
      type: text('Lange lederhose', 'Lange Lederhose', 'Long lederhosen'),
      cut: 'lang',
      category: [213],
      brands: ['wetterbach', 'kaserzeug'],
      leathers: ['rundsuede', 'nappa'],
      priceRange: [17900, 34900],
      weightGrams: 1800,
    }),
};

export const deerskinLederhosen: FamilyPlan = {
  ...shared,
  key: 'deerskin-lederhosen',
  firstNumber: 2101,
  count: 10,
  curated: ['MA-LED-2005'],
  priceRange: [59900, 119900],
  piece: (random, turn) =>
    lederhosePiece(random, {
      ...men,
      type: text('Hertenleren lederhose', 'Hirschlederne', 'Deerskin lederhosen'),
      cut: turn % 2 === 0 ? 'kniebund' : 'kurz',
      category: [turn % 2 === 0 ? 212 : 211, 214],
      brands: ['gamsfeder-sohn'],
      leathers: ['hert'],
      colours: ['cognac', 'tabak', 'havanna', 'antraciet', 'zwart', 'mosgroen'],
      priceRange: [59900, 119900],
      sizeRun: [6, 9],
      weightGrams: 1400,
    }),
};

export const womensLederhosen: FamilyPlan = {
  key: 'womens-lederhosen',
  prefix: 'LED',
  names: womensNames,
  goesWith: ['tops', 'womens-socks', 'womens-shoes', 'bags', 'belts'],
  firstNumber: 2011,
  count: 14,
  curated: ['MA-LED-2006'],
  priceRange: [11900, 24900],
  piece: (random, turn) =>
    lederhosePiece(random, {
      ...men,
      type: text('Dameslederhose', 'Damen-Lederhose', 'Women’s lederhosen'),
      wearer: 'women',
      gender: 'dames',
      cut: turn % 2 === 0 ? 'kniebund' : 'kurz',
      category: [turn % 2 === 0 ? 142 : 141],
      brands: ['wetterbach', 'kaserzeug'],
      leathers: ['geitensuede', 'rundsuede'],
      colours: ['cognac', 'tabak', 'antraciet', 'steen', 'petrol', 'bordeaux', 'zwart', 'oudroze'],
      sizes: lederhosenSizes.filter((size) => Number(size) <= 46),
      sizeRun: [5, 7],
      sizeChart: 'lederhose-women',
      priceRange: [11900, 24900],
      weightGrams: 900,
    }),
};
