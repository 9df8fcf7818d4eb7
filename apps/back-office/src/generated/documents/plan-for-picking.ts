/* eslint-disable */
import type { PlanForPickingMutation, PlanForPickingMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PlanForPickingDocument = /*#__PURE__*/ new TypedDocumentString(`mutation PlanForPicking($input: ShipmentInput!) { planShipment(input: $input) { ...OrderAnswer ... on Order { shipments { number state source } } } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '4829e7ef28e96f4a4c23dd0a56ce6e7ffe2e78589d92c8257bc983e62ba41364' }) as unknown as TypedDocumentString<PlanForPickingMutation, PlanForPickingMutationVariables>;
