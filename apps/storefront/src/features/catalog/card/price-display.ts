import type { BasePriceFacts } from '../../../lib/prices/base-price-facts.ts';

type Amount = { readonly value?: number | null };
type ProductPrice = {
  readonly final_price: Amount;
  readonly reference_price?: { readonly value: number; readonly percent_off: number } | null;
  readonly base_price?: BasePriceFacts | null;
};
type PriceRange = { readonly minimum_price: ProductPrice; readonly maximum_price?: { readonly final_price: Amount } | null };

export type PriceDisplay = {
  readonly amount: number;
  /** The dearest variant costs more: the amount is a "from" price. */
  readonly from: boolean;
  /** LAW-03: the only price that may be struck, and the percentage that goes with it. */
  readonly reference?: { readonly amount: number; readonly percentOff: number };
  /** LAW-04: of goods sold by measure. */
  readonly base?: BasePriceFacts;
};

/** What may be said about the price of a product, wherever it is shown: nothing but the reference price makes a reduction. */
export function priceDisplay(range: PriceRange): PriceDisplay {
  const amount = range.minimum_price.final_price.value ?? 0;
  const highest = range.maximum_price?.final_price.value ?? amount;
  const { reference_price: reference, base_price: base } = range.minimum_price;
  const isReduction = reference && reference.value > amount && reference.percent_off > 0;
  return {
    amount,
    from: highest > amount,
    ...(reference && isReduction ? { reference: { amount: reference.value, percentOff: Math.floor(reference.percent_off) } } : {}),
    ...(base ? { base } : {}),
  };
}

/** The price a product wears labels for: the reduction of one part is not that of the look, group or set it belongs to. */
export function ownReduction({
  __typename,
  price_range,
}: {
  readonly __typename?: string;
  readonly price_range: PriceRange;
}): PriceDisplay {
  const { reference, ...price } = priceDisplay(price_range);
  return reference === undefined || __typename === 'GroupedProduct' ? price : { ...price, reference };
}
