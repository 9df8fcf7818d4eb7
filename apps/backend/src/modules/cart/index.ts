export { notAdded } from './add-use-case.ts';
export type { FillError, FillItem } from './add-use-case.ts';
export { collectorOf, isNobodys, shippingAddressOf, whoPays } from './cart.ts';
export { billRows, discountsOf } from './bill-rows.ts';
export type { BillRow } from './bill-rows.ts';
export type { CartAddress, CartDocument, Collector, MethodCode, VatCheck } from './cart.ts';
export { markOrdered } from './cart-repository.ts';
export type { CartSource } from './cart-shape.ts';
export { checkCoupons } from './coupons/check-coupons.ts';
export { planParcel, planPickup } from './collect-plan.ts';
export type { CartPlan } from './collect-plan.ts';
export type { Coupon } from './coupons/coupon.ts';
export { couponKeyOf, isRunning } from './coupons/coupon.ts';
export { effectFault, isCouponCode } from './coupons/coupon-terms.ts';
export type { CouponTerms } from './coupons/coupon-terms.ts';
export {
  countCouponUses,
  countKeptCoupons,
  findCouponUses,
  findKeptCoupon,
  findKeptCoupons,
  insertKeptCoupon,
  readCodes,
  updateTerms,
} from './coupons/kept-coupons.ts';
export type { CouponTab, KeptCoupon } from './coupons/kept-coupons.ts';
export { readCouponWish } from './coupons/read-wish.ts';
export type { CouponWish } from './coupons/read-wish.ts';
export { couponLabel } from './coupons/coupon-label.ts';
export { couponHelps } from './coupons/unused-coupon.ts';
export { insertCoupons, listCoupons } from './coupons/coupon-repository.ts';
export type { NewCoupon } from './coupons/coupon-repository.ts';
export { couponCustomerKey, noteCouponUse, releaseCoupons, redeemCoupon, retakeCoupons } from './coupons/coupon-uses.ts';
export type { DeliveryTables } from './delivery-tables.ts';
export { deliveryCountries, writeDeliveryTables } from './delivery-tables.ts';
export type { ItemError } from './item-error.ts';
export { openCarts } from './open-carts.ts';
export type { Carts } from './open-carts.ts';
export { planPieces } from './plan-pieces.ts';
export { cartTaxRule, chosenMethod, destinationOf, isVirtual, methodsTo, runningCoupon } from './price-cart.ts';
export { cartMessages } from './messages.ts';
