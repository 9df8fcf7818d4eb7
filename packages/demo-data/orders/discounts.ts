import { coupons } from '../checkout/coupons.ts';
import type { DemoCoupon } from '../checkout/model.ts';
import { shareOut, sumOf } from './arithmetic.ts';
import type { Sellable } from './catalogue-prices.ts';

export type DiscountableRow = {
  readonly item: Sellable;
  readonly quantity: number;
  readonly rowCents: number;
  readonly isReduced: boolean;
};

/** A coupon by its code. */
export function couponOf(code: string): DemoCoupon {
  const coupon = coupons.find((candidate) => candidate.code === code);
  if (!coupon) throw new Error(`${code} is no coupon`);
  return coupon;
}

function countsFor({ conditions }: DemoCoupon, { item, isReduced }: DiscountableRow): boolean {
  const { categoryIds, skus, excludesReduced = false } = conditions;
  const inCategory = categoryIds === undefined || item.product.categoryIds.some((id) => categoryIds.includes(id));
  return inCategory && (skus === undefined || skus.includes(item.product.sku)) && !(excludesReduced && isReduced);
}

/** What a coupon takes off each row, in cents. */
export function discountsOf(coupon: DemoCoupon, rows: readonly DiscountableRow[]): readonly number[] {
  const { effect } = coupon;
  const base = rows.map((row) => (countsFor(coupon, row) ? row.rowCents : 0));
  switch (effect.type) {
    case 'percent':
      return base.map((cents) => Math.round((cents * effect.percent) / 100));
    case 'fixed':
      return rows.map(({ quantity }, index) => Math.min(base[index] ?? 0, effect.cents * quantity));
    case 'cart-fixed':
      return shareOut(Math.min(effect.cents, sumOf(base)), base);
    case 'free-shipping':
      return rows.map(() => 0);
  }
}
