/* eslint-disable */
import type { MoveShipmentMutation, MoveShipmentMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MoveShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MoveShipment($number: ID!, $to: ShipmentState!, $tracking: TrackingInput, $key: ID!) { moveShipment(number: $number, to: $to, tracking: $tracking, key: $key) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '929f33623bc86546cbd89e1da9fb1e2a97057330b5ae1bc432077f72d4ee32be' }) as unknown as TypedDocumentString<MoveShipmentMutation, MoveShipmentMutationVariables>;
