import { parseArgs } from 'node:util';
import { zonedTime } from '@shop/rules/zoned-time';
import { brokenConstraint } from '#kernel/database/database-errors.ts';
import type { Database } from '#kernel/database/database.ts';
import { StartError } from '#kernel/errors.ts';
import { fromDecimal } from '#kernel/money.ts';
import { couponKeyOf, disableCoupon, insertCoupons, isRunning, listCoupons, type Coupon, type NewCoupon } from '#modules/cart/index.ts';

const usage = `npm run coupons -- list
npm run coupons -- add CODE (--percent 10 | --amount 25 | --each 5 | --free-shipping) [--label TEXT] [--from 2026-12-01] [--to 2026-12-31]
  [--minimum 150] [--uses 500] [--per-customer 1] [--categories 110,130] [--skus A,B] [--countries NL,DE] [--business] [--not-reduced]
npm run coupons -- disable CODE`;

/** `list`, `add` and `disable` for staff; answers with the coupons it is about. */
export async function manageCoupons(database: Database, words: readonly string[], now: Date): Promise<readonly string[]> {
  const [verb, ...rest] = words;
  switch (verb) {
    case 'list':
      return (await listCoupons(database)).map((coupon) => lineOf(coupon, now));
    case 'add': {
      const coupon = readCoupon(rest);
      await insertCoupons(database, [coupon]).catch((error: unknown) => {
        throw brokenConstraint(error) === 'coupon_code_key_unique' ? new StartError(`There is a coupon ${coupon.code} already.`) : error;
      });
      return [`${coupon.code} can be used.`];
    }
    case 'disable': {
      const [code] = rest;
      if (code === undefined) throw new StartError(usage);
      if (!(await disableCoupon(database, couponKeyOf(code)))) throw new StartError(`There is no coupon ${code}.`);
      return [`${couponKeyOf(code)} cannot be used any more.`];
    }
    case undefined:
    default:
      throw new StartError(usage);
  }
}

function lineOf(coupon: Coupon, now: Date): string {
  const { code, effect, validFrom, validTo, timesUsed, usesPerCoupon } = coupon;
  const amount = 'percent' in effect ? `${effect.percent} %` : 'cents' in effect ? `${effect.cents} cents` : '';
  const day = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '';
  return [
    code,
    isRunning(coupon, now) ? 'running' : 'not running',
    effect.type,
    amount,
    `${day(validFrom)}–${day(validTo)}`,
    `${timesUsed} of ${usesPerCoupon ?? 'any'} uses`,
  ].join('\t');
}

const options = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  each: { type: 'string' },
  'free-shipping': { type: 'boolean' },
  label: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  minimum: { type: 'string' },
  uses: { type: 'string' },
  'per-customer': { type: 'string' },
  categories: { type: 'string' },
  skus: { type: 'string' },
  countries: { type: 'string' },
  business: { type: 'boolean' },
  'not-reduced': { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new StartError(usage);
  }
}

function readCoupon(args: readonly string[]): NewCoupon {
  const { values, positionals } = parse(args);
  const [code] = positionals;
  if (code === undefined || positionals.length > 1 || !/^[\w-]{3,40}$/.test(code)) throw new StartError(usage);
  const label = values.label ?? couponKeyOf(code);
  const list = (text: string | undefined): string[] | undefined => text?.split(',').map((part) => part.trim());
  return {
    code: couponKeyOf(code),
    label: { nl: label, de: label, en: label },
    isActive: true,
    effect: readEffect(values),
    conditions: {
      minimumSubtotalCents: amountOf(values.minimum),
      categoryIds: list(values.categories)?.map((id) => countOf(id)),
      skus: list(values.skus),
      countryCodes: list(values.countries),
      isForBusiness: values.business,
      excludesReduced: values['not-reduced'],
    },
    validFrom: values.from === undefined ? null : dayOf(values.from, 0),
    // The last day counts.
    validTo: values.to === undefined ? null : dayOf(values.to, 1),
    usesPerCoupon: values.uses === undefined ? null : countOf(values.uses),
    usesPerCustomer: values['per-customer'] === undefined ? null : countOf(values['per-customer']),
    timesUsed: 0,
  };
}

function readEffect(values: ReturnType<typeof parse>['values']): Coupon['effect'] {
  const effects: Coupon['effect'][] = [];
  if (values.percent !== undefined) effects.push({ type: 'percent', percent: percentOf(values.percent) });
  if (values.amount !== undefined) effects.push({ type: 'cart-fixed', cents: amountOf(values.amount) ?? 0 });
  if (values.each !== undefined) effects.push({ type: 'fixed', cents: amountOf(values.each) ?? 0 });
  if (values['free-shipping']) effects.push({ type: 'free-shipping' });
  const [effect, ...others] = effects;
  if (!effect || others.length > 0) throw new StartError(usage);
  return effect;
}

const wrong = (text: string, what: string): StartError => new StartError(`${text} is not ${what}.`);

function amountOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) throw wrong(text, 'an amount such as 25 or 7.50');
  return fromDecimal(Number(text));
}

function percentOf(text: string): number {
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(percent > 0 && percent <= 100)) throw wrong(text, 'a percentage from 0 to 100');
  return percent;
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw wrong(text, 'a whole number from 1');
  return Number(text);
}

/** Midnight in the shop's own time zone, some days later. */
function dayOf(text: string, days: number): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())) throw wrong(text, 'a day such as 2026-12-31');
  day.setUTCDate(day.getUTCDate() + days);
  return zonedTime(day.toISOString().slice(0, 10), '00:00', 'Europe/Amsterdam');
}
