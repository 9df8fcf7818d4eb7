import type { Totals } from '#modules/pricing/index.ts';
import { chosenMethod, destinationOf, isVirtual, runningCoupon, type CartState, type OfferedLine } from '../price-cart.ts';

/** Whether a coupon takes anything off; only then is it used by the order (decision 059). */
export const couponHelps = ({ discount, shipping }: Pick<Totals, 'discount' | 'shipping'>): boolean =>
  discount > 0 || (shipping?.discount ?? 0) > 0;

/** Why a code for free delivery has nothing to make free. */
export type UnusedReason = 'pickup' | 'free' | 'virtual';

type Priced = { readonly state: CartState; readonly lines: readonly OfferedLine[]; readonly totals: Totals };

/** Undefined while it helps, or while nobody knows yet how the cart travels. */
export function unusedReason({ state, lines, totals }: Priced): UnusedReason | undefined {
  if (runningCoupon(state)?.effect.type !== 'free-shipping' || couponHelps(totals)) return undefined;
  if (isVirtual(lines)) return 'virtual';
  if (destinationOf(state).isPickup || chosenMethod(state)?.method.isPickup === true) return 'pickup';
  return totals.freeShippingRemaining === 0 ? 'free' : undefined;
}
