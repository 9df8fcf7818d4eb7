/* eslint-disable */
import type { OwnReviewsQuery, OwnReviewsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const OwnReviewsDocument = /*#__PURE__*/ new TypedDocumentString(`query OwnReviews($page: Int!) { customer { reviews(all: true, pageSize: 20, currentPage: $page) { items { ...OwnReviewsReview } page_info { total_pages } } } } fragment OwnReviewsReview on ProductReview { created_at summary text average_rating status product { name url_key url_suffix } }`) as unknown as TypedDocumentString<OwnReviewsQuery, OwnReviewsQueryVariables>;
