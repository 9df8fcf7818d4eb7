import type { Cents } from '#kernel/money.ts';
import type { CouponObstacle, CouponRule } from './coupon-rule.ts';
import type { TaxClass, TaxRule } from './tax-rule.ts';
import type { TierRule } from './tier-prices.ts';

/** One line to be priced; amounts are list prices of one piece. */
export type LineInput = {
  /** Tells lines apart and orders them, so that the order in which they were added cannot change a cent. */
  readonly key: string;
  readonly quantity: number;
  readonly regularCents: Cents;
  /** With a running special price or the reduction of a bundle. */
  readonly finalCents: Cents;
  /** What a reduction may be compared with (LAW-03). */
  readonly referenceCents?: Cents | undefined;
  /** Only used for approved businesses. */
  readonly tiers: readonly TierRule[];
  readonly taxClass: TaxClass;
  /** Of an order that was placed: what its coupon took off the row then, so that none is asked again. */
  readonly givenDiscountCents?: Cents | undefined;
  readonly categoryIds: readonly number[];
  /** Its own SKU and that of its parent. */
  readonly skus: readonly string[];
};

export type TotalsInput = {
  readonly lines: readonly LineInput[];
  readonly tax: TaxRule;
  readonly isApprovedBusiness: boolean;
  readonly coupon?: CouponRule | undefined;
  /** List price of the chosen method; undefined while none is chosen. */
  readonly shippingCents?: Cents | undefined;
  /** From which subtotal delivery to this destination is free; undefined where it never is. */
  readonly freeShipping?: { readonly cents: Cents; readonly includesTax: boolean } | undefined;
};

/** Amounts as they are asked; `incl` and `excl` say whether VAT is in them. */
export type LineTotals = {
  readonly key: string;
  readonly quantity: number;
  readonly originalUnitIncl: Cents;
  /** Undefined where no reduction may be announced (LAW-03). */
  readonly referenceUnitIncl?: Cents;
  readonly unitIncl: Cents;
  readonly unitExcl: Cents;
  readonly originalRowIncl: Cents;
  readonly rowIncl: Cents;
  readonly rowExcl: Cents;
  /** What the coupon takes off the row, including VAT. */
  readonly discount: Cents;
  /** VAT of the row after the discount. */
  readonly tax: Cents;
  readonly taxPercent: number;
};

export type ShippingTotals = {
  readonly listIncl: Cents;
  /** Taken off by a coupon or because the subtotal is high enough. */
  readonly discount: Cents;
  readonly isFree: boolean;
  readonly incl: Cents;
  readonly excl: Cents;
  readonly tax: Cents;
};

export type TaxTotals = { readonly percent: number; readonly incl: Cents; readonly tax: Cents };

/** One sentence of the explanation: what was decided about which thing, and the amount. */
export type TraceStep = { readonly step: string; readonly about: string; readonly cents: Cents; readonly because: string };

export type Totals = {
  /** In the order of the input. */
  readonly lines: readonly LineTotals[];
  readonly subtotalIncl: Cents;
  readonly subtotalExcl: Cents;
  /** Of the goods. */
  readonly discount: Cents;
  readonly subtotalWithDiscountExcl: Cents;
  readonly shipping: ShippingTotals | undefined;
  /** One entry a rate, the highest first; without VAT the list is empty. */
  readonly taxes: readonly TaxTotals[];
  readonly tax: Cents;
  readonly grandTotal: Cents;
  readonly grandTotalExcl: Cents;
  readonly freeShippingRemaining: Cents | undefined;
  /** Undefined without a coupon and when it works. */
  readonly couponObstacle: CouponObstacle | undefined;
  readonly trace: readonly TraceStep[];
};
