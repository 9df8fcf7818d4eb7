type Discount = { readonly label: string; readonly applied_to: string; readonly amount: { readonly value: number | null } };

type DiscountRow = { readonly label: string; readonly amount: number };

const cents = (amount: number | null): number => Math.round((amount ?? 0) * 100);

/**
 * What is taken off, one row a label, on every screen: goods and delivery less these rows are the total (R052). A shop that prices
 * delivery before its coupon names what comes off it, ours has it in the price.
 */
export function discountRows(discounts: readonly (Discount | null)[] | null | undefined): readonly DiscountRow[] {
  const byLabel = new Map<string, number>();
  for (const discount of discounts ?? []) {
    if (discount) byLabel.set(discount.label, (byLabel.get(discount.label) ?? 0) + cents(discount.amount.value));
  }
  return [...byLabel].map(([label, off]) => ({ label, amount: off / 100 }));
}
