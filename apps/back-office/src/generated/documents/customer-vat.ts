/* eslint-disable */
import type { CustomerVatQuery, CustomerVatQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const CustomerVatDocument = /*#__PURE__*/ new TypedDocumentString(`query CustomerVat($id: ID!) { customerVat(id: $id) { number valid name address requestId } }`, { hash: 'c7c7bc8d550f53904e6a0874b2033d15a553f6f89f8c497ba34242f2c3cb27c3' }) as unknown as TypedDocumentString<CustomerVatQuery, CustomerVatQueryVariables>;
