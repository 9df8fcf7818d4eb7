import type { Clock } from '#kernel/clock.ts';
import type { Audit } from '#modules/audit/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { addCoupon } from './add-coupon.ts';
import { editCoupon } from './edit-coupon.ts';
import { exportCoupon } from './export-coupon.ts';

type Parts = {
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'changesSince'>;
  readonly stores: Pick<Stores, 'activeViews'>;
};

/** What is done with coupons. */
export const couponActions = (parts: Parts) => ({
  addCoupon: addCoupon(parts),
  editCoupon: editCoupon({ ...parts, views: () => parts.stores.activeViews().map(({ code }) => code) }),
  exportCoupon: exportCoupon(parts),
});
