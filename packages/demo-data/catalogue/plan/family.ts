import type { Text } from '../../model.ts';
import type { Matrix } from '../configurable.ts';
import type { ProductFacts } from '../product.ts';
import type { Random } from './random.ts';
import type { TextBlocks } from './texts/blocks.ts';

/** Lowest and highest regular price in cents, both included. */
export type PriceRange = readonly [low: number, high: number];

type FromTheGenerator =
  | 'number'
  | 'family'
  | 'name'
  | 'look'
  | 'fit'
  | 'know'
  | 'createdDaysAgo'
  | 'newUntilInDays'
  | 'sold'
  | 'related'
  | 'upsell'
  | 'crosssell'
  | 'cents'
  | 'earlierPrices'
  | 'priceSinceDaysAgo'
  | 'special'
  | 'cashback'
  | 'manufacturerPriceCents';

/** What a family says about one product; name, price, history, stock and links follow from rules. */
export type Piece = Omit<ProductFacts, FromTheGenerator> & {
  readonly type: Text;
  /** Joins the name when all given names of the type are taken. */
  readonly detail: Text;
  readonly priceRange: PriceRange;
  /** Sentences true of this piece alone, before those of its group. */
  readonly facts: readonly Text[];
  /** Measures and the like, first in the block about fit. */
  readonly measures?: readonly Text[];
  readonly texts: TextBlocks;
  /** One colour and no axis makes a simple product. */
  readonly matrix: Omit<Matrix, 'stock'>;
  readonly isMadeToOrder?: true;
};

/** A row, or part of a row, of the catalogue plan. */
export type FamilyPlan = {
  readonly key: string;
  readonly prefix: string;
  readonly firstNumber: number;
  /** Products of the plan, the curated ones included. */
  readonly count: number;
  readonly curated: readonly string[];
  readonly names: readonly string[];
  readonly priceRange: PriceRange;
  /** Families whose products go with it. */
  readonly goesWith: readonly string[];
  /** `turn` counts the generated products of the family, to share them out over its types. */
  readonly piece: (random: Random, turn: number) => Piece;
};
