/* eslint-disable */
import type { CouponHintQuery, CouponHintQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CouponHintDocument = /*#__PURE__*/ new TypedDocumentString(`query CouponHint { cmsBlocks(identifiers: ["coupon-hint"]) { items { content } } }`) as unknown as TypedDocumentString<CouponHintQuery, CouponHintQueryVariables>;
