/* eslint-disable */
import type { AlertAddressQuery, AlertAddressQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AlertAddressDocument = /*#__PURE__*/ new TypedDocumentString(`query AlertAddress { customer { email } }`) as unknown as TypedDocumentString<AlertAddressQuery, AlertAddressQueryVariables>;
