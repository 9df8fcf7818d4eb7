import { zonedTime } from '@shop/rules/zoned-time';
import { brokenConstraint } from '#kernel/database/database-errors.ts';
import type { Database } from '#kernel/database/database.ts';
import { alreadyExists, inputError, notFound } from '#kernel/errors.ts';
import { couponKeyOf, isRunning, type Coupon } from './coupon.ts';
import { disableCoupon, insertCoupons, listCoupons, type NewCoupon } from './coupon-repository.ts';

/** A coupon as staff wish it. */
export type CouponWish = Pick<Coupon, 'code' | 'effect' | 'conditions'> & {
  /** The words beside the discount, the same in every language; the code unless told. */
  readonly label?: string | undefined;
  /** Days in the shop's own time zone, such as 2026-12-31; both count. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly usesPerCoupon?: number | undefined;
  readonly usesPerCustomer?: number | undefined;
};

/** What staff does with coupons; a change counts with the next look at a cart. */
export type CouponDesk = {
  list(now: Date): Promise<readonly (Coupon & { readonly isRunning: boolean })[]>;
  /** Answers with the code as it is stored. */
  add(wish: CouponWish): Promise<string>;
  disable(code: string): Promise<string>;
};

export const isCouponCode = (code: string): boolean => /^[\w-]{3,40}$/.test(code);

export const openCouponDesk = (database: Database): CouponDesk => ({
  list: async (now) => (await listCoupons(database)).map((coupon) => ({ ...coupon, isRunning: isRunning(coupon, now) })),
  add: async (wish) => {
    const coupon = couponOf(wish);
    await database
      .transaction((tx) => insertCoupons(tx, [coupon]))
      .catch((error: unknown) => {
        throw brokenConstraint(error) === 'coupon_code_key_unique' ? alreadyExists(`There is a coupon ${coupon.code} already.`) : error;
      });
    return coupon.code;
  },
  disable: async (code) => {
    const key = couponKeyOf(code);
    await database.transaction(async (tx) => {
      if (!(await disableCoupon(tx, key))) throw notFound(`There is no coupon ${code}.`);
    });
    return key;
  },
});

function couponOf({ code, effect, conditions, firstDay, lastDay, ...wish }: CouponWish): NewCoupon {
  if (!isCouponCode(code)) throw inputError(`${code} is not a code of 3 to 40 letters, digits, hyphens and underscores.`);
  const label = wish.label ?? couponKeyOf(code);
  checkEffect(effect);
  for (const count of [wish.usesPerCoupon, wish.usesPerCustomer, ...(conditions.categoryIds ?? [])]) {
    if (count !== undefined) checkThat(Number.isInteger(count) && count > 0, count, 'a whole number from 1');
  }
  return {
    code: couponKeyOf(code),
    label: { nl: label, de: label, en: label },
    isActive: true,
    effect,
    conditions,
    validFrom: firstDay === undefined ? null : midnight(firstDay, 0),
    // The last day counts.
    validTo: lastDay === undefined ? null : midnight(lastDay, 1),
    usesPerCoupon: wish.usesPerCoupon ?? null,
    usesPerCustomer: wish.usesPerCustomer ?? null,
    timesUsed: 0,
  };
}

function checkThat(isFine: boolean, given: string | number, what: string): void {
  if (!isFine) throw inputError(`${given} is not ${what}.`);
}

function checkEffect(effect: Coupon['effect']): void {
  if ('percent' in effect) checkThat(effect.percent > 0 && effect.percent <= 100, effect.percent, 'a percentage from 0 to 100');
  if ('cents' in effect) checkThat(Number.isInteger(effect.cents) && effect.cents >= 0, effect.cents, 'an amount in cents');
}

/** Midnight in the shop's own time zone, some days later. */
function midnight(text: string, days: number): Date {
  const day = new Date(`${text}T00:00:00Z`);
  checkThat(/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()), text, 'a day such as 2026-12-31');
  day.setUTCDate(day.getUTCDate() + days);
  return zonedTime(day.toISOString().slice(0, 10), '00:00', 'Europe/Amsterdam');
}
