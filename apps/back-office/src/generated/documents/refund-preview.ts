/* eslint-disable */
import type { RefundPreviewQuery, RefundPreviewQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RefundPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`query RefundPreview($input: RefundInput!) { refundPreview(input: $input) { __typename ... on RefundPreview { total { cents } tax { cents } taxes { percent incl { cents } tax { cents } } lines { lineId quantity amount { cents } unsent } goesBackBy waitsFor } ... on Refusal { code message field } } }`, { hash: 'fcfc0952d72ea1dd0d224b372f166722a0dd156c98be8d22bb383182a056e61a' }) as unknown as TypedDocumentString<RefundPreviewQuery, RefundPreviewQueryVariables>;
