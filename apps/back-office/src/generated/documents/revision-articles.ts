/* eslint-disable */
import type { RevisionArticlesQuery, RevisionArticlesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RevisionArticlesDocument = /*#__PURE__*/ new TypedDocumentString(`query RevisionArticles($order: String!, $search: String!) { revisionArticles(order: $order, search: $search) { sku name options { label value } unit { cents } available } }`, { hash: '4824cbd8621d8d02fb32f483d403bf51998025ef0f83a958313fe05ab36097e9' }) as unknown as TypedDocumentString<RevisionArticlesQuery, RevisionArticlesQueryVariables>;
