/* eslint-disable */
import type { PlanShipmentMutation, PlanShipmentMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const PlanShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`mutation PlanShipment($input: ShipmentInput!) { planShipment(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: 'c50eeee404b5b74214def24dda439983828deb4ca6cb9e1d7076d3f8fce8dd3c' }) as unknown as TypedDocumentString<PlanShipmentMutation, PlanShipmentMutationVariables>;
