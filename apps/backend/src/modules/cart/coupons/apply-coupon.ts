import type { Database } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { couponKeyOf, isRunning, type Coupon } from './coupon.ts';
import { takeGuess } from './coupon-guesses.ts';
import { countUses, findCoupon } from './coupon-repository.ts';
import { couponCustomerKey } from './coupon-uses.ts';
import { offeredLines, priceCart, type CartState } from '../price-cart.ts';
import { cartMessages } from '../messages.ts';

const invalid = (): Error => notFound("The coupon code isn't valid. Verify the code and try again.");
export const alreadyApplied = (): Error => inputError('A coupon is already applied to the cart. Please remove it to apply another');

/** Looks whether a code works for this cart and returns its key; a wrong one costs one of a few guesses. */
export async function checkCoupon(database: Database, state: CartState, code: string, context: RequestContext): Promise<string> {
  const { cart } = state;
  const key = couponKeyOf(code);
  if (key === '') throw inputError('Required parameter "coupon_code" is missing');
  if (cart.document.lines.length === 0) throw inputError('Cart does not contain products.');
  if (cart.document.couponKey !== undefined) throw alreadyApplied();
  const forgive = await takeGuess(database, { cartId: cart.id, ip: context.ip, now: context.now });
  const coupon = await findCoupon(database, key);
  if (!coupon || !isRunning(coupon, context.now) || (await isUsedUp(database, coupon, state, context))) throw invalid();
  await forgive();
  const { couponObstacle } = priceCart({ ...state, coupon }, offeredLines(state));
  // The code is right, so the shopper may know what is missing.
  if (couponObstacle)
    throw inputError(cartMessages[context.store.language].coupon(couponObstacle, coupon.conditions.minimumSubtotalCents ?? 0));
  return key;
}

async function isUsedUp(database: Database, coupon: Coupon, { cart }: CartState, { customerId }: RequestContext): Promise<boolean> {
  if (coupon.usesPerCustomer === null) return false;
  const customerKey = couponCustomerKey(customerId, cart.document.email);
  return customerKey !== undefined && (await countUses(database, coupon.id, customerKey)) >= coupon.usesPerCustomer;
}
