/* eslint-disable */
import type { ReviewQuery, ReviewQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReviewDocument = /*#__PURE__*/ new TypedDocumentString(`query Review($id: ID!) { review(id: $id) { ...ReviewRow } } fragment ReviewRow on Review { id status writtenAt language nickname summary text priceStars qualityStars fit isVerified customer sku product refusedFor reply repliedAt }`, { hash: '0798835845b00b49d8d02c860076cd0a690537963f5180bd7bd97a627b8cc8c8' }) as unknown as TypedDocumentString<ReviewQuery, ReviewQueryVariables>;
