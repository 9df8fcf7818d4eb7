/* eslint-disable */
import type { RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const RenewRecoveryCodesDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RenewRecoveryCodes { renewRecoveryCodes { codes } }`, { hash: 'b8801000c1a0243670a77b22365190793b8fe5852674b08c56858fa87708b653' }) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
