/* eslint-disable */
import type { CreateCouponMutation, CreateCouponMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CreateCouponDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateCoupon($code: String!, $codes: Int!, $key: ID!) { createCoupon(code: $code, codes: $codes, key: $key) { __typename ... on CouponSaved { coupon { id } } ... on Refusal { code message field } } }`, { hash: 'c49f435b37b9ca83e6fa4fd425ba522381227648ff3c7e4ddc2b6f4f29f0f11a' }) as unknown as TypedDocumentString<CreateCouponMutation, CreateCouponMutationVariables>;
