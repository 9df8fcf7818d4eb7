import { StartError } from '#kernel/errors.ts';
import { fromDecimal } from '#kernel/money.ts';
import { isCouponCode, type Coupon, type CouponWish } from '#modules/cart/index.ts';
import type { CouponDesk } from '../../staff/desks/coupon-desk.ts';
import { readOptions } from '../command.ts';

const usage = `npm run coupons -- list
npm run coupons -- add CODE (--percent 10 | --amount 25 | --each 5 | --free-shipping) [--label TEXT] [--from 2026-12-01] [--to 2026-12-31]
  [--minimum 150] [--uses 500] [--per-customer 1] [--categories 110,130] [--skus A,B] [--countries NL,DE] [--business] [--not-reduced]
npm run coupons -- disable CODE`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  percent: text,
  amount: text,
  each: text,
  'free-shipping': flag,
  label: text,
  from: text,
  to: text,
  minimum: text,
  uses: text,
  'per-customer': text,
  categories: text,
  skus: text,
  countries: text,
  business: flag,
  'not-reduced': flag,
} as const;

/** Reads the arguments of `npm run coupons`; what they say is done at a desk. */
export function readCouponCommand(args: readonly string[], now: Date): (desk: CouponDesk) => Promise<readonly string[]> {
  const [verb, ...rest] = args;
  const [code] = rest;
  if (verb === 'list') return async (desk) => (await desk.list(now)).map(couponLine);
  if (verb === 'add') {
    const wish = readWish(rest);
    return async (desk) => [`${await desk.add(wish)} can be used.`];
  }
  if (verb === 'disable' && code !== undefined) return async (desk) => [`${await desk.disable(code)} cannot be used any more.`];
  throw new StartError(usage);
}

function couponLine({ code, isRunning, effect, validFrom, validTo, timesUsed, usesPerCoupon }: Coupon & { isRunning: boolean }): string {
  const amount = 'percent' in effect ? `${effect.percent} %` : 'cents' in effect ? `${effect.cents} cents` : '';
  const day = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '';
  return [
    code,
    isRunning ? 'running' : 'not running',
    effect.type,
    amount,
    `${day(validFrom)}–${day(validTo)}`,
    `${timesUsed} of ${usesPerCoupon ?? 'any'} uses`,
  ].join('\t');
}

function readWish(args: readonly string[]): CouponWish {
  const { values, positionals } = readOptions(args, options, usage);
  const [code, ...others] = positionals;
  if (code === undefined || others.length > 0 || !isCouponCode(code)) throw new StartError(usage);
  const list = (given: string | undefined): string[] | undefined => given?.split(',').map((part) => part.trim());
  const effects: Coupon['effect'][] = [
    ...(values.percent === undefined ? [] : [{ type: 'percent' as const, percent: readPercent(values.percent) }]),
    ...(values.amount === undefined ? [] : [{ type: 'cart-fixed' as const, cents: readAmount(values.amount) }]),
    ...(values.each === undefined ? [] : [{ type: 'fixed' as const, cents: readAmount(values.each) }]),
    ...(values['free-shipping'] ? [{ type: 'free-shipping' as const }] : []),
  ];
  const [effect, ...more] = effects;
  if (!effect || more.length > 0) throw new StartError(usage);
  return {
    code,
    effect,
    label: values.label,
    conditions: {
      minimumSubtotalCents: values.minimum === undefined ? undefined : readAmount(values.minimum),
      categoryIds: list(values.categories)?.map(readCount),
      skus: list(values.skus),
      countryCodes: list(values.countries),
      isForBusiness: values.business,
      excludesReduced: values['not-reduced'],
    },
    firstDay: values.from,
    lastDay: values.to,
    usesPerCoupon: values.uses === undefined ? undefined : readCount(values.uses),
    usesPerCustomer: values['per-customer'] === undefined ? undefined : readCount(values['per-customer']),
  };
}

function readNumber(given: string, pattern: RegExp, what: string): number {
  if (!pattern.test(given)) throw new StartError(`${given} is not ${what}.`);
  return Number(given);
}

const readPercent = (given: string): number => readNumber(given, /^\d{1,3}(\.\d{1,2})?$/, 'a percentage from 0 to 100');
const readAmount = (given: string): number => fromDecimal(readNumber(given, /^\d{1,6}(\.\d{1,2})?$/, 'an amount such as 25 or 7.50'));
const readCount = (given: string): number => readNumber(given, /^[1-9]\d{0,6}$/, 'a whole number from 1');
