/* eslint-disable */
import type { BlogPostPathQuery, BlogPostPathQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const BlogPostPathDocument = /*#__PURE__*/ new TypedDocumentString(`query BlogPostPath($id: String!) { blogPost(id: $id) { identifier } }`) as unknown as TypedDocumentString<BlogPostPathQuery, BlogPostPathQueryVariables>;
