import type { CouponConditions, CouponEffect } from '#modules/pricing/index.ts';
import { effectFault, type CouponTerms } from '#modules/cart/index.ts';
import { clockText, instantOf, readClock } from '../campaigns/campaign-fields.ts';
import { Refused } from '../../run-action.ts';

/** A coupon as its fields are edited, beside `label.` and a store view; moments are what a clock in the branches shows. */
type CouponValues = {
  readonly rule: CouponEffect;
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
  readonly isActive: boolean;
};

type Values = CouponValues & { readonly [label: `label.${string}`]: string | null };

const mostCents = 10_000_000;
const mostUses = 10_000_000;
const mostNamed = 1_000;
const longestLabel = 100;
const labelOf = (view: string) => `label.${view}` as const;

export function couponValues(terms: CouponTerms, views: readonly string[]): Values {
  const { conditions, validFrom, validTo } = terms;
  return {
    ...Object.fromEntries(views.map((view) => [labelOf(view), terms.label[view] ?? null])),
    rule: terms.effect,
    minimumCents: conditions.minimumSubtotalCents ?? null,
    categories: conditions.categoryIds ?? [],
    skus: conditions.skus ?? [],
    countries: conditions.countryCodes ?? [],
    isForBusiness: conditions.isForBusiness ?? false,
    excludesReduced: conditions.excludesReduced ?? false,
    starts: validFrom && clockText(validFrom),
    ends: validTo && clockText(validTo),
    usesPerCoupon: terms.usesPerCoupon,
    usesPerCustomer: terms.usesPerCustomer,
    isActive: terms.isActive,
  };
}

type Given = Readonly<Record<string, unknown>>;

/** The terms as somebody has typed them over those that stood there, checked; they come from outside. */
export function readCouponTerms(
  before: CouponTerms,
  given: Given,
  views: readonly string[],
  isChanged: (field: string) => boolean,
): CouponTerms {
  // To the minute: what nobody touched stays what it was.
  const validFrom = isChanged('starts') ? readMoment(given, 'starts') : before.validFrom;
  const validTo = isChanged('ends') ? readMoment(given, 'ends') : before.validTo;
  if (validFrom && validTo && validTo <= validFrom) throw new Refused('coupon-ends', 'A coupon ends after it begins.', 'ends');
  const others = Object.entries(before.label).filter(([view]) => !views.includes(view));
  const labels = views.flatMap((view) => {
    const text = readLabel(given, labelOf(view));
    return text === null ? [] : [[view, text] as const];
  });
  return {
    label: Object.fromEntries([...others, ...labels]),
    effect: readEffect(given['rule']),
    conditions: readConditions(given),
    validFrom,
    validTo,
    usesPerCoupon: readUses(given, 'usesPerCoupon'),
    usesPerCustomer: readUses(given, 'usesPerCustomer'),
    isActive: given['isActive'] === true,
  };
}

function readMoment(given: Given, field: string): Date | null {
  const text = given[field];
  return text === null || text === undefined || text === '' ? null : instantOf(readClock(text, field));
}

function readLabel(given: Given, field: string): string | null {
  const text = given[field];
  const label = typeof text === 'string' ? text.trim() : '';
  if (label.length > longestLabel) throw new Refused('coupon-label', 'The words beside a discount have at most 100 characters.', field);
  return label === '' ? null : label;
}

function readEffect(given: unknown): CouponEffect {
  const { type, percent, cents } = (typeof given === 'object' && given !== null ? given : {}) as Given;
  const effect: CouponEffect | undefined =
    type === 'percent' && typeof percent === 'number'
      ? { type, percent }
      : (type === 'fixed' || type === 'cart-fixed') && typeof cents === 'number' && cents <= mostCents
        ? { type, cents }
        : type === 'free-shipping'
          ? { type }
          : undefined;
  if (!effect || effectFault(effect) !== undefined)
    throw new Refused('coupon-rule', 'A coupon takes up to 100 percent or an amount off, or makes delivery free.', 'rule');
  return effect;
}

/** What is not asked for is left out: every condition that is there must hold. */
function readConditions(given: Given): CouponConditions {
  const minimum = given['minimumCents'] ?? null;
  const isAmount = typeof minimum === 'number' && Number.isInteger(minimum) && minimum >= 0 && minimum <= mostCents;
  if (minimum !== null && !isAmount) throw new Refused('coupon-minimum', 'The least amount is in cents.', 'minimumCents');
  const categoryIds = readList(
    given,
    'categories',
    (one): one is number => typeof one === 'number' && Number.isSafeInteger(one) && one > 0,
  );
  const skus = readList(given, 'skus', (one): one is string => typeof one === 'string' && one !== '' && one.length <= 100);
  const countryCodes = readList(given, 'countries', (one): one is string => typeof one === 'string' && /^[A-Z]{2}$/.test(one));
  return {
    ...(minimum ? { minimumSubtotalCents: minimum as number } : {}),
    ...(categoryIds.length > 0 ? { categoryIds } : {}),
    ...(skus.length > 0 ? { skus } : {}),
    ...(countryCodes.length > 0 ? { countryCodes } : {}),
    ...(given['isForBusiness'] === true ? { isForBusiness: true } : {}),
    ...(given['excludesReduced'] === true ? { excludesReduced: true } : {}),
  };
}

function readList<One>(given: Given, field: string, isOne: (one: unknown) => one is One): readonly One[] {
  const list: readonly unknown[] = Array.isArray(given[field]) ? given[field] : [];
  const read = list.filter(isOne);
  if (read.length < list.length || list.length > mostNamed)
    throw new Refused('campaign-many', `At most ${mostNamed} can be named here.`, field);
  return [...new Set(read)];
}

function readUses(given: Given, field: string): number | null {
  const uses = given[field] ?? null;
  if (uses === null) return null;
  if (typeof uses !== 'number' || !Number.isInteger(uses) || uses < 1 || uses > mostUses)
    throw new Refused('coupon-uses', 'A limit is a whole number from 1.', field);
  return uses;
}
