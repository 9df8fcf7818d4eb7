/* eslint-disable */
import type { CouponQuery, CouponQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CouponDocument = /*#__PURE__*/ new TypedDocumentString(`query Coupon($code: ID!) { coupon(code: $code) { ...CouponPage } couponChoices { categories { id name } views { code name } countries } } fragment CouponPage on Coupon { id version state label rule minimumCents categories skus countries isForBusiness excludesReduced startsAt endsAt starts ends usesPerCoupon usesPerCustomer isActive used codes createdAt }`, { hash: '1a990788014d176d81ad31cd945906bc9c271262ac89bbf7b12aa410104064c5' }) as unknown as TypedDocumentString<CouponQuery, CouponQueryVariables>;
