/* eslint-disable */
import type { JudgeReviewsMutation, JudgeReviewsMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const JudgeReviewsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation JudgeReviews($input: JudgeReviewsInput!) { judgeReviews(input: $input) { __typename ... on ReviewsJudged { changed } ... on Refusal { code message } } }`, { hash: '46afb95f64ce53fd432d9ea88aa597fd3b801f995e7a5f2132b51d81b0b2516f' }) as unknown as TypedDocumentString<JudgeReviewsMutation, JudgeReviewsMutationVariables>;
