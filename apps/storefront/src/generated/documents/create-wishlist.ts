/* eslint-disable */
import type { CreateWishlistMutation, CreateWishlistMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CreateWishlistDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateWishlist { createEmptyWishlist }`) as unknown as TypedDocumentString<CreateWishlistMutation, CreateWishlistMutationVariables>;
