/* eslint-disable */
import type { HeldOrderQuery, HeldOrderQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const HeldOrderDocument = /*#__PURE__*/ new TypedDocumentString(`query HeldOrder($hash: String!) { order(hash: $hash) { number hash can_pay held_until payment_is_declined } }`) as unknown as TypedDocumentString<HeldOrderQuery, HeldOrderQueryVariables>;
