/* eslint-disable */
import type { PrintShipmentsMutation, PrintShipmentsMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PrintShipmentsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation PrintShipments($numbers: [ID!]!, $paper: ShipmentPaper!, $key: ID!) { printShipments(numbers: $numbers, paper: $paper, key: $key) { __typename ... on Download { id fileName } ... on Refusal { code message } } }`, { hash: '36a75b1bb4e64bae698e15e7a0dec311829ea424eb55355c56498ea8baad534b' }) as unknown as TypedDocumentString<PrintShipmentsMutation, PrintShipmentsMutationVariables>;
