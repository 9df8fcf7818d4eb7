/* eslint-disable */
import type { CouponUsesQuery, CouponUsesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CouponUsesDocument = /*#__PURE__*/ new TypedDocumentString(`query CouponUses($code: ID!, $list: ListInput!) { couponUses(code: $code, list: $list) { items { id code order usedAt releasedAt isOverLimit } page { next count countIsCapped } } }`, { hash: 'cefbf8dd6bf8a0a6e6e7427367ebc754fb953c78480ec282906611de3da56d81' }) as unknown as TypedDocumentString<CouponUsesQuery, CouponUsesQueryVariables>;
