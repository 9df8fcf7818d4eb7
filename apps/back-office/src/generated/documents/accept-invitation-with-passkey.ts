/* eslint-disable */
import type { AcceptInvitationWithPasskeyMutation, AcceptInvitationWithPasskeyMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AcceptInvitationWithPasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AcceptInvitationWithPasskey($token: String!, $name: String!, $response: JSON!) { acceptInvitationWithPasskey(token: $token, name: $name, response: $response) { next factors } }`, { hash: '00b04e8e241c5b6529474ddbc7c9d43375a0327219f69af671a7ba51be3b3bf3' }) as unknown as TypedDocumentString<AcceptInvitationWithPasskeyMutation, AcceptInvitationWithPasskeyMutationVariables>;
