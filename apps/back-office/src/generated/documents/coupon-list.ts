/* eslint-disable */
import type { CouponListQuery, CouponListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CouponListDocument = /*#__PURE__*/ new TypedDocumentString(`query CouponList($list: ListInput!, $tab: CouponTab) { coupons(list: $list, tab: $tab) { items { ...CouponPage } page { next previous count countIsCapped } } } fragment CouponPage on Coupon { id version state label rule minimumCents categories skus countries isForBusiness excludesReduced startsAt endsAt starts ends usesPerCoupon usesPerCustomer isActive used codes createdAt }`, { hash: '01e2a30a50be52c42455126512fea52f88f26e5ed2d11d7b91b8d1988b8b68d6' }) as unknown as TypedDocumentString<CouponListQuery, CouponListQueryVariables>;
