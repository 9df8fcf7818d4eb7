import { languageLocales, perLanguage } from '@shop/contract';
import type {
  Language,
  Money,
  PriceRange,
  ProductBasePrice,
  ProductDiscount,
  ProductPrice,
  ProductPrices,
  ReferencePrice,
  TierPrice,
} from '@shop/contract';
import type { Cents } from '#kernel/money.ts';
import { toDecimal } from '#kernel/money.ts';
import type { Content, Discount, TierRule, UnitPrice, UnitPriceRange } from '#modules/pricing/index.ts';
import { basePrice, discountOf, tierPrices } from '#modules/pricing/index.ts';

/** An amount as the wire knows it. */
export const money = (cents: Cents): Money => ({ currency: 'EUR', value: toDecimal(cents) });

const discount = ({ cents, percent }: Discount): ProductDiscount => ({ amount_off: toDecimal(cents), percent_off: percent });

const formats = perLanguage((language) => new Intl.NumberFormat(languageLocales[language], { style: 'currency', currency: 'EUR' }));

/** The words the law asks for beside a struck price (LAW-03). */
const referenceMessages: Record<Language, string> = {
  nl: 'Laagste prijs afgelopen 30 dagen',
  de: 'Niedrigster Preis der letzten 30 Tage',
  en: 'Lowest price in the last 30 days',
};

/** A reference price named as the law wants it, on every page that shows one. */
export function referenceShape(reference: UnitPrice['reference'], language: Language): ReferencePrice | null {
  if (!reference) return null;
  return {
    value: toDecimal(reference.cents),
    percent_off: reference.percentOff,
    label: `${referenceMessages[language]}: ${formats[language].format(toDecimal(reference.cents))}`,
  };
}

/** What a litre, kilogram or metre costs at the price of one piece; of goods that are not sold by measure nothing (LAW-04). */
export function basePriceShape(cents: Cents, content: Content | undefined): ProductBasePrice | null {
  if (!content) return null;
  const base = basePrice(cents, content);
  return { value: toDecimal(base.cents), unit: base.unit };
}

const shapeCache = perLanguage(() => new WeakMap<UnitPrice, ProductPrice>());

/** Thousands of variants share one price, so it is written once. */
function productPrice(price: UnitPrice, language: Language): ProductPrice {
  let shape = shapeCache[language].get(price);
  if (shape) return shape;
  shape = {
    regular_price: money(price.regularCents),
    final_price: money(price.finalCents),
    discount: discount(discountOf(price.regularCents, price.finalCents)),
    fixed_product_taxes: [],
    reference_price: referenceShape(price.reference, language),
    base_price: basePriceShape(price.finalCents, price.content),
  };
  shapeCache[language].set(price, shape);
  return shape;
}

const knownRanges = perLanguage(() => new WeakMap<UnitPriceRange, PriceRange>());

/** From the lowest to the highest price. */
export function priceRangeShape(range: UnitPriceRange, language: Language): PriceRange {
  let shape = knownRanges[language].get(range);
  if (shape) return shape;
  shape = { minimum_price: productPrice(range.lowest, language), maximum_price: productPrice(range.highest, language) };
  knownRanges[language].set(range, shape);
  return shape;
}

/** The price object older clients ask for. */
export const oldPriceShape = ({ lowest, highest }: UnitPriceRange): ProductPrices => ({
  minimalPrice: { amount: money(lowest.finalCents), adjustments: [] },
  maximalPrice: { amount: money(highest.finalCents), adjustments: [] },
  regularPrice: { amount: money(lowest.regularCents), adjustments: [] },
});

/** Prices by quantity. */
export const tierShape = (finalCents: Cents, rules: readonly TierRule[]): TierPrice[] =>
  tierPrices(finalCents, rules).map((tier) => ({
    quantity: tier.quantity,
    final_price: money(tier.finalCents),
    discount: discount(tier.discount),
  }));
