import { perLanguage } from '@shop/contract';
import type { DemoMaterialPart, DemoPriceStep, DemoProductBase, DemoSpecialPrice, Text } from '../model.ts';
import { categories } from './categories.ts';
import type { Grammar } from './description.ts';
import { longDescription } from './description.ts';
import { slug } from './text.ts';

/** What is true of one product alone; the rest follows from rules. */
export type ProductFacts = {
  /** Product number: id, and the end of the SKU. */
  readonly number: number;
  readonly family: string;
  readonly name: Text;
  readonly short: Text;
  readonly grammar: Grammar;
  readonly look: Text;
  readonly fit: Text;
  readonly know: Text;
  /** The deepest categories; their parents follow. */
  readonly categories: readonly number[];
  readonly attributes: DemoProductBase['attributes'];
  readonly brand: string;
  readonly createdDaysAgo: number;
  readonly newUntilInDays?: number;
  /** Orders and pieces sold; the day of the last order. */
  readonly sold: readonly [orders: number, quantity: number, lastOrderDaysAgo: number];
  readonly materials: readonly DemoMaterialPart[];
  readonly care: readonly string[];
  readonly hasAnimalParts?: true;
  readonly warnings?: Text;
  readonly content?: NonNullable<DemoProductBase['content']>;
  /** Money back from the maker, in words. */
  readonly cashback?: Text;
  readonly manufacturerPriceCents?: number;
  readonly downloads?: DemoProductBase['downloads'];
  readonly related?: readonly string[];
  readonly upsell?: readonly string[];
  readonly crosssell?: readonly string[];
  /** Left out for sets, which cost what their parts cost. */
  readonly cents?: number;
  /** Earlier prices, oldest first; left out where the price never moved. */
  readonly earlierPrices?: readonly DemoPriceStep[];
  /** The day since which today's regular price holds, where it moved. */
  readonly priceSinceDaysAgo?: number;
  readonly special?: DemoSpecialPrice;
  readonly hasTierPrices?: true;
};

const bestsellerQuantity = 60;
const strips = { new: 38, sale: 39, bestsellers: 547 } as const;

const businessTiers: DemoProductBase['tierPrices'] = [
  { quantity: 5, percentOff: 5 },
  { quantity: 10, percentOff: 10 },
  { quantity: 25, percentOff: 15 },
];

const parentOf = new Map(categories.map(({ id, parentId }) => [id, parentId]));

function withParents(id: number): readonly number[] {
  const parent = parentOf.get(id);
  return parent === undefined || parent <= 2 ? [id] : [...withParents(parent), id];
}

function categoryIdsOf(facts: ProductFacts): readonly number[] {
  const own = facts.categories.flatMap(withParents);
  const promised = [
    ...(facts.newUntilInDays === undefined ? [] : [strips.new]),
    ...(facts.special === undefined ? [] : [strips.sale]),
    ...(facts.sold[1] >= bestsellerQuantity ? [strips.bestsellers] : []),
  ];
  return [...new Set([...own, ...promised])];
}

const priceSteps = (facts: ProductFacts): readonly DemoPriceStep[] =>
  facts.cents === undefined
    ? []
    : [...(facts.earlierPrices ?? []), { cents: facts.cents, fromDaysAgo: facts.priceSinceDaysAgo ?? facts.createdDaysAgo }];

/** Leaves out what is undefined, as exactOptionalPropertyTypes wants. */
function optionalFields(facts: ProductFacts): Partial<DemoProductBase> {
  return {
    ...(facts.newUntilInDays === undefined ? {} : { newUntilInDays: facts.newUntilInDays }),
    ...(facts.warnings === undefined ? {} : { warnings: facts.warnings }),
    ...(facts.content === undefined ? {} : { content: facts.content }),
    ...(facts.cashback === undefined ? {} : { cashback: facts.cashback }),
    ...(facts.manufacturerPriceCents === undefined ? {} : { manufacturerPriceCents: facts.manufacturerPriceCents }),
    ...(facts.special === undefined ? {} : { special: facts.special }),
  };
}

/** SKU of a product: MA-DIR-1001. */
export const skuOf = (family: string, number: number): string => `MA-${family}-${number}`;

/** Everything the four product types share. */
export function productBase(facts: ProductFacts, pictures: DemoProductBase['pictures']): DemoProductBase {
  return {
    id: facts.number,
    sku: skuOf(facts.family, facts.number),
    name: facts.name,
    urlKey: perLanguage((language) => slug(facts.name[language])),
    shortDescription: facts.short,
    description: longDescription(facts),
    categoryIds: categoryIdsOf(facts),
    attributes: { merk: facts.brand, ...facts.attributes, ...(facts.care.length === 0 ? {} : { wassen: facts.care }) },
    brand: facts.brand,
    pictures,
    createdDaysAgo: facts.createdDaysAgo,
    sales: { orders: facts.sold[0], quantity: facts.sold[1], lastOrderDaysAgo: facts.sold[2] },
    materials: facts.materials,
    care: facts.care,
    hasAnimalParts: facts.hasAnimalParts ?? false,
    downloads: facts.downloads ?? [],
    related: facts.related ?? [],
    upsell: facts.upsell ?? [],
    crosssell: facts.crosssell ?? [],
    prices: priceSteps(facts),
    tierPrices: facts.hasTierPrices === true ? businessTiers : [],
    ...optionalFields(facts),
  };
}
