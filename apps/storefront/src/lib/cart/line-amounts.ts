import type { CartLinePricesFragment } from '../../generated/graphql.ts';
import type { BasePriceFacts } from '../prices/base-price-facts.ts';

type LineAmounts = {
  readonly unit: number;
  /** LAW-03: what one piece may be compared with; undefined where no reduction may be announced. */
  readonly reference: number | undefined;
  /** LAW-04: of goods sold by measure. */
  readonly base: BasePriceFacts | undefined;
  readonly row: number;
};

/** One piece, its reference price, its price by measure, and the row: with VAT or without. Every screen of the purchase asks this. */
export function lineAmounts(prices: CartLinePricesFragment | null | undefined, isNet: boolean): LineAmounts {
  const [gross, net] = [prices?.price_including_tax.value ?? 0, prices?.price.value ?? 0];
  const lowest = prices?.reference_price?.value ?? 0;
  const reference = lowest > gross ? lowest : undefined;
  const base = prices?.base_price ?? undefined;
  if (!isNet) return { unit: gross, reference, base, row: prices?.row_total_including_tax.value ?? 0 };
  const inNet = (amount: number): number => (gross > 0 ? Math.round((amount * net * 100) / gross) / 100 : amount);
  return {
    unit: net,
    reference: reference === undefined ? undefined : inNet(reference),
    base: base && { ...base, value: inNet(base.value) },
    row: prices?.row_total.value ?? 0,
  };
}
