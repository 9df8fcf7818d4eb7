/* eslint-disable */
import type { ApprovalsQuery, ApprovalsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ApprovalsDocument = /*#__PURE__*/ new TypedDocumentString(`query Approvals { approvals { id action summary state requestedBy requestedAt expiresAt decidedBy decidedAt reason isMine canDecide } }`, { hash: 'c9ce5bdc9540821ee972778afef123b426bada6dc3d61f980ae6741caf720120' }) as unknown as TypedDocumentString<ApprovalsQuery, ApprovalsQueryVariables>;
