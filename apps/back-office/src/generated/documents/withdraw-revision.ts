/* eslint-disable */
import type { WithdrawRevisionMutation, WithdrawRevisionMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const WithdrawRevisionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation WithdrawRevision($input: WithdrawRevisionInput!) { withdrawRevision(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: 'ad716fc8902c9424c07917c5d0a4af904987a344c1de40f29bafd7854e13d702' }) as unknown as TypedDocumentString<WithdrawRevisionMutation, WithdrawRevisionMutationVariables>;
