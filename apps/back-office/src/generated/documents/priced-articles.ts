/* eslint-disable */
import type { PricedArticlesQuery, PricedArticlesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PricedArticlesDocument = /*#__PURE__*/ new TypedDocumentString(`query PricedArticles($search: String) { pricedArticles(search: $search) { sku name picture now { ...ShownPriceRow } next { ...ShownPriceRow } } } fragment ShownPriceRow on ShownPrice { from to price { cents } regular { cents } reference { cents } percentOff }`, { hash: '55f50404dae5cf6201ac7c149e23820c3c0d9b42c45126dcbd23430e5115d798' }) as unknown as TypedDocumentString<PricedArticlesQuery, PricedArticlesQueryVariables>;
