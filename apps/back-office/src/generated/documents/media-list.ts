/* eslint-disable */
import type { MediaListQuery, MediaListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MediaListDocument = /*#__PURE__*/ new TypedDocumentString(`query MediaList($list: ListInput!, $filter: MediaFilter, $tab: MediaTab) { media(list: $list, filter: $filter, tab: $tab) { items { ...MediaRow } page { next previous count countIsCapped } } } fragment MediaRow on MediaSummary { id name path framePath frameHash width height bytes alt hasAlt tags isUsed removedAt }`, { hash: '10a8d85b500cb5985c42ab19ad8536eadabf9144b19f43508828f148d1437d0a' }) as unknown as TypedDocumentString<MediaListQuery, MediaListQueryVariables>;
