/* eslint-disable */
import type { TelephoneArticlesQuery, TelephoneArticlesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TelephoneArticlesDocument = /*#__PURE__*/ new TypedDocumentString(`query TelephoneArticles($store: String!, $text: String!) { telephoneArticles(store: $store, text: $text) { sku name picture units { sku options { label value } price { cents } isMadeToOrder stock { source quantity } } } }`, { hash: '4d37668a4089f3c5353e4f755f7c35e5ec0c7cdf9d5e1866aae86b5af6000700' }) as unknown as TypedDocumentString<TelephoneArticlesQuery, TelephoneArticlesQueryVariables>;
