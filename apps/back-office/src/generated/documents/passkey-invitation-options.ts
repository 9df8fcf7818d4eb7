/* eslint-disable */
import type { PasskeyInvitationOptionsQuery, PasskeyInvitationOptionsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PasskeyInvitationOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`query PasskeyInvitationOptions($token: String!) { passkeyInvitationOptions(token: $token) }`, { hash: '58cfe26bc801a70f2cf60dcdd974349acee2d80e6d16e86c20a0f01262adda60' }) as unknown as TypedDocumentString<PasskeyInvitationOptionsQuery, PasskeyInvitationOptionsQueryVariables>;
