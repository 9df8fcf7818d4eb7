/* eslint-disable */
import type { PaymentTokensQuery, PaymentTokensQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PaymentTokensDocument = /*#__PURE__*/ new TypedDocumentString(`query PaymentTokens { customerPaymentTokens { items { public_hash payment_method_code type details } } }`) as unknown as TypedDocumentString<PaymentTokensQuery, PaymentTokensQueryVariables>;
