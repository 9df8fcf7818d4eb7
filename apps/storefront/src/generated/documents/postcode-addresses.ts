/* eslint-disable */
import type { PostcodeAddressesQuery, PostcodeAddressesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PostcodeAddressesDocument = /*#__PURE__*/ new TypedDocumentString(`query PostcodeAddresses($postcode: String!, $number: String!) { postcodeAddresses(postcode: $postcode, number: $number) { street letter addition city } }`) as unknown as TypedDocumentString<PostcodeAddressesQuery, PostcodeAddressesQueryVariables>;
