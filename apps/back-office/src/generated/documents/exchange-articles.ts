/* eslint-disable */
import type { ExchangeArticlesQuery, ExchangeArticlesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ExchangeArticlesDocument = /*#__PURE__*/ new TypedDocumentString(`query ExchangeArticles($id: ID!, $search: String!) { exchangeArticles(id: $id, search: $search) { sku name options { label value } unit { cents } available } }`, { hash: '8d4f14890ab6c49c41efd2248f8ccb803b7e75fcce1527a7fc1c16e55c3fc29d' }) as unknown as TypedDocumentString<ExchangeArticlesQuery, ExchangeArticlesQueryVariables>;
