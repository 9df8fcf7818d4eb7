/* eslint-disable */
import type { AwaitedArticlesQuery, AwaitedArticlesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AwaitedArticlesDocument = /*#__PURE__*/ new TypedDocumentString(`query AwaitedArticles($list: ListInput!) { awaitedArticles(list: $list) { items { sku name people forDelivery oldest } page { next previous count countIsCapped } } }`, { hash: '2e46df1f9bd1ef2cbb4556882eadfe6fb65f705664cc06f86b180f2700542e29' }) as unknown as TypedDocumentString<AwaitedArticlesQuery, AwaitedArticlesQueryVariables>;
