import type { Queryable } from '#kernel/database/database.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import { judgeCoupon, type CouponObstacle, type LineObstacle } from '#modules/pricing/index.ts';
import { emptyDocument, type CartLine } from '../cart.ts';
import { isItemError } from '../item-error.ts';
import { methodsTo, offeredLines, priceCart, totalsInput, type CartState } from '../price-cart.ts';
import { resolveItem, type WantedItem } from '../resolve-item.ts';
import { runningAnswers, type Coupon } from './coupon.ts';
import { countUses } from './coupon-repository.ts';
import { couponHelps, unusedReason } from './unused-coupon.ts';

/** A cart that somebody thinks of, and who would have it when. */
export type ThoughtCart = {
  readonly items: readonly WantedItem[];
  readonly countryCode: string;
  readonly isApprovedBusiness: boolean;
  /** Who uses it; undefined while nobody knows. */
  readonly customerKey: string | undefined;
  readonly now: Date;
};

type RuleName = ReturnType<typeof runningAnswers>[number]['rule'] | CouponObstacle | 'customer-uses' | 'helps';

/** What one rule says; `given` and `limit` are cents of the minimum, or uses. */
type RuleAnswer = {
  readonly rule: RuleName;
  readonly holds: boolean;
  readonly given?: number | undefined;
  readonly limit?: number | undefined;
};

export type CouponJudgement = {
  readonly answers: readonly RuleAnswer[];
  readonly lines: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly rowCents: number;
    readonly obstacle: LineObstacle | undefined;
  }[];
  /** What cannot be bought then. */
  readonly unknown: readonly string[];
  readonly discountCents: number;
  readonly shippingDiscountCents: number;
  readonly totalCents: number;
};

type Shop = Pick<CartState, 'view' | 'delivery' | 'stores'>;

/** What every rule of a coupon says to a cart, by the functions that carts are priced with. Nothing is written; stock is not asked. */
export async function judgeCart(sql: Queryable, shop: Shop, coupon: Coupon, thought: ThoughtCart): Promise<CouponJudgement> {
  const { lines: wanted, unknown } = linesOf(thought, shop.view);
  const state = stateOf(shop, coupon, thought, wanted);
  const lines = offeredLines(state);
  const input = totalsInput(state, lines);
  const verdict = judgeCoupon(coupon, input);
  const totals = priceCart(state, lines);
  const limits = { minimum: { given: verdict.subtotalCents, limit: coupon.conditions.minimumSubtotalCents } };
  const answers: readonly RuleAnswer[] = [
    ...runningAnswers(coupon, thought.now).map((answer) =>
      answer.rule === 'uses-left' ? { ...answer, given: coupon.timesUsed, limit: coupon.usesPerCoupon ?? undefined } : answer,
    ),
    ...(await customerAnswer(sql, coupon, thought.customerKey)),
    ...verdict.answers.map((answer) => (answer.rule === 'minimum' ? { ...answer, ...limits.minimum } : answer)),
  ];
  const isUnused = answers.every(({ holds }) => holds) && unusedReason({ state, lines, totals }) !== undefined;
  return {
    answers: isUnused ? [...answers, { rule: 'helps', holds: couponHelps(totals) }] : answers,
    lines: lines.map(({ line: { sku, quantity } }, index) => ({
      sku,
      quantity,
      rowCents: verdict.lines[index]?.rowCents ?? 0,
      obstacle: verdict.lines[index]?.obstacle,
    })),
    unknown,
    discountCents: totals.discount,
    shippingDiscountCents: totals.shipping?.discount ?? 0,
    totalCents: totals.grandTotal,
  };
}

function linesOf(
  { items, now }: ThoughtCart,
  view: CatalogueView,
): { readonly lines: readonly CartLine[]; readonly unknown: readonly string[] } {
  const lines = new Map<string, CartLine>();
  const unknown: string[] = [];
  for (const item of items) {
    const found = resolveItem(item, view, now);
    if (isItemError(found)) {
      unknown.push(item.sku);
      continue;
    }
    const same = lines.get(found.sku);
    const line = { ...found, id: same?.id ?? lines.size + 1, addedAt: now.toISOString() };
    lines.set(found.sku, { ...line, quantity: found.quantity + (same?.quantity ?? 0) });
  }
  return { lines: [...lines.values()], unknown };
}

function stateOf(shop: Shop, coupon: Coupon, { countryCode, isApprovedBusiness, now }: ThoughtCart, lines: readonly CartLine[]): CartState {
  const nobodys = { id: 0, maskedId: '', customerId: null, status: 'active', mergedInto: null, version: 0 } as const;
  const document = { ...emptyDocument, lines, couponKey: coupon.code };
  const cart = { ...nobodys, storeCode: shop.view.scope.code, document };
  const state: CartState = { ...shop, cart, coupon, levels: new Map(), isApprovedBusiness, now, estimate: { countryCode } };
  const parcel = methodsTo(state, countryCode).find(({ method }) => !method.isPickup)?.method;
  return { ...state, estimate: { countryCode, method: parcel } };
}

/** A cart whose customer is not known yet may have the coupon: it is asked again when the order is placed. */
async function customerAnswer(
  sql: Queryable,
  { id, usesPerCustomer }: Coupon,
  customerKey: string | undefined,
): Promise<readonly RuleAnswer[]> {
  if (usesPerCustomer === null) return [];
  if (customerKey === undefined) return [{ rule: 'customer-uses', holds: true, limit: usesPerCustomer }];
  const given = await countUses(sql, id, customerKey);
  return [{ rule: 'customer-uses', holds: given < usesPerCustomer, given, limit: usesPerCustomer }];
}
