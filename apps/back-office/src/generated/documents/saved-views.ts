/* eslint-disable */
import type { SavedViewsQuery, SavedViewsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SavedViewsDocument = /*#__PURE__*/ new TypedDocumentString(`query SavedViews($screen: ViewScreen!) { savedViews(screen: $screen) { id name query isShared isMine } }`, { hash: '902014dbf6ebff8cc4808a101fa67cd69aac8838d56a5cc64f8d1dc130a8d473' }) as unknown as TypedDocumentString<SavedViewsQuery, SavedViewsQueryVariables>;
