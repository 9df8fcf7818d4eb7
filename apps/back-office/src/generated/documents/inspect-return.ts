/* eslint-disable */
import type { InspectReturnMutation, InspectReturnMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const InspectReturnDocument = /*#__PURE__*/ new TypedDocumentString(`mutation InspectReturn($id: ID!, $version: Int!, $findings: [FindingInput!]!, $key: ID!) { inspectReturn(id: $id, version: $version, findings: $findings, key: $key) { ...ReturnAnswer } } fragment ReturnAnswer on ReturnResult { __typename ... on Return { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '41a775b0a3f1d7aa86e040b477d763038f2c502ae71aeff48b071247ed29f0e3' }) as unknown as TypedDocumentString<InspectReturnMutation, InspectReturnMutationVariables>;
