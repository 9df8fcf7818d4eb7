/* eslint-disable */
import type { ReviewCountsQuery, ReviewCountsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReviewCountsDocument = /*#__PURE__*/ new TypedDocumentString(`query ReviewCounts { reviewCounts { status count countIsCapped } }`, { hash: '598703048bde7c0867faaca23c429f603d8f37c76951d3e8735a35ce798a66aa' }) as unknown as TypedDocumentString<ReviewCountsQuery, ReviewCountsQueryVariables>;
