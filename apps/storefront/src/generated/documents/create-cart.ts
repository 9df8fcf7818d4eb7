/* eslint-disable */
import type { CreateCartMutation, CreateCartMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CreateCartDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateCart { createEmptyCart }`) as unknown as TypedDocumentString<CreateCartMutation, CreateCartMutationVariables>;
