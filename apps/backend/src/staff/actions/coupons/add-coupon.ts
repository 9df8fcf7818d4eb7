import { randomInt } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import { couponKeyOf, insertKeptCoupon, isCouponCode, type CouponTerms } from '#modules/cart/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { couponValues } from './coupon-fields.ts';

type Parts = { readonly clock: Clock };

export type NewCouponInput = {
  readonly code: string;
  /** More than one: a series of codes that begin with `code`, each for one use. */
  readonly codes?: number | undefined;
  /** Without them it is a draft: ten percent, switched off. */
  readonly terms?: CouponTerms | undefined;
};

const mostCodes = 5_000;
/** Nothing that is read for something else on paper; twelve of them are not guessed. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const randomLength = 12;

const draftOf = (code: string): CouponTerms => ({
  label: { nl: code, de: code, en: code },
  isActive: false,
  effect: { type: 'percent', percent: 10 },
  conditions: {},
  validFrom: null,
  validTo: null,
  usesPerCoupon: null,
  usesPerCustomer: null,
});

/** Makes a coupon, or a series of codes with the same terms (decision 090). */
export const addCoupon = ({ clock }: Parts): Action<NewCouponInput, { readonly code: string }> => ({
  name: 'coupon.add',
  permission: 'coupons.edit',
  run: async (tx, { code: given, codes = 1, terms: wanted }) => {
    const code = couponKeyOf(given);
    if (!isCouponCode(code))
      throw new Refused('coupon-code', `${given.slice(0, 50)} is not a code of 3 to 40 letters, digits, hyphens and underscores.`, 'code');
    if (!Number.isInteger(codes) || codes < 1 || codes > mostCodes)
      throw new Refused('coupon-many', `A series has at most ${mostCodes} codes.`, 'codes');
    if (codes > 1 && code.length > 40 - randomLength - 1)
      throw new Refused('coupon-code', 'The beginning of a series has at most 27 characters.', 'code');
    const terms = { ...(wanted ?? draftOf(code)), ...(codes > 1 ? { usesPerCoupon: 1 } : {}) };
    const made = codes > 1 ? seriesOf(code, codes) : [code];
    if (!(await insertKeptCoupon(tx, { codes: made, terms, now: clock.now() })))
      throw new Refused('coupon-taken', `There is a coupon ${code} already.`, 'code');
    const first = made[0] ?? code;
    const facts = { ...couponValues(terms, Object.keys(terms.label)), ...(codes > 1 ? { codes } : {}) };
    const changes = Object.entries(facts)
      .filter(([, after]) => after !== null && !(Array.isArray(after) && after.length === 0))
      .map(([field, after]) => ({ field, before: null, after }));
    return { answer: { code: first }, entries: [{ entity: 'coupon', entityId: first, version: 1, changes }] };
  },
});

function seriesOf(code: string, count: number): readonly string[] {
  const made = new Set<string>();
  while (made.size < count) made.add(`${code}-${Array.from({ length: randomLength }, () => letters[randomInt(letters.length)]).join('')}`);
  return [...made];
}
