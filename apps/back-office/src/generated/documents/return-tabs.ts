/* eslint-disable */
import type { ReturnTabsQuery, ReturnTabsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReturnTabsDocument = /*#__PURE__*/ new TypedDocumentString(`query ReturnTabs($branch: String) { returnTabs(branch: $branch) { tab count countIsCapped } }`, { hash: '0d61ab20dcd86745cdd66279a8b72a6538c2aa0cf6e15b2abb7d5d896c2da760' }) as unknown as TypedDocumentString<ReturnTabsQuery, ReturnTabsQueryVariables>;
