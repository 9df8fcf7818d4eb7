import type { Clock } from '#kernel/clock.ts';
import { notFound } from '#kernel/errors.ts';
import { findKeptCoupon } from '#modules/cart/index.ts';
import { couponFile } from '../../coupon-file.ts';
import type { Action } from '../../run-action.ts';
import type { AskedDownload } from '../audit/export-audit.ts';
import { layReady } from '../lay-ready.ts';

/** Lays the codes of a coupon ready as a file: whoever has them can use them. */
export const exportCoupon = ({ clock }: { readonly clock: Clock }): Action<{ readonly code: string }, AskedDownload> => ({
  name: 'coupon.export',
  permission: 'coupons.edit',
  run: async (tx, { code: given }, actor) => {
    const coupon = await findKeptCoupon(tx, given.slice(0, 60));
    if (!coupon) throw notFound('There is no such coupon.');
    const { code } = coupon;
    const changes = [{ field: 'coupon', before: null, after: code }];
    return layReady(tx, actor, { kind: couponFile, name: code.toLowerCase(), input: { code }, changes }, clock.now());
  },
});
