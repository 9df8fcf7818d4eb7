import type { CartContentFragment } from '../../../generated/graphql.ts';
import { linesOf } from '../lines/line-facts.ts';

const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

/**
 * The cart as it will most likely be with the quantities that are on their way, shown until the shop answers. Coupons and
 * VAT are the shop's to say.
 */
export function expectedCart(cart: CartContentFragment, wanted: Readonly<Record<string, number>>): CartContentFragment {
  if (Object.keys(wanted).length === 0) return cart;
  let [addedCents, addedNet, addedPieces] = [0, 0, 0];
  const items = linesOf(cart).flatMap((line) => {
    const quantity = wanted[line.uid] ?? line.quantity;
    if (quantity === line.quantity) return [line];
    const row = cents(line.prices?.price_including_tax.value) * quantity;
    const net = cents(line.prices?.price.value) * quantity;
    addedCents += row - cents(line.prices?.row_total_including_tax.value);
    addedNet += net - cents(line.prices?.row_total.value);
    addedPieces += quantity - line.quantity;
    if (quantity === 0) return [];
    const rows = { row_total_including_tax: { value: row / 100 }, row_total: { value: net / 100 } };
    return [{ ...line, quantity, ...(line.prices ? { prices: { ...line.prices, ...rows } } : {}) }];
  });
  const plus = (amount: { readonly value: number | null } | null, added = addedCents) => ({ value: (cents(amount?.value) + added) / 100 });
  const countsLines = cart.summary_count === linesOf(cart).length && cart.summary_count !== pieces(cart);
  return {
    ...cart,
    summary_count: countsLines ? items.length : cart.summary_count + addedPieces,
    prices: cart.prices && {
      ...cart.prices,
      subtotal_including_tax: plus(cart.prices.subtotal_including_tax),
      subtotal_excluding_tax: plus(cart.prices.subtotal_excluding_tax, addedNet),
      subtotal_with_discount_excluding_tax: plus(cart.prices.subtotal_with_discount_excluding_tax, addedNet),
      grand_total: plus(cart.prices.grand_total),
    },
    free_shipping_remaining: cart.free_shipping_remaining && {
      value: Math.max(0, cents(cart.free_shipping_remaining.value) - addedCents) / 100,
    },
    itemsV2: { items },
  };
}

const pieces = (cart: CartContentFragment): number => linesOf(cart).reduce((sum, { quantity }) => sum + quantity, 0);
