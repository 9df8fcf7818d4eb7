import type { CartContentFragment, CartLineItemFragment } from '../../../generated/graphql.ts';
import type { CartAddition } from '../adding/add-to-cart.ts';

export const linesOf = (cart: CartContentFragment | undefined): readonly CartLineItemFragment[] =>
  (cart?.itemsV2?.items ?? []).filter((line) => line !== null);

/** The very thing that is bought: the chosen variant, where there are any. */
export const boughtThing = (line: CartLineItemFragment) =>
  line.__typename === 'ConfigurableCartItem' ? { ...line.product, ...line.configured_variant } : line.product;

export const variantSku = (line: CartLineItemFragment): string => boughtThing(line).sku ?? '';

/** How the same line is put into the cart again. */
export function additionOf(line: CartLineItemFragment): CartAddition {
  const { quantity } = line;
  const sku = line.product.sku ?? '';
  if (line.__typename === 'ConfigurableCartItem') return { sku: variantSku(line), parentSku: sku, quantity };
  if (line.__typename !== 'BundleCartItem') return { sku, quantity };
  const uids = line.bundle_options.flatMap((option) => (option?.values ?? []).flatMap((value) => (value ? [value.uid] : [])));
  return { sku, quantity, selectedOptions: uids };
}

type LineAmounts = {
  readonly unit: number;
  /** LAW-03: what one piece may be compared with; undefined where no reduction may be announced. */
  readonly reference: number | undefined;
  readonly row: number;
};

/** One piece, its reference price, and the row: with VAT or without. */
export function amountsOf({ prices }: CartLineItemFragment, isNet: boolean): LineAmounts {
  const [gross, net] = [prices?.price_including_tax.value ?? 0, prices?.price.value ?? 0];
  const lowest = prices?.reference_price?.value ?? 0;
  const reference = lowest > gross ? lowest : undefined;
  if (!isNet) return { unit: gross, reference, row: prices?.row_total_including_tax.value ?? 0 };
  const inNet = (amount: number): number => (gross > 0 ? Math.round((amount * net * 100) / gross) / 100 : amount);
  return { unit: net, reference: reference === undefined ? undefined : inNet(reference), row: prices?.row_total.value ?? 0 };
}
