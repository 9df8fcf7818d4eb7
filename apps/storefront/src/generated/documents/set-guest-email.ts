/* eslint-disable */
import type { SetGuestEmailMutation, SetGuestEmailMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SetGuestEmailDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SetGuestEmail($id: String!, $email: String!) { setGuestEmailOnCart(input: {cart_id: $id, email: $email}) { cart { id } } }`) as unknown as TypedDocumentString<SetGuestEmailMutation, SetGuestEmailMutationVariables>;
