import type { Cents } from '#kernel/money.ts';

/** `fixed` takes an amount off every piece, `cart-fixed` once off the whole cart; neither takes more than there is. */
export type CouponEffect =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'fixed'; readonly cents: Cents }
  | { readonly type: 'cart-fixed'; readonly cents: Cents }
  | { readonly type: 'free-shipping' };

/** Every condition that is given must hold. */
export type CouponConditions = {
  /** Of the goods at list prices, before the coupon. */
  readonly minimumSubtotalCents?: Cents | undefined;
  /** Only lines in one of these categories, or below it, count. */
  readonly categoryIds?: readonly number[] | undefined;
  /** Only these products count, named by their own SKU or that of the parent. */
  readonly skus?: readonly string[] | undefined;
  readonly countryCodes?: readonly string[] | undefined;
  readonly isForBusiness?: boolean | undefined;
  /** Lines that are already reduced stay out. */
  readonly excludesReduced?: boolean | undefined;
};

export type CouponRule = { readonly code: string; readonly effect: CouponEffect; readonly conditions: CouponConditions };

/** Why a coupon gives nothing to this cart. */
export type CouponObstacle = 'minimum' | 'lines' | 'country' | 'business';

type Line = {
  readonly rowCents: Cents;
  readonly categoryIds: readonly number[];
  readonly skus: readonly string[];
  readonly isReduced: boolean;
};
type Facts = { readonly subtotalCents: Cents; readonly countryCode: string; readonly isApprovedBusiness: boolean };

/** Which lines a coupon counts for; an obstacle when it gives nothing. */
export function couponLines<T extends Line>(
  { conditions, effect }: CouponRule,
  lines: readonly T[],
  facts: Facts,
): { readonly lines: readonly T[]; readonly obstacle?: CouponObstacle } {
  const none = (obstacle: CouponObstacle) => ({ lines: [], obstacle });
  if (conditions.isForBusiness && !facts.isApprovedBusiness) return none('business');
  if (conditions.countryCodes && !conditions.countryCodes.includes(facts.countryCode)) return none('country');
  if (facts.subtotalCents < (conditions.minimumSubtotalCents ?? 0)) return none('minimum');
  const fitting = lines.filter((line) => line.rowCents > 0 && fits(line, conditions));
  if (fitting.length === 0 && (effect.type !== 'free-shipping' || restricts(conditions))) return none('lines');
  return { lines: fitting };
}

const restricts = ({ categoryIds, skus, excludesReduced }: CouponConditions): boolean =>
  categoryIds !== undefined || skus !== undefined || excludesReduced === true;

function fits(line: Line, { categoryIds, skus, excludesReduced }: CouponConditions): boolean {
  if (excludesReduced && line.isReduced) return false;
  if (categoryIds && !categoryIds.some((id) => line.categoryIds.includes(id))) return false;
  return !skus || skus.some((sku) => line.skus.includes(sku));
}
