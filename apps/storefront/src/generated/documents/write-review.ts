/* eslint-disable */
import type { WriteReviewMutation, WriteReviewMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const WriteReviewDocument = /*#__PURE__*/ new TypedDocumentString(`mutation WriteReview($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { nickname } } }`) as unknown as TypedDocumentString<WriteReviewMutation, WriteReviewMutationVariables>;
