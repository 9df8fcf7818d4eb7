/* eslint-disable */
import type { RenamePasskeyMutation, RenamePasskeyMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RenamePasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RenamePasskey($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { id } }`, { hash: 'a6c71c6379d1767d12d8559121b1c1acc4c827e43d101faf6ead5814e54d11ce' }) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
