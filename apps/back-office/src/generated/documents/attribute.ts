/* eslint-disable */
import type { AttributeQuery, AttributeQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AttributeDocument = /*#__PURE__*/ new TypedDocumentString(`query Attribute($code: ID!) { attribute(code: $code) { ...AttributePage } productChoices { stores { code name language fallback } } } fragment AttributePage on Attribute { code version label input isOfBrands values options { id code label use { products skus sizeCharts isBrand } } can }`, { hash: '75878b7d0bac5717cd0a98e7cf3590fd860cc6c6cb1def841c6aeacb47bb52d7' }) as unknown as TypedDocumentString<AttributeQuery, AttributeQueryVariables>;
