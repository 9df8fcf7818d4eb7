/* eslint-disable */
import type { ReviewListQuery, ReviewListQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReviewListDocument = /*#__PURE__*/ new TypedDocumentString(`query ReviewList($list: ListInput!, $status: ReviewStatus, $filter: ReviewFilter) { reviews(list: $list, status: $status, filter: $filter) { items { ...ReviewRow } page { next previous count countIsCapped } } } fragment ReviewRow on Review { id status writtenAt language nickname summary text priceStars qualityStars fit isVerified customer sku product refusedFor reply repliedAt }`, { hash: '209986413d2e659a008707f261ea7c030b91d2150f5c338f06c7b22b873b9537' }) as unknown as TypedDocumentString<ReviewListQuery, ReviewListQueryVariables>;
