/* eslint-disable */
import type { CmsPagePathQuery, CmsPagePathQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CmsPagePathDocument = /*#__PURE__*/ new TypedDocumentString(`query CmsPagePath($id: Int!) { cmsPage(id: $id) { url_key } }`) as unknown as TypedDocumentString<CmsPagePathQuery, CmsPagePathQueryVariables>;
