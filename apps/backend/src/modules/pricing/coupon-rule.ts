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

/** One rule of a coupon, and whether a cart keeps it. */
export type CouponAnswer = { readonly rule: CouponObstacle; readonly holds: boolean };

/** Each condition that a coupon has, in the order in which a shopper is told of them. */
export function couponAnswers({ conditions, effect }: CouponRule, lines: readonly Line[], facts: Facts): readonly CouponAnswer[] {
  const { isForBusiness, countryCodes, minimumSubtotalCents } = conditions;
  const needsLines = effect.type !== 'free-shipping' || restricts(conditions);
  return [
    ...(isForBusiness ? [{ rule: 'business', holds: facts.isApprovedBusiness } as const] : []),
    ...(countryCodes ? [{ rule: 'country', holds: countryCodes.includes(facts.countryCode) } as const] : []),
    ...(minimumSubtotalCents ? [{ rule: 'minimum', holds: facts.subtotalCents >= minimumSubtotalCents } as const] : []),
    ...(needsLines ? [{ rule: 'lines', holds: lines.some((line) => lineObstacle(line, conditions) === undefined) } as const] : []),
  ];
}

/** Which lines a coupon counts for; an obstacle when it gives nothing. */
export function couponLines<T extends Line>(
  rule: CouponRule,
  lines: readonly T[],
  facts: Facts,
): { readonly lines: readonly T[]; readonly obstacle?: CouponObstacle } {
  const failing = couponAnswers(rule, lines, facts).find(({ holds }) => !holds);
  if (failing) return { lines: [], obstacle: failing.rule };
  return { lines: lines.filter((line) => lineObstacle(line, rule.conditions) === undefined) };
}

const restricts = ({ categoryIds, skus, excludesReduced }: CouponConditions): boolean =>
  categoryIds !== undefined || skus !== undefined || excludesReduced === true;

/** Why a coupon does not count for a line. */
export type LineObstacle = 'free' | 'reduced' | 'category' | 'sku';

export function lineObstacle(line: Line, { categoryIds, skus, excludesReduced }: CouponConditions): LineObstacle | undefined {
  if (line.rowCents <= 0) return 'free';
  if (excludesReduced && line.isReduced) return 'reduced';
  if (categoryIds && !categoryIds.some((id) => line.categoryIds.includes(id))) return 'category';
  return !skus || skus.some((sku) => line.skus.includes(sku)) ? undefined : 'sku';
}
