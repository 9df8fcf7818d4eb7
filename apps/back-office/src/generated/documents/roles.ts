/* eslint-disable */
import type { RolesQuery, RolesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RolesDocument = /*#__PURE__*/ new TypedDocumentString(`query Roles { roles { role isOfBranch permits { permission isOfBranch } } }`, { hash: '1a361aa613828d0c606d821e4eb98250c94d261b6964684ae8f1201718b3b9da' }) as unknown as TypedDocumentString<RolesQuery, RolesQueryVariables>;
