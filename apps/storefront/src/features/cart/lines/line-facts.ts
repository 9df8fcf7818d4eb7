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
