/* eslint-disable */
import type { ProposeRevisionMutation, ProposeRevisionMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ProposeRevisionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ProposeRevision($input: RevisionInput!) { proposeRevision(input: $input) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '71481f55fd74a7e1b5edc69d068f833fc3f4d28d81425acf5d688b3d003f33c0' }) as unknown as TypedDocumentString<ProposeRevisionMutation, ProposeRevisionMutationVariables>;
