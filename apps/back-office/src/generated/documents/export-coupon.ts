/* eslint-disable */
import type { ExportCouponMutation, ExportCouponMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExportCouponDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ExportCoupon($code: ID!, $key: ID!) { exportCoupon(code: $code, key: $key) { __typename ... on Download { id fileName } ... on Refusal { code message } } }`, { hash: 'afac022e837678081d0ca41cf5cf4fa489813964356c120b88623fc2212bc7ea' }) as unknown as TypedDocumentString<ExportCouponMutation, ExportCouponMutationVariables>;
