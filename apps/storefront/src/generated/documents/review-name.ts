/* eslint-disable */
import type { ReviewNameQuery, ReviewNameQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const ReviewNameDocument = /*#__PURE__*/ new TypedDocumentString(`query ReviewName { customer { firstname reviews(all: true, pageSize: 1) { items { nickname } } } }`) as unknown as TypedDocumentString<ReviewNameQuery, ReviewNameQueryVariables>;
