/* eslint-disable */
import type { PrintReturnSlipMutation, PrintReturnSlipMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PrintReturnSlipDocument = /*#__PURE__*/ new TypedDocumentString(`mutation PrintReturnSlip($number: ID!, $key: ID!) { printReturnSlip(number: $number, key: $key) { __typename ... on Download { id fileName } ... on Refusal { code message } } }`, { hash: 'a036a39cc3ed0870f5bd3b1e25566a4abd021e835ec622353efce5920299d666' }) as unknown as TypedDocumentString<PrintReturnSlipMutation, PrintReturnSlipMutationVariables>;
