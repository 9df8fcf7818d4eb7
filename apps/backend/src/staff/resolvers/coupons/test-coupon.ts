import { authorizationError, inputError, notFound } from '#kernel/errors.ts';
import { couponCustomerKey } from '#modules/cart/index.ts';
import { instantOf } from '../../actions/campaigns/campaign-fields.ts';
import { scopeOf } from '../../grants.ts';
import { knownSku } from '../../known-sku.ts';
import type { Parts } from '../../parts.ts';
import { readClockText } from '../../read-clock.ts';
import type { Granted } from '../../schema.ts';
import { money } from '../orders/order-shape.ts';

export type CouponTestInput = {
  readonly code: string;
  readonly store: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly country: string;
  readonly customer: 'guest' | 'private' | 'business';
  readonly email?: string | null;
  readonly at?: string | null;
};

const mostLines = 50;
const wireName = (name: string): string => name.replaceAll('-', '_');

/** Why a coupon works or does not, rule by rule, for a cart that somebody thinks of. */
export async function testCoupon(parts: Parts, input: CouponTestInput, { now, identity }: Granted) {
  const { carts, stores, articleName } = parts;
  const { code, lines, country, customer } = input;
  const store = stores.scope(input.store);
  if (!store) throw inputError('There is no such store view.');
  if (lines.length > mostLines) throw inputError(`A cart has at most ${mostLines} lines here.`);
  if (!/^[A-Z]{2}$/.test(country)) throw inputError('This is no country.');
  const email = input.email?.trim() || undefined;
  if (email !== undefined && !scopeOf(identity.roles, 'customers.read')?.all) throw authorizationError('Your roles do not allow this.');
  const judged = await carts.judgeCoupon(code.slice(0, 60), store.code, {
    items: lines.map(({ sku, quantity }) => ({
      sku: knownSku(sku.trim(), (one) => articleName(one) !== undefined) ?? sku.trim(),
      quantity,
    })),
    countryCode: country,
    isApprovedBusiness: customer === 'business',
    customerKey: email === undefined ? undefined : await customerKeyOf(parts, email),
    now: input.at ? instantOf(readClockText(input.at)) : now,
  });
  if (!judged) throw notFound('There is no such coupon.');
  return {
    works: judged.lines.length > 0 && judged.answers.every(({ holds }) => holds),
    rules: judged.answers.map(({ rule, holds, given, limit }) => ({ rule: wireName(rule), holds, given, limit })),
    lines: judged.lines.map(({ sku, quantity, rowCents, obstacle }) => ({
      sku,
      name: articleName(sku) ?? sku,
      quantity,
      row: money(rowCents),
      obstacle,
    })),
    unknown: judged.unknown,
    discount: money(judged.discountCents),
    shippingDiscount: money(judged.shippingDiscountCents),
    total: money(judged.totalCents),
  };
}

/** An account's uses count for the account, also of who has typed its address as a guest. */
async function customerKeyOf({ customers }: Parts, email: string): Promise<string | undefined> {
  if (email.length > 254) throw inputError('An address has at most 254 characters.');
  const account = await customers.findByEmail(email);
  return couponCustomerKey(account?.id, email);
}
