/* eslint-disable */
import type { ShareDialogMutation, ShareDialogMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ShareDialogDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ShareDialog($input: ShareWishlistInput!) { shareWishlist(input: $input) { result sharing_code } }`) as unknown as TypedDocumentString<ShareDialogMutation, ShareDialogMutationVariables>;
