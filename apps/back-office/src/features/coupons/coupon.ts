import {
  EditCouponDocument,
  type CouponPageFragment,
  type CouponQuery,
  type CouponTab,
  type CouponTestQuery,
} from '../../generated/graphql.ts';
import { ask } from '../../lib/api/api.ts';
import type { Edit, SaveAnswer } from '../../lib/edits/use-edits.ts';
import { pageIn } from '../../lib/list/list-address.ts';
import type { RefusalText } from '../../lib/refusals/use-refusal.ts';
import { chosenIn } from '../../shell/queue/use-queue.ts';

export type Coupon = CouponPageFragment;
export type Choices = CouponQuery['couponChoices'];

export type Rule =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'cart-fixed' | 'fixed'; readonly cents: number }
  | { readonly type: 'free-shipping' };

/** What is edited of a coupon; switching it on and off has a button of its own. */
export type CouponValues = {
  readonly rule: Rule;
  readonly minimumCents: number | null;
  readonly categories: readonly number[];
  readonly skus: readonly string[];
  readonly countries: readonly string[];
  readonly isForBusiness: boolean;
  readonly excludesReduced: boolean;
  readonly starts: string | null;
  readonly ends: string | null;
  readonly usesPerCoupon: number | null;
  readonly usesPerCustomer: number | null;
  /** By store view. */
  readonly [label: `label.${string}`]: string | null;
};

export const labelOf = (view: string) => `label.${view}` as const;

export function couponOf(coupon: Coupon, views: readonly string[]) {
  const labels = (coupon.label ?? {}) as Readonly<Record<string, string>>;
  return {
    version: coupon.version,
    values: {
      ...Object.fromEntries(views.map((view) => [labelOf(view), labels[view] ?? null])),
      rule: coupon.rule as Rule,
      minimumCents: coupon.minimumCents ?? null,
      categories: coupon.categories,
      skus: coupon.skus,
      countries: coupon.countries,
      isForBusiness: coupon.isForBusiness,
      excludesReduced: coupon.excludesReduced,
      starts: coupon.starts ?? null,
      ends: coupon.ends ?? null,
      usesPerCoupon: coupon.usesPerCoupon ?? null,
      usesPerCustomer: coupon.usesPerCustomer ?? null,
    } satisfies CouponValues,
  };
}

export const saveCoupon =
  (words: RefusalText, views: readonly string[]) =>
  async (edit: Edit): Promise<SaveAnswer<CouponValues>> => {
    const { editCoupon: answer } = await ask(EditCouponDocument, { edit });
    if (answer.__typename === 'CouponSaved') return { kind: 'saved', current: couponOf(answer.coupon, views), merged: answer.merged };
    if (answer.__typename === 'EditConflict') return { kind: 'conflict', conflict: answer };
    if (answer.__typename === 'WaitsForApproval') return { kind: 'waits' };
    return { kind: 'refused', message: words(answer), field: answer.field };
  };

export const tabs = ['all', 'running', 'planned', 'ended', 'off'] as const satisfies readonly CouponTab[];

export const tabIn = (params: URLSearchParams): CouponTab => chosenIn(params, 'tab', tabs);

export const readCoupons = (params: URLSearchParams) => ({ list: pageIn(params), tab: tabIn(params) });

/** A cart as somebody types it: an article a line, with how many of it (`MA-1 2`, `2x MA-1`); one without a number is one piece. */
export function readCart(text: string): { sku: string; quantity: number }[] {
  return text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, before, sku = line, after] = /^(?:(\d{1,3})\s*[x×]?\s+)?(\S+)(?:\s+[x×]?\s*(\d{1,3}))?$/i.exec(line) ?? [];
      return { sku, quantity: Number(after ?? before ?? 1) };
    });
}

type Answer = CouponTestQuery['couponTest'];
/** What a rule or a whole coupon says to a cart; open while there is nothing it could be asked of. */
export type Standing = 'no' | 'open' | 'yes';

const rulesOfGoods: readonly string[] = ['helps', 'lines', 'minimum'] satisfies readonly Answer['rules'][number]['rule'][];

/** Without an article nobody can say whether a coupon counts for one, or whether they cost enough. */
export function standingOf({ rule, holds }: Answer['rules'][number], { lines }: Pick<Answer, 'lines'>): Standing {
  if (lines.length === 0 && rulesOfGoods.includes(rule)) return 'open';
  return holds ? 'yes' : 'no';
}

export function verdictOf(answer: Pick<Answer, 'lines' | 'rules' | 'works'>): Standing {
  if (answer.works) return 'yes';
  const isRefused = answer.rules.some((ruled) => standingOf(ruled, answer) === 'no');
  return isRefused || answer.lines.length > 0 ? 'no' : 'open';
}
