/* eslint-disable */
import type { ReviewRatingsQuery, ReviewRatingsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReviewRatingsDocument = /*#__PURE__*/ new TypedDocumentString(`query ReviewRatings { productReviewRatingsMetadata { items { id name values { value value_id } } } }`) as unknown as TypedDocumentString<ReviewRatingsQuery, ReviewRatingsQueryVariables>;
