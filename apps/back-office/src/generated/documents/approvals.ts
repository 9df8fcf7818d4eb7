/* eslint-disable */
import type { ApprovalsQuery, ApprovalsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ApprovalsDocument = /*#__PURE__*/ new TypedDocumentString(`query Approvals { approvals { id title summary state requestedBy requestedAt expiresAt decidedBy decidedAt reason isMine canDecide } }`, { hash: 'dfdfb09ce16dd371f0f48cd9cc5a40053bdbdbe0c53f2f7ef9403cd4d93cf4f9' }) as unknown as TypedDocumentString<ApprovalsQuery, ApprovalsQueryVariables>;
