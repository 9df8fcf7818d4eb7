/* eslint-disable */
import type { BusinessAccountQuery, BusinessAccountQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const BusinessAccountDocument = /*#__PURE__*/ new TypedDocumentString(`query BusinessAccount { customer { is_approved } }`) as unknown as TypedDocumentString<BusinessAccountQuery, BusinessAccountQueryVariables>;
