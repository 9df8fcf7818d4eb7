/* eslint-disable */
import type { TakeBoxBackMutation, TakeBoxBackMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const TakeBoxBackDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TakeBoxBack($number: ID!, $key: ID!) { takeBoxBack(number: $number, key: $key) { ...OrderAnswer } } fragment OrderAnswer on OrderResult { __typename ... on Order { number version } ... on Refusal { code message field } ... on WaitsForApproval { request { id } } }`, { hash: '091e2293c8a9931d07ba080a8be93858ac8fdf2bfc1c52483f0b6163fe206a11' }) as unknown as TypedDocumentString<TakeBoxBackMutation, TakeBoxBackMutationVariables>;
