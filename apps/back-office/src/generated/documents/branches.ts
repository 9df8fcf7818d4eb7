/* eslint-disable */
import type { BranchesQuery, BranchesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const BranchesDocument = /*#__PURE__*/ new TypedDocumentString(`query Branches { branches { code name } }`, { hash: '8357436a0e21faa3b2dde1dda16e18ac6c8dec930c266a2752e2d177b71cfa95' }) as unknown as TypedDocumentString<BranchesQuery, BranchesQueryVariables>;
