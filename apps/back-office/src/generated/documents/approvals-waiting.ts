/* eslint-disable */
import type { ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ApprovalsWaitingDocument = /*#__PURE__*/ new TypedDocumentString(`query ApprovalsWaiting { approvals { id canDecide } }`, { hash: '77cdae935e77dfc82c52f8a4a168c342fff1568e3aa67af75efd02e71b0d9a2a' }) as unknown as TypedDocumentString<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables>;
