/* eslint-disable */
import type { GlobalMessagesQuery, GlobalMessagesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const GlobalMessagesDocument = /*#__PURE__*/ new TypedDocumentString(`query GlobalMessages { globalMessages { id text text_color background_color } }`) as unknown as TypedDocumentString<GlobalMessagesQuery, GlobalMessagesQueryVariables>;
