/* eslint-disable */
import type { ProductTabsQuery, ProductTabsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ProductTabsDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductTabs { productTabs { tab count countIsCapped } }`, { hash: '6464565e6084c1ef02e2dd820152c3909a6991951757087eb9d62b646541e5b5' }) as unknown as TypedDocumentString<ProductTabsQuery, ProductTabsQueryVariables>;
