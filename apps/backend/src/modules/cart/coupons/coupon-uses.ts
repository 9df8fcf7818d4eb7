import { createHash } from 'node:crypto';
import { normaliseEmail } from '@shop/rules/email';
import type { Tx } from '#kernel/database/database.ts';
import { couponKeyOf, type Coupon } from './coupon.ts';
import { countUse, countUses, findCoupon, insertUse, releaseUses, retakeUses, takeUse, type Retaken } from './coupon-repository.ts';

/** Who uses a coupon: an account, or the address a guest orders with. Only a digest of it is stored. */
export function couponCustomerKey(customerId: number | undefined, email: string | undefined): string | undefined {
  if (customerId !== undefined) return `customer:${customerId}`;
  if (email === undefined) return undefined;
  return `guest:${createHash('sha256').update(normaliseEmail(email)).digest('hex').slice(0, 32)}`;
}

export type Redemption = {
  readonly coupon: Pick<Coupon, 'id' | 'usesPerCustomer'>;
  /** The order's key. */
  readonly reference: string;
  readonly customerKey: string;
  readonly now: Date;
};

/**
 * Counts a coupon for an order in the transaction that places it; false when its limits are reached, and the caller rolls back.
 * The coupon's row is locked first, so that two orders cannot both be the last (R028 to R030).
 */
export async function redeemCoupon(tx: Tx, { coupon, reference, customerKey, now }: Redemption): Promise<boolean> {
  if (!(await takeUse(tx, coupon.id, now))) return false;
  if (coupon.usesPerCustomer !== null && (await countUses(tx, coupon.id, customerKey)) >= coupon.usesPerCustomer) return false;
  return insertUse(tx, { couponId: coupon.id, reference, customerKey, now });
}

/** An order that is cancelled gives its coupon back, once. */
export const releaseCoupons = (tx: Tx, reference: string, now: Date): Promise<void> => releaseUses(tx, reference, now);

/** An order that is paid after it had ended counts again: its price was charged, so it keeps it, over the limits if need be. */
export const retakeCoupons = (tx: Tx, reference: string, now: Date): Promise<readonly Retaken[]> => retakeUses(tx, reference, now);

type EarlierUse = { readonly code: string; readonly reference: string; readonly customerKey: string; readonly now: Date };

/** Writes down a use of an order that was taken over; no limit is asked, because it happened. */
export async function noteCouponUse(tx: Tx, { code, reference, customerKey, now }: EarlierUse): Promise<void> {
  const coupon = await findCoupon(tx, couponKeyOf(code));
  if (!coupon || !(await insertUse(tx, { couponId: coupon.id, reference, customerKey, now }))) return;
  await countUse(tx, coupon.id);
}
