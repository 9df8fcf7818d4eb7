/* eslint-disable */
import type { AcceptInvitationMutation, AcceptInvitationMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AcceptInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AcceptInvitation($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password) { next factors } }`, { hash: '78e8ce6c4493814d4deaa198ae6fc7f19e3b7fb9ee7544a9f1d116c09b56d725' }) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
