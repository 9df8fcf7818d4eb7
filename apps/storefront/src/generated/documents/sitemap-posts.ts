/* eslint-disable */
import type { SitemapPostsQuery, SitemapPostsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const SitemapPostsDocument = /*#__PURE__*/ new TypedDocumentString(`query SitemapPosts($page: Int!) { blogPosts(pageSize: 100, currentPage: $page, sort: ["DESC"]) { page_info { total_pages } items { post_id identifier featured_image update_time } } }`) as unknown as TypedDocumentString<SitemapPostsQuery, SitemapPostsQueryVariables>;
