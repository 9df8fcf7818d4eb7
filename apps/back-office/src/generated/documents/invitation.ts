/* eslint-disable */
import type { InvitationQuery, InvitationQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const InvitationDocument = /*#__PURE__*/ new TypedDocumentString(`query Invitation($token: String!) { invitation(token: $token) { name language expiresAt } }`, { hash: '2fbe7b7073ff3d8038ae1f1cc40fc16b8b13f122c37d9dd4d84bb2b484bb8448' }) as unknown as TypedDocumentString<InvitationQuery, InvitationQueryVariables>;
