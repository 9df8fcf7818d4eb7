import { alreadyExists, inputError, notFound } from '#kernel/errors.ts';
import { couponKeyOf, findKeptCoupon, isRunning, listCoupons, readCouponWish, type Coupon, type CouponWish } from '#modules/cart/index.ts';
import { addCoupon } from '../actions/coupons/add-coupon.ts';
import { editCoupon } from '../actions/coupons/edit-coupon.ts';
import { Refused, runAction, type Actor, type WriteParts } from '../run-action.ts';

/** What a command does with coupons, by the same actions as the screens; a change counts with the next look at a cart. */
export type CouponDesk = {
  list(now: Date): Promise<readonly (Coupon & { readonly isRunning: boolean })[]>;
  /** Answers with the code as it is stored. */
  add(wish: CouponWish): Promise<string>;
  disable(code: string): Promise<string>;
};

export function openCouponDesk(parts: WriteParts, actor: Actor): CouponDesk {
  const { database } = parts;
  return {
    list: async (now) => (await listCoupons(database)).map((coupon) => ({ ...coupon, isRunning: isRunning(coupon, now) })),
    add: async (wish) => {
      const made = readCouponWish(wish);
      await inSentences(() => runAction(parts, addCoupon(parts), actor, made));
      return made.code;
    },
    disable: async (given) => {
      const coupon = await findKeptCoupon(database, given);
      if (!coupon) throw notFound(`There is no coupon ${given}.`);
      const { code, version } = coupon;
      const changes = [{ field: 'isActive', base: true, value: false }];
      // Nobody looks at what others have changed meanwhile.
      const action = editCoupon({ views: () => [], audit: { changesSince: async () => [] } });
      await inSentences(() => runAction(parts, action, actor, { id: code, version, changes }));
      return couponKeyOf(given);
    },
  };
}

/** A command says why it did nothing. */
async function inSentences(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw error.code === 'coupon-taken' ? alreadyExists(error.message) : inputError(error.message);
  }
}
