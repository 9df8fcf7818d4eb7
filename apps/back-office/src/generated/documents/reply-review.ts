/* eslint-disable */
import type { ReplyReviewMutation, ReplyReviewMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReplyReviewDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ReplyReview($input: ReplyReviewInput!) { replyReview(input: $input) { __typename ... on Review { id reply } ... on Refusal { code message } } }`, { hash: 'f382c8387d01881839168fe39c1ae98d94129f65e78daa78015bc2e4640ba040' }) as unknown as TypedDocumentString<ReplyReviewMutation, ReplyReviewMutationVariables>;
