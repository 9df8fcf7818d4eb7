/* eslint-disable */
import type { MediaTagsQuery, MediaTagsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MediaTagsDocument = /*#__PURE__*/ new TypedDocumentString(`query MediaTags { mediaTags }`, { hash: '44218a2e7d77cf52cb8542f644c0ad054f2c616027fb9f7770dd807feb4682df' }) as unknown as TypedDocumentString<MediaTagsQuery, MediaTagsQueryVariables>;
