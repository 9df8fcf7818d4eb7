/* eslint-disable */
import type { OrderCompanyQuery, OrderCompanyQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OrderCompanyDocument = /*#__PURE__*/ new TypedDocumentString(`query OrderCompany($number: String!, $window: ID!, $doing: Doing!) { orderCompany(number: $number, window: $window, doing: $doing) { name isEditing } }`, { hash: '465bb9efb118a0e62a13bbed29e500e916eee798830e2f7ef6aeaea7f6ad8fe3' }) as unknown as TypedDocumentString<OrderCompanyQuery, OrderCompanyQueryVariables>;
