/* eslint-disable */
import type { TierPricesQuery, TierPricesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TierPricesDocument = /*#__PURE__*/ new TypedDocumentString(`query TierPrices($sku: String!) { products(filter: {sku: {eq: $sku}}, pageSize: 1) { items { __typename ...TierPricesProduct ... on ConfigurableProduct { variants { product { ...TierPricesProduct } } } } } } fragment TierPricesProduct on ProductInterface { sku price_tiers { quantity final_price { value } } }`) as unknown as TypedDocumentString<TierPricesQuery, TierPricesQueryVariables>;
