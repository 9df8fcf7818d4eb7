/* eslint-disable */
import type { LoadFeedQuery, LoadFeedQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const LoadFeedDocument = /*#__PURE__*/ new TypedDocumentString(`query LoadFeed { blogPosts(pageSize: 30, sort: ["DESC"]) { items { identifier title short_filtered_content publish_time } } }`) as unknown as TypedDocumentString<LoadFeedQuery, LoadFeedQueryVariables>;
